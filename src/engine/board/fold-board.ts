// Folds a board along symmetries of its clues: cells that the maps send to each other must have the
// same colour, so one cell stands for all of them, and one line for all lines that the maps send to
// each other. The result is a smaller puzzle, whose solutions are the symmetric solutions of the
// whole puzzle.

import { type Board, narrow } from './board.ts';
import type { CellMap } from './find-symmetries.ts';
import { propagate } from './propagate.ts';

export interface Fold {
  /**
   * The first cell to which the maps can send each cell, and the first line to which they can send
   * each line.
   */
  readonly cellOf: Int32Array;
  readonly lineOf: Int32Array;
}

/** Returns the fold along all the maps together. */
export function foldAlong(maps: readonly CellMap[]): Fold {
  return {
    cellOf: firstOfOrbits(maps.map((map) => map.cells)),
    lineOf: firstOfOrbits(maps.map((map) => map.lines)),
  };
}

/**
 * Finds for each item the smallest item to which the maps can send it when they are applied one
 * after another.
 */
function firstOfOrbits(maps: readonly Int32Array[]): Int32Array {
  const first = Int32Array.from({ length: maps[0].length }, (_, item) => item);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const map of maps) {
      for (let item = 0; item < map.length; item++) {
        const least = Math.min(first[item], first[map[item]]);
        if (first[item] === least && first[map[item]] === least) continue;
        first[item] = first[map[item]] = least;
        hasChanged = true;
      }
    }
  }
  return first;
}

/** Work between two pauses, in steps of about 10 ns. */
const PIECE = 200_000;

/**
 * Propagates, and leaves to cells that are folded together only the candidates that all of them
 * have, until nothing more follows. Returns false on a conflict. Pauses every few milliseconds.
 */
export function* propagateFold(board: Board, { cellOf }: Fold): Generator<void, boolean> {
  for (;;) {
    const propagated = propagate(board, board.work + PIECE);
    if (propagated === 'conflict') return false;
    if (propagated === 'paused') {
      yield;
      continue;
    }
    const common = board.cells.slice();
    for (let cell = 0; cell < cellOf.length; cell++) common[cellOf[cell]] &= board.cells[cell];
    if (common.includes(0)) return false;
    let hasChanged = false;
    for (let cell = 0; cell < cellOf.length; cell++) {
      if (narrow(board, cell, common[cellOf[cell]])) hasChanged = true;
    }
    if (!hasChanged) return true;
  }
}
