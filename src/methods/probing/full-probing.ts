// Full probing: both values of each open cell are tried, with all that lines make of them. Where
// one ends in a contradiction the other holds; else what both agree on holds. FP1 is this, to a
// fixpoint. FP2 also turns implications round: where cell p = c makes q = v, q = not v makes p =
// not c, which lines alone may not see. (As printed, the paper's pseudocode gives that fact to the
// grid of q = v. That would be the converse, which is wrong: it loses solutions. Its authors'
// program gives it to q = not v.)
//
// Every try keeps its grid and goes on from it when the board or another try has news for it, so a
// try costs a propagation once and a pass over the grid each time. The agreement of two fixpoints
// is a fixpoint: no line needs another look. Time: O(open cells) propagations a round; memory two
// grids an open cell. Source: I-C. Wu and others, An efficient approach to solving nonograms, 2013.

import {
  addCommon,
  addKnown,
  countKnown,
  type GridLayout,
  isOpen,
  isValue,
  setValue,
} from './grids.ts';
import { type Propagator, propagate } from './propagate.ts';

export interface FullProbing {
  readonly layout: GridLayout;
  readonly propagator: Propagator;
  readonly hasContrapositives: boolean;
  /** The board, then two grids an open cell: where it is empty, where it is painted. */
  readonly grids: Int32Array;
  /** Cells that were open at the start, and the number of each cell among them. */
  readonly open: Int32Array;
  readonly rank: Int32Array;
  /**
   * Of each of these cells: whether its grids are made, whether they have news, and which board
   * they know.
   */
  readonly isMade: Uint8Array;
  readonly hasNews: Uint8Array;
  readonly boardSeen: Int32Array;
  /** Known cells of each try, two a cell. */
  readonly known: Int32Array;
  /** Counts the changes of the board. */
  board: number;
  readonly stats: Record<string, number>;
}

/** Where the board is in `grids`. */
export const BOARD = 0;

/**
 * Room for the tries of all cells that `board` leaves open; the boards to probe know at least as
 * much.
 */
export function makeProbing(
  propagator: Propagator,
  board: Int32Array,
  hasContrapositives: boolean,
): FullProbing {
  const { layout, stats } = propagator;
  const cells = layout.width * layout.height;
  const open = openCells(layout, board);
  const rank = new Int32Array(cells);
  open.forEach((cell, i) => {
    rank[cell] = i;
  });
  return {
    layout,
    propagator,
    hasContrapositives,
    grids: new Int32Array((1 + 2 * open.length) * layout.size),
    open,
    rank,
    isMade: new Uint8Array(open.length),
    hasNews: new Uint8Array(open.length),
    boardSeen: new Int32Array(open.length),
    known: new Int32Array(2 * open.length),
    board: 0,
    stats,
  };
}

function openCells(layout: GridLayout, board: Int32Array): Int32Array {
  const cells = Int32Array.from({ length: layout.width * layout.height }, (_, cell) => cell);
  return cells.filter((cell) => isOpen(layout, board, 0, cell));
}

/** Where the grid of a try is in `grids`. */
export function gridOf({ layout, rank }: FullProbing, cell: number, value: number): number {
  return (1 + 2 * rank[cell] + value) * layout.size;
}

/** Takes a board at a fixpoint of propagation; forgets all tries. */
export function setBoard(probing: FullProbing, board: Int32Array): void {
  probing.grids.set(board, BOARD);
  probing.isMade.fill(0);
  probing.board = 0;
}

/**
 * Probes until nothing more comes of it, a cell a step; false at a conflict. Calls `onGain` on
 * news.
 */
export function* probeAll(
  probing: FullProbing,
  onGain: (cell: number) => void,
): Generator<undefined, boolean> {
  const { layout, grids, open } = probing;
  for (let isQuiet = false; !isQuiet; ) {
    isQuiet = true;
    for (const cell of open) {
      if (isUpToDate(probing, cell) || !isOpen(layout, grids, BOARD, cell)) continue;
      isQuiet = false;
      const before = probing.board;
      if (!(yield* probeCell(probing, cell))) return false;
      if (probing.board > before) onGain(cell);
      yield;
    }
  }
  return true;
}

