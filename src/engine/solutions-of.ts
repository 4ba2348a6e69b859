// Runs a search in slices, alone or with a partner, and yields the solutions that it finds.

import { goesOn, makePace, SLICE } from '../pacing/pace.ts';
import { check } from '../puzzle/check-grid.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { SolveOptions } from './options.ts';
import { hear, keepPair, type Pair, tell } from './partners/pair.ts';
import type { FindPartner } from './partners/partner.ts';
import { run } from './search/search.ts';
import { conflictsOf, knownOf, phaseOf, progressOf, solutionOf } from './search/search-report.ts';
import type { Search } from './search/search-state.ts';

/**
 * Yields the solutions of the search; between slices it checks the limits and lets the host have a
 * turn.
 */
export async function* solutionsOf(
  search: Search,
  options: SolveOptions,
  findPartner?: FindPartner,
): AsyncGenerator<Grid> {
  const pace = makePace(options);
  let pair: Pair | undefined;
  const look = options.onStep && watchSteps(search, options.onStep);
  if (options.stop?.()) return;
  for (;;) {
    if (findPartner !== undefined) pair = keepPair(search, pair, findPartner);
    const work = look && phaseOf(search) !== 'searching' ? 1 : SLICE;
    const outcome = (pair && hear(pair, search)) ?? run(search, work, pace.work);
    look?.();
    if (pair !== undefined) tell(pair, search, outcome);
    if (outcome === 'done') return;
    if (outcome === 'solution') yield reportSolution(checked(search, solutionOf(search)), options);
    if (!(await goesOn(pace, conflictsOf(search), () => progressOf(search)))) return;
  }
}

function reportSolution(solution: Grid, { onSolution }: SolveOptions): Grid {
  onSolution?.(solution);
  return solution;
}

/**
 * Returns a function that reports a step if anything has changed in what is known since its last
 * call.
 */
function watchSteps(search: Search, onStep: NonNullable<SolveOptions['onStep']>): () => void {
  let last = knownOf(search).cells;
  return () => {
    const { cells } = knownOf(search);
    if (cells.every((candidates, cell) => candidates === last[cell])) return;
    last = cells;
    onStep({ phase: phaseOf(search), cells: cells.slice() });
  };
}

/**
 * Returns the grid, or throws if it breaks a clue: a wrong grid is a bug of the solver, not a
 * result.
 */
function checked({ puzzle, free }: Search, grid: Grid): Grid {
  const mismatches = check(puzzle, grid);
  if (mismatches.every((mismatch) => 'line' in mismatch && free.has(mismatch.line))) return grid;
  throw new Error('the engine found a grid that is no solution');
}
