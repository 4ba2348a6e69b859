// The engine's front door: runs a search in slices until a verdict, a limit or a stop.

import { goesOn, makePace, SLICE } from '../pacing/pace.ts';
import { check } from '../puzzle/check.ts';
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

/** Solves `puzzle`: up to `maxSolutions` solutions, each checked, and whether there are more. */
export async function solve(puzzle: Puzzle, options: SolveOptions = {}): Promise<Result> {
  checkOptions(puzzle, options);
  const search = makeSearch(puzzle, options.seed, options.layers, options, options.onClause);
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
 * All solutions, one by one, as they are asked for. Ends early at a limit or a stop: the value that
 * the generator returns says whether those were all.
 */
export async function* solutions(
  puzzle: Puzzle,
  options: Omit<SolveOptions, 'maxSolutions'> = {},
): AsyncGenerator<Grid, { readonly complete: boolean; readonly stats: Stats }> {
  checkOptions(puzzle, options);
  const search = makeSearch(puzzle, options.seed, options.layers, options, options.onClause);
  yield* solutionsOf(search, options);
  return { complete: isComplete(search), stats: statsOf(search) };
}

/** Runs the search to its solutions, looking at limits and host between slices. */
async function* solutionsOf(search: Search, options: SolveOptions): AsyncGenerator<Grid> {
  const pace = makePace(options);
  const look = options.onStep && watchSteps(search, options.onStep);
  if (options.stop?.()) return;
  for (;;) {
    const outcome = run(search, look && phaseOf(search) !== 'searching' ? 1 : SLICE, pace.work);
    look?.();
    if (outcome === 'done') return;
    if (outcome === 'solution') yield checked(search, solutionOf(search));
    if (!(await goesOn(pace, conflictsOf(search), () => progressOf(search)))) return;
  }
}

/** Tells a step when a candidate has gone since the last look. */
function watchSteps(search: Search, onStep: NonNullable<SolveOptions['onStep']>): () => void {
  let last = knownOf(search).cells;
  return () => {
    const { cells } = knownOf(search);
    if (cells.every((candidates, cell) => candidates === last[cell])) return;
    last = cells;
    onStep({ phase: phaseOf(search), cells: cells.slice() });
  };
}

/** A solver that returns a wrong grid is broken: that is a bug, not a result. */
function checked({ puzzle, free }: Search, grid: Grid): Grid {
  if (check(puzzle, grid).every(({ line }) => free.has(line))) return grid;
  throw new Error('the engine found a grid that breaks its clues');
}