function isUpToDate(
  { rank, isMade, hasNews, boardSeen, board }: FullProbing,
  cell: number,
): boolean {
  const i = rank[cell];
  return isMade[i] === 1 && hasNews[i] === 0 && boardSeen[i] === board;
}

/** Tries both values of a cell; false when neither can be. */
function* probeCell(probing: FullProbing, cell: number): Generator<undefined, boolean> {
  const { layout, grids, rank } = probing;
  makeGrids(probing, cell);
  probing.hasNews[rank[cell]] = 0;
  const empty = yield* bringUpToDate(probing, cell, 0);
  const painted = yield* bringUpToDate(probing, cell, 1);
  if (empty === 'conflict' && painted === 'conflict') return false;
  const [one, other] = [gridOf(probing, cell, 0), gridOf(probing, cell, 1)];
  if (empty === 'conflict') takeOver(probing, other);
  else if (painted === 'conflict') takeOver(probing, one);
  else if (empty === 'news' || painted === 'news') {
    if (addCommon(layout, grids, one, other, BOARD)) probing.board++;
  }
  probing.boardSeen[rank[cell]] = probing.board;
  return true;
}

/** The only value that a cell can have is the board from now on. */
function takeOver(probing: FullProbing, grid: number): void {
  const { grids, layout } = probing;
  grids.copyWithin(BOARD, grid, grid + layout.size);
  probing.board++;
}

/** The tries of a cell begin with the board. */
function makeGrids(probing: FullProbing, cell: number): void {
  const { layout, grids, rank, isMade, hasNews, boardSeen, board } = probing;
  const i = rank[cell];
  if (isMade[i] === 1) return;
  isMade[i] = 1;
  hasNews[i] = 1;
  boardSeen[i] = board;
  for (const value of [0, 1]) {
    const grid = gridOf(probing, cell, value);
    grids.copyWithin(grid, BOARD, BOARD + layout.size);
    setValue(layout, grids, grid, cell, value);
  }
}

/** Lets a try follow the board and what other tries told it. */
function* bringUpToDate(
  probing: FullProbing,
  cell: number,
  value: number,
): Generator<undefined, 'conflict' | 'news' | 'same'> {
  const { layout, grids, propagator, stats } = probing;
  const grid = gridOf(probing, cell, value);
  addKnown(layout, grids, BOARD, grid);
  if (!hasDirty(layout, grids, grid)) return 'same';
  stats.probes++;
  if (!(yield* propagate(propagator, grids, grid))) return 'conflict';
  probing.known[2 * probing.rank[cell] + value] = countKnown(layout, grids, grid);
  if (probing.hasContrapositives) turnRound(probing, cell, value);
  return 'news';
}

function hasDirty({ dirtyAt, size }: GridLayout, grids: Int32Array, grid: number): boolean {
  for (let w = grid + dirtyAt; w < grid + size; w++) if (grids[w] !== 0) return true;
  return false;
}

/** The contrapositives of what the last propagation of a try gained. */
function turnRound(probing: FullProbing, cell: number, value: number): void {
  const { layout, grids, propagator, rank, hasNews, stats } = probing;
  for (let i = 0; i < propagator.gains; i++) {
    const other = propagator.gained[i] >>> 1;
    const otherValue = propagator.gained[i] & 1;
    makeGrids(probing, other);
    const grid = gridOf(probing, other, 1 - otherValue);
    if (isValue(layout, grids, grid, cell, 1 - value)) continue;
    setValue(layout, grids, grid, cell, 1 - value);
    hasNews[rank[other]] = 1;
    stats.contrapositives++;
  }
}
