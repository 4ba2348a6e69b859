// The engine's front door: runs a search in slices until a verdict, a limit or a stop.

import { isSolution } from '../puzzle/check.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result, Stats } from '../puzzle/result.ts';
import { breathe } from './breathe.ts';
import type { Layers, SolveOptions } from './options.ts';
import {
  conflictsOf,
  isComplete,
  knownOf,
  makeSearch,
  progressOf,
  run,
  type Search,
  solutionOf,
  statsOf,
} from './search.ts';

/** Work between two looks at the clock, in steps of about 10 ns: some milliseconds. */
const SLICE = 200_000;
/** The host gets its turn this often, in milliseconds. */
const BREATH = 20;

/** Clause learning has to remember every solution that it leaves behind: beyond so many it does not pay. */
const MOST_REMEMBERED = 1000;

function layersFor({ layers, maxSolutions = 2 }: SolveOptions): Partial<Layers> {
  return maxSolutions > MOST_REMEMBERED ? { ...layers, learning: false } : { ...layers };
}

/** Solves `puzzle`: up to `maxSolutions` solutions, each checked, and whether there are more. */
export async function solve(puzzle: Puzzle, options: SolveOptions = {}): Promise<Result> {
  const search = makeSearch(puzzle, options.seed, layersFor(options));
  const wanted = options.maxSolutions ?? 2;
  if (!(wanted >= 1)) throw new RangeError(`maxSolutions is ${wanted}: expected 1 or more`);
  const found: Grid[] = [];
  for await (const grid of solutionsOf(puzzle, search, options)) {
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
 * All solutions, one by one, as they are asked for. Ends early at a limit or a stop: the value that the
 * generator returns says whether those were all.
 */
export async function* solutions(
  puzzle: Puzzle,
  options: Omit<SolveOptions, 'maxSolutions'> = {},
): AsyncGenerator<Grid, { readonly complete: boolean; readonly stats: Stats }> {
  const search = makeSearch(puzzle, options.seed, { ...options.layers, learning: false });
  yield* solutionsOf(puzzle, search, options);
  return { complete: isComplete(search), stats: statsOf(search) };
}

/** How many solutions there are: all of them if `complete`, else at least so many. */
export async function count(
  puzzle: Puzzle,
  options: SolveOptions = {},
): Promise<{ readonly count: bigint; readonly complete: boolean }> {
  const search = makeSearch(puzzle, options.seed, { ...options.layers, learning: false });
  const { maxSolutions = Number.POSITIVE_INFINITY } = options;
  for await (const _ of solutionsOf(puzzle, search, options)) {
    if (search.found >= maxSolutions) break;
  }
  return { count: BigInt(search.found), complete: isComplete(search) };
}

/** Runs the search to its solutions, looking at limits and host between slices. */
async function* solutionsOf(
  puzzle: Puzzle,
  search: Search,
  options: SolveOptions,
): AsyncGenerator<Grid> {
  const { stop, onProgress, limits = {} } = options;
  const { seconds = Number.POSITIVE_INFINITY, conflicts = Number.POSITIVE_INFINITY } = limits;
  let breathed = Date.now();
  const end = breathed + seconds * 1000;
  if (stop?.()) return;
  for (;;) {
    const outcome = run(search, SLICE, conflicts);
    if (outcome === 'done') return;
    if (outcome === 'solution') yield checked(puzzle, solutionOf(search));
    const now = Date.now();
    if (conflictsOf(search) >= conflicts || now >= end || stop?.()) return;
    if (now - breathed < BREATH) continue;
    onProgress?.(progressOf(search));
    await breathe();
    breathed = Date.now();
  }
}

/** A solver that returns a wrong grid is broken: that is a bug, not a result. */
function checked(puzzle: Puzzle, grid: Grid): Grid {
  if (!isSolution(puzzle, grid)) throw new Error('the engine found a grid that breaks its clues');
  return grid;
}
