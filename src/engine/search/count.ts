// Counts the solutions of a puzzle. Clause learning looks for the first few: most puzzles have no
// more, and the proof of that may be hard. If there are more, the ways to fill each region are
// counted separately, and these counts are multiplied.

import { goesOn, makePace, type Pace, SLICE } from '../../pacing/pace.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { cellsAt, clearQueue, makeBoardWithin } from '../board/board.ts';
import { regionsOf } from '../board/regions.ts';
import { checkOptions, type Progress, type SolveOptions } from '../options.ts';
import { atLeast, type Counting, goOnCounting, makeCounting, startCount } from './count-regions.ts';
import { makeSearch, run } from './search.ts';
import { conflictsOf, isComplete, progressOf, solutionOf } from './search-report.ts';
import type { Search } from './search-state.ts';

/**
 * When the search has found more solutions than this one by one, the solutions are counted by
 * regions.
 */
const FEW = 100n;

export interface Count {
  readonly count: bigint;
  /** False when `count` is only a lower bound. */
  readonly complete: boolean;
}

/** The data that all steps of one count share. */
interface WholeCount {
  readonly puzzle: Puzzle;
  readonly options: SolveOptions;
  readonly pace: Pace<Progress>;
  readonly search: Search;
  /** Conflicts of all searches and counts so far. */
  spent: number;
}

/** Counts solutions up to `limit`: the number is exact if `complete`, else a lower bound. */
export async function count(
  puzzle: Puzzle,
  limit?: bigint,
  options: Omit<SolveOptions, 'maxSolutions'> = {},
): Promise<Count> {
  checkOptions(puzzle, options);
  if (limit !== undefined && (typeof limit !== 'bigint' || limit < 1n)) {
    throw new RangeError(`limit is ${limit}: expected a bigint of 1n or more`);
  }
  if (options.stop?.()) return { count: 0n, complete: false };
  const search = makeSearch(puzzle, options);
  const whole = { puzzle, options, pace: makePace(options), search, spent: 0 };
  const counted = await countAll(whole, limit);
  if (limit === undefined || counted.count <= limit) return counted;
  return { count: limit, complete: false };
}

/** Counts all solutions, but stops as soon as it is certain that there are more than `limit`. */
async function countAll(whole: WholeCount, limit: bigint | undefined): Promise<Count> {
  const { search } = whole;
  const most = limit !== undefined && limit < FEW ? limit : FEW;
  const solution = await findFew(whole, search, most);
  const few = { count: BigInt(search.found), complete: isComplete(search) };
  if (few.complete || few.count <= most || most === limit || solution === undefined) return few;
  const counted = await countRegions(whole, solution, limit);
  return counted.count > few.count ? counted : { ...few, complete: counted.complete };
}

/**
 * Searches until more than `most` solutions are found, the search ends, or a limit is reached.
 * Returns the latest solution that this call found, if any.
 */
async function findFew(
  whole: WholeCount,
  search: Search,
  most: bigint,
): Promise<Int32Array | undefined> {
  const { pace, spent } = whole;
  let solution: Int32Array | undefined;
  for (;;) {
    const outcome = run(search, SLICE, pace.work - spent);
    if (outcome === 'solution') solution = solutionOf(search).cells;
    whole.spent = spent + conflictsOf(search);
    if (outcome === 'done' || search.found > most) return solution;
    if (!(await goesOn(pace, whole.spent, () => progressOf(search)))) return solution;
  }
}

async function countRegions(
  whole: WholeCount,
  solution: Int32Array,
  limit: bigint | undefined,
): Promise<Count> {
  const board = makeBoardWithin(whole.puzzle, whole.search.root, whole.search.free);
  // The root of the search is a fixpoint already.
  clearQueue(board);
  const counting = makeCounting(board);
  const regions = regionsOf(counting.regions, [...board.cells.keys()]);
  let product = 1n;
  for (const region of regions) {
    // If the region can be filled in this many ways, the whole count exceeds the limit.
    const enough = limit === undefined ? undefined : limit / product + 1n;
    startCount(counting, region, enough);
    const most = regions.length === 1 ? Number.POSITIVE_INFINITY : WORK_PER_REGION;
    let ways = await drive(whole, counting, most);
    if (ways === undefined) {
      const few = await countFew(whole, region, counting, solution);
      ways = few.complete ? few : await drive(whole, counting, Number.POSITIVE_INFINITY);
    }
    // The known solution fills every region, so each region has at least one way, and the product
    // is a lower bound even if a region is not counted.
    if (ways !== undefined && ways.count > 1n) product *= ways.count;
    if (!ways?.complete) return { count: product, complete: false };
  }
  return { count: product, complete: limit === undefined || product <= limit };
}

/**
 * How much work is spent on one of several regions, in steps of about 10 ns, before clause learning
 * tries that region.
 */
const WORK_PER_REGION = 20_000_000;

/** Continues a count for `most` more work; undefined when that work was not enough. */
async function drive(
  whole: WholeCount,
  counting: Counting,
  most: number,
): Promise<Count | undefined> {
  const { board } = counting;
  const end = board.work + most;
  while (board.work < end) {
    const before = counting.conflicts;
    const counted = goOnCounting(counting, board.work + SLICE);
    whole.spent += counting.conflicts - before;
    const goes = await goesOn(whole.pace, whole.spent, () => progressOfCount(whole, counting));
    if (counted !== undefined) return { count: counted, complete: true };
    if (!goes) return { count: atLeast(counting), complete: false };
  }
  return undefined;
}

function progressOfCount({ search, spent }: WholeCount, { board }: Counting): Progress {
  const progress = progressOf(search);
  const lineSolves = progress.stats.lineSolves + board.lineSolves;
  const propagations = progress.stats.propagations + board.propagations;
  const stats = { ...progress.stats, lineSolves, propagations, conflicts: spent };
  return { ...progress, phase: 'counting', stats };
}

/**
 * Counts the ways to fill a region while all other cells are as in the solution; complete if there
 * are at most `FEW` and no limit was reached.
 */
async function countFew(
  whole: WholeCount,
  region: readonly number[],
  { board }: Counting,
  solution: Int32Array,
): Promise<Count> {
  const { puzzle, options } = whole;
  const root = cellsAt(board, 0);
  const within = solution.slice();
  for (const cell of region) within[cell] = root[cell];
  const search = makeSearch(puzzle, { ...options, within });
  await findFew(whole, search, FEW);
  return { count: BigInt(search.found), complete: isComplete(search) };
}
