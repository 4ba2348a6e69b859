// Grids as bits: for each line, which cells are certainly empty, and which are certainly painted.
// Each cell is stored twice, in its row and in its column, so that each line can be read as words.
// A grid also has a bit for each line that must be solved. All grids of a search have one layout
// and are parts of Int32Arrays; a grid is given by its first index.
//
// A cell may become both empty and painted: no arrangement of its lines fits that, so the next
// solve of such a line finds the contradiction.

import { bitCount } from '../../engine/line-kernel/bit-count.ts';
import { columnOf, lengthOfLine, lineCount, lineOfColumn, rowOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { wordsOf } from './line-solver.ts';

export interface GridLayout {
  readonly width: number;
  readonly height: number;
  /** Rows, then columns. */
  readonly lines: number;
  /**
   * The number of words for the empty cells of each line, and the index of the first of them. The
   * same number of words for the painted cells of the line follows.
   */
  readonly words: Int32Array;
  readonly at: Int32Array;
  /**
   * The index of the first word with bits of lines to solve, and the number of words of a whole
   * grid.
   */
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

/** Whether a cell is certainly empty, for the value 0, or certainly painted, for 1. */
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

/** Gives a cell a value, and marks both its lines dirty. */
export function setValue(
  layout: GridLayout,
  grids: Int32Array,
  grid: number,
  cell: number,
  value: number,
): void {
  const { width, height } = layout;
  const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
  setInLine(layout, grids, grid, { line: row, position: column, value });
  setInLine(layout, grids, grid, { line: lineOfColumn(column, height), position: row, value });
}

/** Writes a cell to one of its lines, and marks that line dirty. */
export function setInLine(
  layout: GridLayout,
  grids: Int32Array,
  grid: number,
  { line, position, value }: { line: number; position: number; value: number },
): void {
  const { words, at } = layout;
  grids[grid + at[line] + value * words[line] + (position >>> 5)] |= 1 << (position & 31);
  markDirty(layout, grids, grid, line);
}

/**
 * Adds the known cells of `from` to `to`, and marks each line that gains cells as dirty. Returns
 * whether any line gained cells.
 */
export function addKnown(layout: GridLayout, grids: Int32Array, from: number, to: number): boolean {
  const { lines, words, at } = layout;
  let hasGained = false;
  for (let line = 0; line < lines; line++) {
    const end = at[line] + 2 * words[line];
    let added = 0;
    for (let w = at[line]; w < end; w++) {
      added |= grids[from + w] & ~grids[to + w];
      grids[to + w] |= grids[from + w];
    }
    if (added === 0) continue;
    markDirty(layout, grids, to, line);
    hasGained = true;
  }
  return hasGained;
}

/**
 * Adds to `to` the known cells that `one` and `other` have in common, and marks no line as dirty.
 * Returns whether `to` gained any cells.
 */
export function addCommon(
  { dirtyAt }: GridLayout,
  grids: Int32Array,
  one: number,
  other: number,
  to: number,
): boolean {
  let added = 0;
  for (let w = 0; w < dirtyAt; w++) {
    const both = grids[one + w] & grids[other + w];
    added |= both & ~grids[to + w];
    grids[to + w] |= both;
  }
  return added !== 0;
}

export function countKnownInGrid(layout: GridLayout, grids: Int32Array, grid: number): number {
  let count = 0;
  for (let row = 0; row < layout.height; row++) count += countKnownInLine(layout, grids, grid, row);
  return count;
}

export function countKnownInLine(
  { words, at }: GridLayout,
  grids: Int32Array,
  grid: number,
  line: number,
): number {
  let count = 0;
  for (let w = 0; w < 2 * words[line]; w++) count += bitCount(grids[grid + at[line] + w]);
  return count;
}

/** Returns the cells of a grid as candidate masks. */
export function candidatesOf(layout: GridLayout, grids: Int32Array, grid: number): Int32Array {
  return new Int32Array(layout.width * layout.height).map((_, cell) => {
    if (isValue(layout, grids, grid, cell, 0)) return 1;
    return isValue(layout, grids, grid, cell, 1) ? 2 : 3;
  });
}
