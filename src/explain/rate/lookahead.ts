// Measures how far one has to look ahead to solve a puzzle. LINE means that lines alone fill the
// board, at depth 0; BRANCH means that values of cells have to be tried. At depth 1 each try is
// followed by line solves; a value that ends in a contradiction is struck out, and what all values
// of a cell lead to is marked. At depth 2 each try is followed by tries of depth 1. What a depth
// can find does not depend on the order of the tries, so the least depth that fills the board is a
// property of the puzzle.
//
// The words LINE and BRANCH with a depth come from the program Picross Solver, where they tell the
// depth of branching of that program. Cost: a propagation for each candidate and pass at depth 1,
// the square of that at depth 2. The work is bounded by a number of steps of the engine, which is
// the same on every machine.

import {
  type Board,
  clearQueue,
  makeBoard,
  narrow,
  startTrail,
  undoTo,
} from '../../engine/board/board.ts';
import { propagate } from '../../engine/board/propagate.ts';
import type { Lines } from '../../engine/line-kernel/clue-tables.ts';
import { SLICE } from '../../pacing/pace.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

export interface Lookahead {
  readonly kind: 'LINE' | 'BRANCH';
  /** The least depth that fills the board, or a lower bound on it when `isExact` is false. */
  readonly depth: number;
  readonly isExact: boolean;
}

/** The lookahead of a puzzle that lines fill, as sweeps of its lines show too. */
export const LINES_ALONE: Lookahead = { kind: 'LINE', depth: 0, isExact: true };

const MOST_DEPTH = 2;
/** Bound on the work, in steps of about 10 ns. */
const MOST_WORK = 1e8;

/**
 * Measures the depth; returns undefined when a contradiction shows that there is no solution. When
 * there are several solutions, no depth fills the board. Yields, at least once for each try, how
 * many cells are known. `tables` are those of `buildLines`, if there are any.
 */
export function* lookingAhead(
  puzzle: Puzzle,
  { mostWork = MOST_WORK, tables }: { readonly mostWork?: number; readonly tables?: Lines } = {},
): Generator<number, Lookahead | undefined> {
  const board = makeBoard(puzzle, undefined, tables);
  if ((yield* followLines(board)) === 'conflict') return undefined;
  if (board.unknown === 0) return LINES_ALONE;
  startTrail(board);
  const looking = { board, end: board.work + mostWork };
  for (let depth = 1; depth <= MOST_DEPTH; depth++) {
    const outcome = yield* lookFrom(looking, depth);
    if (outcome === 'conflict') return undefined;
    if (outcome === 'cut') return { kind: 'BRANCH', depth, isExact: false };
    if (board.unknown === 0) return { kind: 'BRANCH', depth, isExact: true };
  }
  return { kind: 'BRANCH', depth: MOST_DEPTH + 1, isExact: false };
}

interface Looking {
  readonly board: Board;
  /** The value of `board.work` at which the lookahead is given up. */
  readonly end: number;
}

type Outcome = 'fixpoint' | 'conflict' | 'cut';

/**
 * Narrows the board by tries of this depth until the tries find nothing more. A contradiction, or
 * the bound on the work, ends the tries before that.
 */
export function* lookFrom(looking: Looking, depth: number): Generator<number, Outcome> {
  const { board } = looking;
  if (depth === 0) return yield* followLines(board);
  for (let hasGained = true; hasGained; ) {
    hasGained = false;
    for (let cell = 0; cell < board.cells.length; cell++) {
      if (isKnown(board.cells[cell])) continue;
      if (board.work >= looking.end) return 'cut';
      const tried = yield* tryCell(looking, cell, depth);
      if (tried === 'nothing') continue;
      const outcome = tried === 'gain' ? yield* lookFrom(looking, depth - 1) : tried;
      if (outcome !== 'fixpoint') return outcome;
      hasGained = true;
    }
  }
  return 'fixpoint';
}

/**
 * Tries each value of a cell: strikes out the first value that fails or, if none fails, marks what
 * all values lead to.
 */
function* tryCell(
  looking: Looking,
  cell: number,
  depth: number,
): Generator<number, 'gain' | 'nothing' | 'conflict' | 'cut'> {
  const { board } = looking;
  let common: Map<number, number> | undefined;
  for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
    const size = board.trailSize;
    narrow(board, cell, left & -left);
    const outcome = yield* lookFrom(looking, depth - 1);
    if (outcome === 'cut') return 'cut';
    if (outcome === 'fixpoint') common = commonWith(board, size, common);
    undoTo(board, size);
    if (outcome === 'fixpoint') continue;
    narrow(board, cell, ~(left & -left));
    return 'gain';
  }
  let result: 'gain' | 'nothing' = 'nothing';
  for (const [other, candidates] of common ?? []) {
    if (narrow(board, other, candidates)) result = 'gain';
  }
  return result;
}

/**
 * Returns the cells that the first try changed, each with the candidates that are left to it after
 * at least one of the tries so far. `before` is the answer for the earlier tries, undefined before
 * the first; the latest try is on the board.
 */
function commonWith(
  { cells, trail, trailSize }: Board,
  size: number,
  before: ReadonlyMap<number, number> | undefined,
): Map<number, number> {
  const touched = before?.keys() ?? Array.from(trail.subarray(size, trailSize), cellOfEntry);
  const common = new Map<number, number>();
  for (const cell of touched) common.set(cell, (before?.get(cell) ?? 0) | cells[cell]);
  return common;
}

/** Entries of the trail are cell * 32 + colour. */
function cellOfEntry(entry: number): number {
  return entry >>> 5;
}

function* followLines(board: Board): Generator<number, 'fixpoint' | 'conflict'> {
  for (;;) {
    const outcome = propagate(board, board.work + SLICE);
    yield board.cells.length - board.unknown;
    if (outcome === 'conflict') clearQueue(board);
    if (outcome !== 'paused') return outcome;
  }
}
