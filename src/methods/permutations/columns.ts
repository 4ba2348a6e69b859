// Checks the placed rows against the columns. The states of the columns are kept for each number of
// placed rows, so that going back costs nothing.
//
// Rows placed from the top are prefixes of the columns, so the state of a column is its current
// block and how many cells of this block are placed. Cost: O(1) a cell, O(cells) memory.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { lineClues } from '../line-clues.ts';
import { DEAD, readCell, START } from '../line-prefix.ts';

export interface Columns {
  /** Writes the candidates that the columns leave the cells of `row` after `placed` rows. */
  allow(placed: number, row: number, into: Int32Array): void;
  /**
   * Places a row after `placed` other rows. The colours of the row are in `colours` from `at` on,
   * one for each cell. Returns false when a column does not allow the colour of its cell.
   */
  place(placed: number, row: number, colours: Uint8Array, at: number): boolean;
}

/** Makes columns for rows placed from the top. `columnChecks` counts the cells that are read. */
export function makePrefixColumns(puzzle: Puzzle, stats: Record<string, number>): Columns {
  const { width, height, palette } = puzzle;
  const clues = lineClues(puzzle).slice(height);
  const states = new Int32Array((height + 1) * width).fill(START);
  const read = (placed: number, row: number, column: number, colour: number): number => {
    stats.columnChecks++;
    return readCell(clues[column], states[placed * width + column], colour, height - 1 - row);
  };
  return {
    allow(placed, row, into) {
      into.fill(0);
      for (let c = 0; c < width; c++) {
        for (let colour = 0; colour < palette.length; colour++) {
          if (read(placed, row, c, colour) !== DEAD) into[c] |= 1 << colour;
        }
      }
    },
    place(placed, row, colours, at) {
      for (let c = 0; c < width; c++) {
        const state = read(placed, row, c, colours[at + c]);
        if (state === DEAD) return false;
        states[(placed + 1) * width + c] = state;
      }
      return true;
    },
  };
}
