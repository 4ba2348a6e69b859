// Runs a search in slices until it has an answer, reaches a limit or is cancelled.

import { goesOn, makePace, SLICE } from '../pacing/pace.ts';
import { check } from '../puzzle/check-grid.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result, Stats } from '../puzzle/result.ts';
import { checkOptions, type SolveOptions } from './options.ts';
import { makeSearch, run } from './search/search.ts';
import {
  conflictsOf,
  isComplete,
  knownOf,
  phaseOf,
  progressOf,
  solutionOf,
  statsOf,
} from './search/search-report.ts';
import type { Search } from './search/search-state.ts';

/**
 * Solves `puzzle`: finds up to `maxSolutions` solutions, checks each, and says whether these are
 * all.
 */
export async function solve(puzzle: Puzzle, options: SolveOptions = {}): Promise<Result> {
  checkOptions(puzzle, options);
  const search = makeSearch(puzzle, options, options.onClause);
  const wanted = options.maxSolutions ?? 2;
  const found: Grid[] = [];
  for await (const grid of solutionsOf(search, options)) {
    found.push(grid);
    if (found.length >= wanted) break;
  }
  return {
    solutions: found,
    complete: isComplete(search),
    known: knownOf(search),
    stats: statsOf(search),
  };
}

/**
 * Yields all solutions, one by one, as they are requested. Ends early at a limit or when it is
 * cancelled: the value that the generator returns says whether there are no other solutions.
 */
export async function* solutions(
  puzzle: Puzzle,
  options: Omit<SolveOptions, 'maxSolutions'> = {},
): AsyncGenerator<Grid, { readonly complete: boolean; readonly stats: Stats }> {
  checkOptions(puzzle, options);
  const search = makeSearch(puzzle, options, options.onClause);
  yield* solutionsOf(search, options);
  return { complete: isComplete(search), stats: statsOf(search) };
}

/**
 * Yields the solutions of the search; between slices it checks the limits and lets the host have a
 * turn.
 */
async function* solutionsOf(search: Search, options: SolveOptions): AsyncGenerator<Grid> {
  const pace = makePace(options);
  const look = options.onStep && watchSteps(search, options.onStep);
  if (options.stop?.()) return;
  for (;;) {
    const outcome = run(search, look && phaseOf(search) !== 'searching' ? 1 : SLICE, pace.work);
    look?.();
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
