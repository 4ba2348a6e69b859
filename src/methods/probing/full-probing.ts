// Full probing tries both values of each unknown cell, and propagates each. If one value ends in a
// contradiction, the cell has the other value; otherwise everything that follows from both values
// holds. FP1 does this to a fixpoint. FP2 adds contrapositives: if p = c implies q = v for two
// cells p and q, then q = not v implies p = not c, which lines alone may not find. (As printed, the
// paper's pseudocode adds p = not c to the grid of q = v. That is wrong: it loses solutions. The
// program of the authors adds it to the grid of q = not v.)
//
// Every try keeps its grid. When the board or another try adds cells to the grid, the try goes on
// from the larger grid: no propagation is repeated, but each addition costs a pass over the grid.
// What two fixpoints have in common is a fixpoint too, so no line needs to be solved again. Time:
// O(unknown cells) propagations a round. Memory: two grids for each unknown cell. Source: I-C. Wu
// and others, An efficient approach to solving nonograms, 2013.

import {
  addCommon,
  addKnown,
  countKnownInGrid,
  type GridLayout,
  isOpen,
  isValue,
  setValue,
} from './grids.ts';
import { type Propagator, propagateGrid } from './propagate-grid.ts';

export interface FullProbing {
  readonly layout: GridLayout;
  readonly propagator: Propagator;
  readonly hasContrapositives: boolean;
  /**
   * The board, then two grids for each cell in `open`: in the first the cell is empty, in the
   * second it is painted.
   */
  readonly grids: Int32Array;
  /** The cells that were unknown at the start, and the index of each of them in `open`. */
  readonly open: Int32Array;
  readonly rank: Int32Array;
  /**
   * Whether the grids of each cell in `open` are made, whether they have cells that are not
   * propagated yet, and the number of the board that was last added to them.
   */
  readonly isMade: Uint8Array;
  readonly isStale: Uint8Array;
  readonly boardSeen: Int32Array;
  /** The number of known cells in each try, two tries for each cell in `open`. */
  readonly known: Int32Array;
  /** Counts the changes of the board since it was set. */
  board: number;
  readonly stats: Record<string, number>;
}

/** Index of the board in `grids`. */
export const BOARD = 0;

/**
 * Makes room for the tries of all cells that `board` leaves open. Every board to probe must have
 * all the cells that `board` knows.
 */
export function makeFullProbing(
  propagator: Propagator,
  board: Int32Array,
  hasContrapositives: boolean,
): FullProbing {
  const { layout, stats } = propagator;
  const cells = layout.width * layout.height;
  const open = unknownCells(layout, board);
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
    isStale: new Uint8Array(open.length),
    boardSeen: new Int32Array(open.length),
    known: new Int32Array(2 * open.length),
    board: 0,
    stats,
  };
}

function unknownCells(layout: GridLayout, board: Int32Array): Int32Array {
  const cells = Int32Array.from({ length: layout.width * layout.height }, (_, cell) => cell);
  return cells.filter((cell) => isOpen(layout, board, 0, cell));
}

/** Returns the index of the grid of a try in `grids`. */
export function tryIndex({ layout, rank }: FullProbing, cell: number, value: number): number {
  return (1 + 2 * rank[cell] + value) * layout.size;
}

/** Sets the board, which must be at a fixpoint of propagation, and drops all tries. */
export function setBoard(probing: FullProbing, board: Int32Array): void {
  probing.grids.set(board, BOARD);
  probing.isMade.fill(0);
  probing.board = 0;
}

/**
 * Probes to a fixpoint, at most one cell a step; false at a conflict. Calls `onGain` with each cell
 * whose probe added cells to the board.
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
  { rank, isMade, isStale, boardSeen, board }: FullProbing,
  cell: number,
): boolean {
  const i = rank[cell];
  return isMade[i] === 1 && isStale[i] === 0 && boardSeen[i] === board;
}

/** Tries both values of a cell; false when both end in a contradiction. */
function* probeCell(probing: FullProbing, cell: number): Generator<undefined, boolean> {
  const { layout, grids, rank } = probing;
  makeGrids(probing, cell);
  probing.isStale[rank[cell]] = 0;
  const empty = yield* bringUpToDate(probing, cell, 0);
  const painted = yield* bringUpToDate(probing, cell, 1);
  if (empty === 'conflict' && painted === 'conflict') return false;
  const [one, other] = [tryIndex(probing, cell, 0), tryIndex(probing, cell, 1)];
  if (empty === 'conflict') takeOver(probing, other);
  else if (painted === 'conflict') takeOver(probing, one);
  else if (empty === 'changed' || painted === 'changed') {
    if (addCommon(layout, grids, one, other, BOARD)) probing.board++;
  }
  probing.boardSeen[rank[cell]] = probing.board;
  return true;
}

/** Replaces the board by the grid of the only value that a cell can have. */
function takeOver(probing: FullProbing, grid: number): void {
  const { grids, layout } = probing;
  grids.copyWithin(BOARD, grid, grid + layout.size);
  probing.board++;
}

/** Makes the grids of the tries of a cell from the board, unless they exist. */
function makeGrids(probing: FullProbing, cell: number): void {
  const { layout, grids, rank, isMade, isStale, boardSeen, board } = probing;
  const i = rank[cell];
  if (isMade[i] === 1) return;
  isMade[i] = 1;
  isStale[i] = 1;
  boardSeen[i] = board;
  for (const value of [0, 1]) {
    const grid = tryIndex(probing, cell, value);
    grids.copyWithin(grid, BOARD, BOARD + layout.size);
    setValue(layout, grids, grid, cell, value);
  }
}

/**
 * Adds the board to the grid of a try, and propagates the new cells there: those from the board and
 * those from contrapositives of other tries.
 */
function* bringUpToDate(
  probing: FullProbing,
  cell: number,
  value: number,
): Generator<undefined, 'conflict' | 'changed' | 'same'> {
  const { layout, grids, propagator, stats } = probing;
  const grid = tryIndex(probing, cell, value);
  addKnown(layout, grids, BOARD, grid);
  if (!hasDirty(layout, grids, grid)) return 'same';
  stats.probes++;
  if (!(yield* propagateGrid(propagator, grids, grid))) return 'conflict';
  probing.known[2 * probing.rank[cell] + value] = countKnownInGrid(layout, grids, grid);
  if (probing.hasContrapositives) turnRound(probing, cell, value);
  return 'changed';
}

function hasDirty({ dirtyAt, size }: GridLayout, grids: Int32Array, grid: number): boolean {
  for (let w = grid + dirtyAt; w < grid + size; w++) if (grids[w] !== 0) return true;
  return false;
}

/** Adds the contrapositives of the cells that the last propagation of a try gained. */
function turnRound(probing: FullProbing, cell: number, value: number): void {
  const { layout, grids, propagator, rank, isStale, stats } = probing;
  for (let i = 0; i < propagator.gains; i++) {
    const other = propagator.gained[i] >>> 1;
    const otherValue = propagator.gained[i] & 1;
    makeGrids(probing, other);
    const grid = tryIndex(probing, other, 1 - otherValue);
    if (isValue(layout, grids, grid, cell, 1 - value)) continue;
    setValue(layout, grids, grid, cell, 1 - value);
    isStale[rank[other]] = 1;
    stats.contrapositives++;
  }
}
