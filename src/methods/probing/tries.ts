// The board and the grids of all tries of full probing: for each unknown cell, one grid in which it
// is empty and one in which it is painted. When the board or another try adds cells to a grid, the
// try goes on from the larger grid, so that no propagation is repeated, but each addition costs a
// pass over the grid. Memory: two grids for each unknown cell. Source: I-C. Wu and others, An
// efficient approach to solving nonograms, 2013.

import { type GridLayout, isOpen, setValue } from './grids.ts';
import type { Propagator } from './propagate-grid.ts';

/** Both values of each cell; contrapositives, too; and what follows by chains of tries. */
export type ProbingLevel = 'fp1' | 'fp2' | 'fp3';

export interface FullProbing {
  readonly layout: GridLayout;
  readonly propagator: Propagator;
  readonly level: ProbingLevel;
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
  level: ProbingLevel,
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
    level,
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

/** Makes the grids of the tries of a cell from the board, unless they exist. */
export function makeGrids(probing: FullProbing, cell: number): void {
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
