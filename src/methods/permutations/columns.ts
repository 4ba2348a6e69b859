// What the columns make of the rows that are placed: one state for each number of rows placed, so
// that going back costs nothing and forgets nothing.
//
// Rows from the top are read as prefixes: block at hand and length of its run. O(1) a cell, memory
// O(cells).

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { lineClues } from '../line-clues.ts';
import { DEAD, readCell, START } from '../prefix.ts';

export interface Columns {
  /** Writes the candidates that the columns leave the cells of `row`, with so many rows placed. */
  allow(placed: number, row: number, into: Int32Array): void;
  /**
   * Places a row, a colour a cell from `at` on, after so many others; false when some column cannot
   * have it.
   */
  place(placed: number, row: number, colours: Uint8Array, at: number): boolean;
}

/** For rows from the top. Counts `columnChecks`: readings of a cell. */
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
