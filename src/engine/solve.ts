// Solves puzzles: runs a search until it has an answer, reaches a limit or is cancelled.

import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result, Stats } from '../puzzle/result.ts';
import { checkOptions, type Limits, type SolveOptions } from './options.ts';
import type { FindPartner } from './partners/partner.ts';
import { makeSearch } from './search/search.ts';
import { isComplete, knownOf, statsOf } from './search/search-report.ts';
import { solutionsOf } from './solutions-of.ts';

/**
 * Solves `puzzle`: finds up to `maxSolutions` solutions, checks each, and says whether these are
 * all.
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): Promise<Result> {
  return resultOf(puzzle, options);
}

/**
 * Solves `puzzle` as `solve` does, but with the help of a partner. As long as the search has no
 * partner, it asks `findPartner` for one between slices. The counters count the work of this search
 * alone. The partner helps up to the second solution.
 */
export function solveTogether(
  puzzle: Puzzle,
  options: PairedOptions,
  findPartner: FindPartner,
): Promise<Result> {
  return resultOf(puzzle, options, findPartner);
}

async function resultOf(
  puzzle: Puzzle,
  options: SolveOptions,
  findPartner?: FindPartner,
): Promise<Result> {
  checkOptions(puzzle, options);
  const search = makeSearch(puzzle, options, options.onClause);
  const wanted = options.maxSolutions ?? 2;
  const found: Grid[] = [];
  for await (const grid of solutionsOf(search, options, findPartner)) {
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
 * A certificate can only rest on what one search has learnt, and a run with a seed or a limit in
 * conflicts has to be the same every time: these need a search without a partner.
 */
export interface PairedOptions
  extends Pick<
    SolveOptions,
    'maxSolutions' | 'within' | 'stop' | 'room' | 'onProgress' | 'onSolution'
  > {
  readonly limits?: Pick<Limits, 'seconds'>;
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
