// Measures the light of paper at the cells of a lattice: there may be shadows, and some cells are
// filled. Cost: sorting some dozens of numbers for each cell.

import { type GreyImage, lightAt } from './grey-image.ts';
import type { Lattice } from './lattice.ts';

export interface PaperLight {
  readonly columns: number;
  readonly rows: number;
  /** The light of paper at each cell, row by row. */
  readonly lights: Float32Array;
}

/** How many cells to each side tell the light of paper at a cell. */
const AROUND = 3;
/** The rank of paper among the lights around, as a share: some of them may be filled. */
const PAPER_RANK = 0.8;
/** The place in a cell where light is measured, which is not on its lines. */
const INSIDE = 0.3;

export function paperLight(image: GreyImage, { placeOf, columns, rows }: Lattice): PaperLight {
  const measured = { columns, rows, lights: new Float32Array(columns * rows) };
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const { x, y } = placeOf(column + INSIDE, row + INSIDE);
      measured.lights[at] = lightAt(image, x, y);
    }
  }
  const lights = new Float32Array(columns * rows);
  const around = new Float32Array((2 * AROUND + 1) ** 2);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const count = sortAround(measured, column, row, around);
      lights[at] = around[Math.floor(PAPER_RANK * count)];
    }
  }
  return { columns, rows, lights };
}

/** Returns the light of paper at a cell; beyond the lattice, it is that of the nearest cell. */
export function paperAt(
  { columns, rows, lights }: PaperLight,
  column: number,
  row: number,
): number {
  const x = Math.max(0, Math.min(columns - 1, column));
  const y = Math.max(0, Math.min(rows - 1, row));
  return lights[y * columns + x];
}

/** Writes the lights around a cell in ascending order, and returns how many there are. */
function sortAround(
  { columns, rows, lights }: PaperLight,
  column: number,
  row: number,
  around: Float32Array,
): number {
  const [left, right] = [Math.max(0, column - AROUND), Math.min(columns - 1, column + AROUND)];
  const bottom = Math.min(rows - 1, row + AROUND);
  let count = 0;
  for (let y = Math.max(0, row - AROUND); y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const light = lights[y * columns + x];
      let place = count++;
      for (; place > 0 && around[place - 1] > light; place--) around[place] = around[place - 1];
      around[place] = light;
    }
  }
  return count;
}
