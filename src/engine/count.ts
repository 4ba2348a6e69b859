// How many solutions a puzzle has. Clause learning looks for the first few: most puzzles have no more, and their
// proof may be hard. What has more is counted by regions, each by itself, with all other cells as in a solution.

import { isKnown } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Board, makeBoard, narrow } from './board.ts';
import { countCells, makeCounting } from './counting.ts';
import type { Progress, SolveOptions } from './options.ts';
import { goesOn, makePace, type Pace, SLICE } from './pace.ts';
import { propagate } from './propagate.ts';
import { makeRegions, regionsOf } from './regions.ts';
import { makeSearch, run, type Search } from './search.ts';
import { conflictsOf, isComplete, progressOf, solutionOf } from './search-report.ts';

/** Solutions that clause learning looks for, one by one, before regions are counted. */
const FEW = 100n;

export interface Count {
  readonly count: bigint;
  /** False when there are at least so many. */
  readonly complete: boolean;
}

/** The number of solutions up to `limit`: exact if `complete`, else there are at least so many. */
export async function count(
  puzzle: Puzzle,
  limit?: bigint,
  options: Omit<SolveOptions, 'maxSolutions'> = {},
): Promise<Count> {
  if (limit !== undefined && limit < 1n)
    throw new RangeError(`limit is ${limit}: expected 1 or more`);
  const pace = makePace(options);
  const counted = await countWithin(puzzle, undefined, limit, pace, options);
  if (limit === undefined || counted.count <= limit) return counted;
  return { count: limit, complete: false };
}

/** Counts more than `limit` only as far as it takes to know. */
async function countWithin(
  puzzle: Puzzle,
  given: Int32Array | undefined,
  limit: bigint | undefined,
  pace: Pace,
  options: SolveOptions,
): Promise<Count> {
  const search = makeSearch(puzzle, options.seed, options.layers, given);
  const most = limit !== undefined && limit < FEW ? limit : FEW;
  const solution = await findFew(search, most, pace);
  const found = BigInt(search.found);
  if (isComplete(search)) return { count: found, complete: true };
  if (found <= most || most === limit || solution === undefined)
    return { count: found, complete: false };
  return countRegions(puzzle, search, solution, limit, pace, options);
}

/** One solution more than `most`, where there are so many; returns one of them. */
async function findFew(search: Search, most: bigint, pace: Pace): Promise<Int32Array | undefined> {
  let solution: Int32Array | undefined;
  for (;;) {
    const outcome = run(search, SLICE, pace.conflicts);
    if (outcome === 'solution') solution = solutionOf(search).cells;
    if (outcome === 'done' || search.found > most) return solution;
    if (!(await goesOn(pace, conflictsOf(search), () => progressOf(search)))) return solution;
  }
}

async function countRegions(
  puzzle: Puzzle,
  search: Search,
  solution: Int32Array,
  limit: bigint | undefined,
  pace: Pace,
  options: SolveOptions,
): Promise<Count> {
  const board = makeBoard(puzzle);
  search.root.forEach((candidates, cell) => {
    narrow(board, cell, candidates);
  });
  propagate(board, Number.POSITIVE_INFINITY);
  const open = [...board.cells.keys()].filter((cell) => !isKnown(board.cells[cell]));
  const regions = regionsOf(makeRegions(board), open);
  if (regions.length === 1) return countOne(search, board, open, limit, pace);
  let product = 1n;
  let complete = true;
  for (const region of regions) {
    const given = solution.slice();
    for (const cell of region) given[cell] = board.cells[cell];
    const missing = limit === undefined ? undefined : limit / product + 1n;
    const ways = await countWithin(puzzle, given, missing, pace, options);
    // The solution has the other cells in one way: there is at least one here, whatever was not settled.
    product *= ways.count > 0n ? ways.count : 1n;
    if (!ways.complete) complete = false;
    if (limit !== undefined && product > limit) return { count: product, complete: false };
  }
  return { count: product, complete };
}

async function countOne(
  search: Search,
  board: Board,
  cells: readonly number[],
  limit: bigint | undefined,
  pace: Pace,
): Promise<Count> {
  const counting = makeCounting(board);
  const enough = limit === undefined ? undefined : limit + 1n;
  const steps = countCells(counting, cells, enough);
  for (;;) {
    counting.bound = board.work + SLICE;
    const step = steps.next();
    if (step.done)
      return { count: step.value, complete: limit === undefined || step.value <= limit };
    const progress = (): Progress => ({ ...progressOf(search), phase: 'counting' });
    if (!(await goesOn(pace, 0, progress))) {
      return { count: BigInt(search.found), complete: false };
    }
  }
}
