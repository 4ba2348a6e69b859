// Grids as bits: of each line which cells are empty for sure, and which are painted. Rows and
// columns hold the same facts twice, so that each line can be read as words. A grid also has a bit
// for each line that is to be solved again. All grids of a search have one layout and lie in
// Int32Arrays, each from a place on.
//
// A cell may become both empty and painted: no arrangement of its lines fits that, so the next line
// solve finds it.

import { columnOf, lengthOfLine, lineCount, lineOfColumn, rowOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { wordsOf } from './line-solver.ts';

export interface GridLayout {
  readonly width: number;
  readonly height: number;
  /** Rows, then columns. */
  readonly lines: number;
  /**
   * Of each line: the words of its empty cells, as many for the painted ones behind, and their
   * place.
   */
  readonly words: Int32Array;
  readonly at: Int32Array;
  /** Where the bits of the lines to solve begin, and the words of a whole grid. */
  readonly dirtyAt: number;
  readonly size: number;
}

export function makeLayout({ width, height }: Pick<Puzzle, 'width' | 'height'>): GridLayout {
  const lines = lineCount({ width, height });
  const words = Int32Array.from({ length: lines }, (_, line) =>
    wordsOf(lengthOfLine({ width, height }, line)),
  );
  const at = new Int32Array(lines);
  for (let l = 1; l < lines; l++) at[l] = at[l - 1] + 2 * words[l - 1];
  const dirtyAt = at[lines - 1] + 2 * words[lines - 1];
  return { width, height, lines, words, at, dirtyAt, size: dirtyAt + wordsOf(lines) };
}

export function isDirty(
  { dirtyAt }: GridLayout,
  grids: Int32Array,
  grid: number,
  line: number,
): boolean {
  return ((grids[grid + dirtyAt + (line >>> 5)] >>> (line & 31)) & 1) === 1;
}

export function markDirty(
  { dirtyAt }: GridLayout,
  grids: Int32Array,
  grid: number,
  line: number,
): void {
  grids[grid + dirtyAt + (line >>> 5)] |= 1 << (line & 31);
}

/** Value 0 is empty, 1 painted, for which this asks for sure. */
export function isValue(
  { width, words, at }: GridLayout,
  grids: Int32Array,
  grid: number,
  cell: number,
  value: number,
): boolean {
  const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
  const word = grids[grid + at[row] + value * words[row] + (column >>> 5)];
  return ((word >>> (column & 31)) & 1) === 1;
}

export function isOpen(layout: GridLayout, grids: Int32Array, grid: number, cell: number): boolean {
  return !isValue(layout, grids, grid, cell, 0) && !isValue(layout, grids, grid, cell, 1);
}

/** Gives a cell a value; both its lines are to be solved. */
export function setValue(
  layout: GridLayout,
  grids: Int32Array,
  grid: number,
  cell: number,
  value: number,
): void {
  const { width, height } = layout;
  const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
  setInLine(layout, grids, grid, row, column, value);
  setInLine(layout, grids, grid, lineOfColumn(column, height), row, value);
}

/** Writes a cell to one of its lines, which is to be solved. */
export function setInLine(
  layout: GridLayout,
  grids: Int32Array,
  grid: number,
  line: number,
  position: number,
  value: number,
): void {
  const { words, at } = layout;
  grids[grid + at[line] + value * words[line] + (position >>> 5)] |= 1 << (position & 31);
  markDirty(layout, grids, grid, line);
}

/**
 * Adds what `from` knows; lines that learn something are to be solved. Says whether there are any.
 */
export function addKnown(layout: GridLayout, grids: Int32Array, from: number, to: number): boolean {
  const { lines, words, at } = layout;
  let isNews = false;
  for (let line = 0; line < lines; line++) {
    const end = at[line] + 2 * words[line];
    let news = 0;
    for (let w = at[line]; w < end; w++) {
      news |= grids[from + w] & ~grids[to + w];
      grids[to + w] |= grids[from + w];
    }
    if (news === 0) continue;
    markDirty(layout, grids, to, line);
    isNews = true;
  }
  return isNews;
}

/**
 * Adds what both `one` and `other` know; no line needs another look then. Says whether there was
 * news.
 */
export function addCommon(
  { dirtyAt }: GridLayout,
  grids: Int32Array,
  one: number,
  other: number,
  to: number,
): boolean {
  let news = 0;
  for (let w = 0; w < dirtyAt; w++) {
    const both = grids[one + w] & grids[other + w];
    news |= both & ~grids[to + w];
    grids[to + w] |= both;
  }
  return news !== 0;
}

export function countKnown(layout: GridLayout, grids: Int32Array, grid: number): number {
  let count = 0;
  for (let row = 0; row < layout.height; row++) count += countInLine(layout, grids, grid, row);
  return count;
}

/** Known cells of a line. */
export function countInLine(
  { words, at }: GridLayout,
  grids: Int32Array,
  grid: number,
  line: number,
): number {
  let count = 0;
  for (let w = 0; w < 2 * words[line]; w++) count += bitCount(grids[grid + at[line] + w]);
  return count;
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The same as candidate masks. */
export function candidatesOf(layout: GridLayout, grids: Int32Array, grid: number): Int32Array {
  return new Int32Array(layout.width * layout.height).map((_, cell) => {
    if (isValue(layout, grids, grid, cell, 0)) return 1;
    return isValue(layout, grids, grid, cell, 1) ? 2 : 3;
  });
}
