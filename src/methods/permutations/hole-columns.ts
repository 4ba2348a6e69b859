// Checks rows that are placed in any order against the columns. Such columns have holes, so they
// cannot be read as prefixes; an exact solve tells which colours a column leaves each of its cells,
// and a row may be placed when every column allows the colour of its cell. The solve reads a column
// cell by cell, as for rows placed from the top, but follows all states at once.
//
// Time: a line solve for each column that a row changes. Memory: the candidates of all cells, once
// for each row.

import { allCandidates } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { lineClues } from '../line-clues.ts';
import { makePrefixStates, type PrefixStates, solveByStates } from '../prefix-states.ts';
import type { Columns } from './columns.ts';

export function holeColumnsBytes({ width, height }: Puzzle): number {
  return 4 * (height + 1) * width * height;
}

/** Makes columns for rows in any order. `columnChecks` counts the columns that are solved. */
export function makeHoleColumns(puzzle: Puzzle, stats: Record<string, number>): Columns {
  const { width, height, palette } = puzzle;
  const lineStates = makePrefixStates(lineClues(puzzle).slice(height));
  const states = Array.from({ length: height + 1 }, () => new Int32Array(width * height));
  const narrow = (state: Int32Array, column: number): void => {
    stats.columnChecks++;
    narrowColumn(lineStates[column], column, state, width);
  };
  states[0].fill(allCandidates(palette));
  for (let c = 0; c < width; c++) narrow(states[0], c);
  return {
    allow(placed, row, into) {
      into.set(states[placed].subarray(row * width, (row + 1) * width));
    },
    place(placed, row, colours, at) {
      const [before, after] = [states[placed], states[placed + 1]];
      for (let c = 0; c < width; c++) {
        if (((before[row * width + c] >>> colours[at + c]) & 1) === 0) return false;
      }
      after.set(before);
      for (let c = 0; c < width; c++) {
        const cell = row * width + c;
        if (after[cell] === 1 << colours[at + c]) continue;
        after[cell] = 1 << colours[at + c];
        narrow(after, c);
      }
      return true;
    },
  };
}

/**
 * Removes the colours that fit no arrangement of the column. There is always an arrangement, since
 * the last solve allowed the colours of the placed cells.
 */
function narrowColumn(
  line: PrefixStates,
  column: number,
  candidates: Int32Array,
  width: number,
): void {
  solveByStates(line, candidates, column, width);
  for (let row = 0; row < line.left.length; row++) {
    candidates[row * width + column] = line.left[row];
  }
}
