// Checks rows that are placed in any order against the columns. Such columns have holes, so they
// cannot be read as prefixes; the line kernel tells exactly which colours a column leaves each of
// its cells, and a row may be placed when every column allows the colour of its cell.
//
// Time: a line solve for each column that a row changes. Memory: the columns as bit masks, once for
// each row.

import { buildLineTables, type Lines } from '../../engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../engine/line-kernel/kernel.ts';
import { makeScratch, type Scratch } from '../../engine/line-kernel/scratch.ts';
import type { Place } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Columns } from './columns.ts';

export function holeColumnsBytes({ width, height, palette }: Puzzle): number {
  return 4 * (height + 1) * width * palette.length * ((height >>> 5) + 1);
}

/** Makes columns for rows in any order. `columnChecks` counts the columns that are solved. */
export function makeHoleColumns(puzzle: Puzzle, stats: Record<string, number>): Columns {
  const { width, height } = puzzle;
  const lines = linesOfColumns(puzzle);
  const scratch = makeScratch(lines);
  const states = Array.from({ length: height + 1 }, () => new Int32Array(lines.maskSize));
  const narrow = (state: Int32Array, column: number): void => {
    stats.columnChecks++;
    narrowColumn(lines, column, state, scratch);
  };
  openAll(lines, height, states[0]);
  for (let c = 0; c < width; c++) narrow(states[0], c);
  return {
    allow(placed, row, into) {
      for (let c = 0; c < width; c++) into[c] = candidatesAt(lines, states[placed], c, row);
    },
    place(placed, row, colours, at) {
      const [before, after] = [states[placed], states[placed + 1]];
      for (let c = 0; c < width; c++) {
        if (((candidatesAt(lines, before, c, row) >>> colours[at + c]) & 1) === 0) return false;
      }
      after.set(before);
      for (let c = 0; c < width; c++) {
        if (leaveOne(lines, after, { row, column: c }, colours[at + c])) narrow(after, c);
      }
      return true;
    },
  };
}

function linesOfColumns({ width, height, columns, palette }: Puzzle): Lines {
  return buildLineTables(columns, new Array<number>(width).fill(height), palette.length);
}

/** Gives every cell every colour; the bits behind the last cell stay 0. */
function openAll({ maskAt, words, count, colours }: Lines, size: number, masks: Int32Array): void {
  for (let mask = 0; mask < count * colours; mask++) {
    const at = maskAt[0] + mask * words[0];
    for (let i = 0; i < size; i++) masks[at + (i >>> 5)] |= 1 << (i & 31);
  }
}

function candidatesAt(
  { maskAt, words, colours }: Lines,
  masks: Int32Array,
  column: number,
  row: number,
): number {
  let candidates = 0;
  for (let colour = 0; colour < colours; colour++) {
    const word = masks[maskAt[column] + colour * words[column] + (row >>> 5)];
    candidates |= ((word >>> (row & 31)) & 1) << colour;
  }
  return candidates;
}

/** Removes all colours but `left` from a cell; false when the cell had no other colour. */
function leaveOne(
  { maskAt, words, colours }: Lines,
  masks: Int32Array,
  { row, column }: Place,
  left: number,
): boolean {
  const bit = 1 << (row & 31);
  let isChanged = false;
  for (let colour = 0; colour < colours; colour++) {
    const at = maskAt[column] + colour * words[column] + (row >>> 5);
    if (colour === left || (masks[at] & bit) === 0) continue;
    masks[at] &= ~bit;
    isChanged = true;
  }
  return isChanged;
}

/**
 * Removes the colours that fit no arrangement of the column. There is always an arrangement, since
 * the last solve allowed the colours of the placed cells.
 */
function narrowColumn(lines: Lines, column: number, masks: Int32Array, scratch: Scratch): void {
  const words = lines.words[column];
  const at = lines.maskAt[column];
  solveLine(lines, column, masks, scratch);
  masks.fill(0, at, lines.maskAt[column + 1]);
  masks.set(scratch.out.subarray(0, words), at);
  for (let k = lines.colourAt[column]; k < lines.colourAt[column + 1]; k++) {
    const from = (k - lines.colourAt[column] + 1) * words;
    masks.set(scratch.out.subarray(from, from + words), at + lines.colour[k] * words);
  }
}
