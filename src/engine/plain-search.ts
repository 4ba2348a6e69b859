// Depth-first search over cells, in slices: propagate lines, decide a cell, take it back on a conflict.
// Complete and simple; exponential on puzzles that need more than a few decisions.
//
// A decision gives a cell one of its colours; when that fails, the colour is removed one level up, so the
// tree is binary for any number of colours and no solution is found twice.

import { colourOf, type Grid, isKnown } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Stats } from '../puzzle/result.ts';
import {
  type Board,
  cellsAt,
  enqueue,
  gridOf,
  makeBoard,
  remove,
  startTrail,
  undoTo,
} from './board.ts';
import type { Progress } from './options.ts';
import { propagate } from './propagate.ts';
import { makeRandom, type Random } from './random.ts';

export interface Search {
  readonly board: Board;
  readonly random: Random | undefined;
  /** Trail size before each decision, and the decision, as cell * 32 + colour. */
  marks: Int32Array;
  decisions: Int32Array;
  depth: number;
  /** OR of the solutions found: what they do not agree on. */
  readonly seen: Int32Array;
  found: number;
  state: 'open' | 'at-solution' | 'done';
  decisionCount: number;
  conflicts: number;
  /** Unknown cells before the first decision. */
  rootUnknown: number;
}

/** Seed 0 searches in a fixed order; any other seed breaks ties at random, the same way every time. */
export function makeSearch(puzzle: Puzzle, seed = 0): Search {
  const board = makeBoard(puzzle);
  return {
    board,
    random: seed === 0 ? undefined : makeRandom(seed),
    marks: new Int32Array(0),
    decisions: new Int32Array(0),
    depth: 0,
    seen: new Int32Array(board.cells.length),
    found: 0,
    state: 'open',
    decisionCount: 0,
    conflicts: 0,
    rootUnknown: board.unknown,
  };
}

/**
 * Works for about `work` steps of 10 ns or until there were `conflicts` conflicts, then pauses; stops
 * earlier at a solution or when all is searched. Call again to go on.
 */
export function run(
  search: Search,
  work = Number.POSITIVE_INFINITY,
  conflicts = Number.POSITIVE_INFINITY,
): 'solution' | 'done' | 'paused' {
  const { board } = search;
  const bound = board.work + work;
  if (search.state === 'at-solution') backtrack(search);
  while (search.state === 'open') {
    if (search.conflicts >= conflicts) return 'paused';
    const propagated = propagate(board, bound);
    if (propagated === 'paused') return 'paused';
    if (propagated === 'conflict') {
      search.conflicts++;
      backtrack(search);
    } else if (board.unknown === 0) {
      noteSolution(search);
      return 'solution';
    } else {
      decide(search);
    }
  }
  return 'done';
}

/** The solution at which `run` stopped. */
export function solutionOf(search: Search): Grid {
  return gridOf(search.board);
}

/** What all solutions agree on, as far as the search has come: those found and all that may still come. */
export function knownOf(search: Search): Grid {
  const { board, seen, found } = search;
  const { width, height } = board;
  if (search.state === 'done') return { width, height, cells: seen.slice() };
  const cells = cellsAt(board, search.depth === 0 ? board.trailSize : search.marks[0]);
  if (found > 0) for (let cell = 0; cell < cells.length; cell++) cells[cell] |= seen[cell];
  return { width, height, cells };
}

export function statsOf(search: Search): Stats {
  const { lineSolves, propagations } = search.board;
  return { lineSolves, propagations, decisions: search.decisionCount, conflicts: search.conflicts };
}

export function progressOf(search: Search): Progress {
  const { board } = search;
  const unknown = search.depth === 0 ? board.unknown : search.rootUnknown;
  const cells = board.cells.length;
  return { knownCells: cells - unknown, cells, solutions: search.found, stats: statsOf(search) };
}

function noteSolution(search: Search): void {
  const { board, seen } = search;
  for (let cell = 0; cell < seen.length; cell++) seen[cell] |= board.cells[cell];
  search.found++;
  search.state = 'at-solution';
}

function decide(search: Search): void {
  const { board } = search;
  if (board.trail.length === 0) {
    startTrail(board);
    search.marks = new Int32Array(board.unknown);
    search.decisions = new Int32Array(board.unknown);
  }
  if (search.depth === 0) search.rootUnknown = board.unknown;
  const cell = chooseCell(search);
  const candidates = board.cells[cell];
  const colour = colourOf(candidates);
  search.marks[search.depth] = board.trailSize;
  search.decisions[search.depth++] = (cell << 5) | colour;
  search.decisionCount++;
  for (let left = candidates & ~(1 << colour); left !== 0; left &= left - 1) {
    removeAndQueue(board, cell, colourOf(left & -left));
  }
}

/** Takes back the last decision and rules its colour out one level up; `done` when there is none. */
function backtrack(search: Search): void {
  const { board } = search;
  if (search.depth === 0) {
    search.state = 'done';
    return;
  }
  search.state = 'open';
  const decision = search.decisions[--search.depth];
  undoTo(board, search.marks[search.depth]);
  removeAndQueue(board, decision >>> 5, decision & 31);
}

function removeAndQueue(board: Board, cell: number, colour: number): void {
  remove(board, cell, colour);
  const row = Math.floor(cell / board.width);
  enqueue(board, row);
  enqueue(board, board.height + cell - row * board.width);
}

/** An unknown cell of the line with the fewest unknown cells: the first, or a random one. */
function chooseCell(search: Search): number {
  const { board, random } = search;
  const { unknownIn, width, height, cells } = board;
  board.work += unknownIn.length >> 2;
  let best = -1;
  for (let line = 0; line < unknownIn.length; line++) {
    if (unknownIn[line] > 0 && (best < 0 || unknownIn[line] < unknownIn[best])) best = line;
  }
  const isRow = best < height;
  const step = isRow ? 1 : width;
  let cell = isRow ? best * width : best - height;
  let skip = random?.below(unknownIn[best]) ?? 0;
  while (isKnown(cells[cell]) || skip-- > 0) cell += step;
  return cell;
}
