// How many solutions a puzzle has. Clause learning looks for the first few: most puzzles have no more, and their
// proof may be hard. What has more is counted by regions, each by itself, with all other cells as in a solution.

import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Board, cellsAt, makeBoard, narrow, undoTo } from './board.ts';
import { type Counting, countCells, makeCounting } from './counting.ts';
import { checkOptions, type Progress, type SolveOptions } from './options.ts';
import { goesOn, makePace, type Pace, SLICE } from './pace.ts';
import { propagate } from './propagate.ts';
import { regionsOf } from './regions.ts';
import { makeSearch, run, type Search } from './search.ts';
import { conflictsOf, isComplete, progressOf, solutionOf } from './search-report.ts';

/** Solutions that clause learning looks for, one by one, before regions are counted. */
const FEW = 100n;

export interface Count {
  readonly count: bigint;
  /** False when there are at least so many. */
  readonly complete: boolean;
}

/** What all steps of one count share. */
interface Task {
  readonly puzzle: Puzzle;
  readonly options: SolveOptions;
  readonly pace: Pace;
}

/** The number of solutions up to `limit`: exact if `complete`, else there are at least so many. */
export async function count(
  puzzle: Puzzle,
  limit?: bigint,
  options: Omit<SolveOptions, 'maxSolutions'> = {},
): Promise<Count> {
  checkOptions(options);
  if (limit !== undefined && (typeof limit !== 'bigint' || limit < 1n)) {
    throw new RangeError(`limit is ${limit}: expected a bigint of 1n or more`);
  }
  const task = { puzzle, options, pace: makePace(options) };
  const counted = await countAll(task, limit);
  if (limit === undefined || counted.count <= limit) return counted;
  return { count: limit, complete: false };
}

/** Counts more than `limit` only as far as it takes to know. */
async function countAll(task: Task, limit: bigint | undefined): Promise<Count> {
  const { puzzle, options, pace } = task;
  const search = makeSearch(puzzle, options.seed, options.layers);
  const most = limit !== undefined && limit < FEW ? limit : FEW;
  const solution = await findFew(search, most, pace);
  const few = { count: BigInt(search.found), complete: isComplete(search) };
  if (few.complete || few.count <= most || most === limit || solution === undefined) return few;
  const counted = await countRegions(task, search, solution, limit);
  return counted.count > few.count ? counted : { ...few, complete: counted.complete };
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
  task: Task,
  search: Search,
  solution: Int32Array,
  limit: bigint | undefined,
): Promise<Count> {
  const board = makeBoard(task.puzzle);
  search.root.forEach((candidates, cell) => {
    narrow(board, cell, candidates);
  });
  propagate(board, Number.POSITIVE_INFINITY);
  const counting = makeCounting(board);
  const regions = regionsOf(counting.regions, [...board.cells.keys()]);
  const progress = (): Progress => ({ ...progressOf(search), phase: 'counting' });
  let product = 1n;
  for (const region of regions) {
    const missing = limit === undefined ? undefined : limit / product + 1n;
    const isOnly = regions.length === 1;
    const ways = await countRegion(task, counting, region, missing, isOnly, solution, progress);
    // The solution has the other cells in one way: there is at least one here, whatever was not settled.
    if (ways.count > 1n) product *= ways.count;
    const isLast = region === regions[regions.length - 1];
    if (!ways.complete || (!isLast && !(await goesOn(task.pace, 0, progress)))) {
      return { count: product, complete: false };
    }
  }
  return { count: product, complete: limit === undefined || product <= limit };
}

/** Work on one region, in steps of about 10 ns, before clause learning has a look at it. */
const PATIENCE = 20_000_000;

/** One region: depth first, and where that takes long, clause learning tries whether there are only a few ways. */
async function countRegion(
  task: Task,
  counting: Counting,
  region: readonly number[],
  limit: bigint | undefined,
  isOnly: boolean,
  solution: Int32Array,
  progress: () => Progress,
): Promise<Count> {
  const { board } = counting;
  const steps = countCells(counting, region, limit === undefined ? undefined : limit + 1n);
  const patience = isOnly ? Number.POSITIVE_INFINITY : board.work + PATIENCE;
  const counted = await drive(steps, counting, task.pace, patience, progress, limit);
  if (counted !== undefined) return counted;
  const few = await countFew(task, region, board, solution);
  if (!few.complete) {
    const late = await drive(steps, counting, task.pace, Number.POSITIVE_INFINITY, progress, limit);
    if (late !== undefined) return late;
  }
  undoTo(board, 0);
  return few;
}

/** Goes on with a count for so much work; undefined when that was not enough. */
async function drive(
  steps: Generator<void, bigint>,
  counting: Counting,
  pace: Pace,
  patience: number,
  progress: () => Progress,
  limit: bigint | undefined,
): Promise<Count | undefined> {
  while (counting.board.work < patience) {
    counting.bound = counting.board.work + SLICE;
    const step = steps.next();
    if (step.done) {
      const isExact = !counting.isOver && (limit === undefined || step.value <= limit);
      return { count: step.value, complete: isExact };
    }
    if (!(await goesOn(pace, 0, progress))) counting.isOver = true;
  }
  return undefined;
}

/** The ways of a region with all other cells as in the solution: all of them, if they are few. */
async function countFew(
  { puzzle, options, pace }: Task,
  region: readonly number[],
  board: Board,
  solution: Int32Array,
): Promise<Count> {
  const root = cellsAt(board, 0);
  const given = solution.slice();
  for (const cell of region) given[cell] = root[cell];
  const search = makeSearch(puzzle, options.seed, options.layers, given);
  await findFew(search, FEW, pace);
  return { count: BigInt(search.found), complete: isComplete(search) };
}
