// Chooses cells that make a picture the only solution of its clues once a player is given them. As
// long as there is another solution, one of the cells in which it differs has to be given: the one
// that leaves the fewest cells open. In the end, needless cells are taken back.

import { ask, makeBudget, type QuestionBudget } from '../../engine/question-budget.ts';
import type { Hosting } from '../../pacing/pace.ts';
import { countKnown, differingCells, type Grid } from '../../puzzle/grid.ts';
import { type Puzzle, startCells } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';

export interface CellsToGive {
  readonly cells: readonly number[];
  /** Whether the picture is the only solution with these cells. */
  readonly isEnough: boolean;
  /** Whether none of the cells can be left out. */
  readonly isMinimal: boolean;
}

export interface GivingProgress {
  /** How many cells are chosen so far. */
  readonly given: number;
  /** How many cells are not known to have one colour in all solutions. */
  readonly open: number;
}

interface Giving {
  readonly puzzle: Puzzle;
  readonly goal: Grid;
  /** The candidates of all cells: those of chosen cells are the colours of the picture. */
  readonly within: Int32Array;
  readonly chosen: number[];
  readonly budget: QuestionBudget<GivingProgress>;
  open: number;
}

const LIMITS = { seconds: 20 };
/** The number of conflicts after which a question is left unanswered. */
const CONFLICTS = 20_000;
/** The most cells that are tried before one of them is chosen. */
const TRIES = 8;

/**
 * Returns cells to give besides those that the puzzle gives. Its goal is the picture. By default
 * the limit is 20 seconds. Throws a RangeError if the puzzle has no goal.
 */
export async function cellsToGive(
  puzzle: Puzzle,
  hosting: Hosting<GivingProgress> = {},
): Promise<CellsToGive> {
  const giving = startGiving(puzzle, hosting);
  for (;;) {
    const differing = await differingCellsNow(giving);
    if (differing === undefined) return { cells: giving.chosen, isEnough: false, isMinimal: false };
    if (differing.length === 0) break;
    give(giving, await bestOf(giving, differing));
  }
  const isMinimal = await takeBackNeedless(giving);
  return { cells: giving.chosen, isEnough: true, isMinimal };
}

function startGiving(puzzle: Puzzle, hosting: Hosting<GivingProgress>): Giving {
  const { goal } = puzzle;
  if (goal === undefined) throw new RangeError('a puzzle without its picture');
  const within = startCells(puzzle);
  const budget = makeBudget({ limits: LIMITS, ...hosting }, () => ({
    given: giving.chosen.length,
    open: giving.open,
  }));
  const giving: Giving = { puzzle, goal, within, chosen: [], budget, open: within.length };
  return giving;
}

function give({ within, goal, chosen }: Giving, cell: number): void {
  within[cell] = goal.cells[cell];
  chosen.push(cell);
}

/**
 * Returns the cells in which other solutions differ from the picture; none if the picture is the
 * only solution, and undefined if that is not found out.
 */
async function differingCellsNow(giving: Giving): Promise<readonly number[] | undefined> {
  const result = await askNow(giving);
  if (result === undefined) return undefined;
  giving.open = countOpen(result);
  const differing = differingCells([giving.goal, ...result.solutions]);
  return differing.length > 0 || result.complete ? differing : undefined;
}

function askNow({ budget, puzzle, within }: Giving): Promise<Result | undefined> {
  return ask(budget, puzzle, { within, maxSolutions: 2, conflicts: CONFLICTS });
}

function countOpen({ known }: Result): number {
  return known.cells.length - countKnown(known);
}

/** Returns the one of some of the cells that leaves the fewest cells open if it is given. */
async function bestOf(giving: Giving, cells: readonly number[]): Promise<number> {
  const { within, goal } = giving;
  let [best, least] = [cells[0], Number.POSITIVE_INFINITY];
  for (const cell of spread(cells, TRIES)) {
    const before = within[cell];
    within[cell] = goal.cells[cell];
    const result = await askNow(giving);
    within[cell] = before;
    if (result === undefined) break;
    const open = countOpen(result);
    if (open < least) [best, least] = [cell, open];
  }
  return best;
}

/** Returns at most `count` of the cells, evenly spread. */
function spread(cells: readonly number[], count: number): number[] {
  const taken = Math.min(count, cells.length);
  return Array.from({ length: taken }, (_, i) => cells[Math.floor((i * cells.length) / taken)]);
}

/** Returns false if it was not found out for all cells whether they are needed. */
async function takeBackNeedless(giving: Giving): Promise<boolean> {
  const { within, goal, chosen, puzzle } = giving;
  const start = startCells(puzzle);
  for (const cell of [...chosen]) {
    within[cell] = start[cell];
    const differing = await differingCellsNow(giving);
    if (differing?.length === 0) chosen.splice(chosen.indexOf(cell), 1);
    else within[cell] = goal.cells[cell];
    if (differing === undefined) return false;
  }
  return true;
}
