// Finds the cells that a drawing tool touches, so that a screen can show these cells before they
// are painted. Places beyond the border are left out.

import {
  cellAt,
  cellOf,
  columnOf,
  isInside,
  type Place,
  rowOf,
  type Size,
} from '../puzzle/places.ts';
import type { Drawing } from './drawing.ts';

export const MIRRORS = ['none', 'left-right', 'top-bottom', 'both'] as const;
export type Mirror = (typeof MIRRORS)[number];

/**
 * Returns the cells from one place to the other, each beside the one before it or diagonal to it.
 * Source: J. E. Bresenham, Algorithm for computer control of a digital plotter, IBM Systems Journal
 * 4 (1965), in the form for all eight directions with one error term.
 */
export function cellsBetween(size: Size, from: Place, to: Place): number[] {
  const [across, down] = [Math.abs(to.column - from.column), Math.abs(to.row - from.row)];
  const [right, below] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
  const places: Place[] = [];
  let { column, row } = from;
  let error = across - down;
  for (let left = Math.max(across, down); left >= 0; left--) {
    places.push({ column, row });
    const twice = 2 * error;
    if (twice > -down) {
      error -= down;
      column += right;
    }
    if (twice < across) {
      error += across;
      row += below;
    }
  }
  return cellsOf(size, places);
}

/** Returns the cells of the rectangle between two corners: its border, or all cells if `filled`. */
export function rectangleCells(size: Size, a: Place, b: Place, filled: boolean): number[] {
  const [left, right] = ends(a.column, b.column, size.width);
  const [top, bottom] = ends(a.row, b.row, size.height);
  const places: Place[] = [];
  for (let row = top; row <= bottom; row++) {
    const isEnd = row === a.row || row === b.row;
    for (let column = left; column <= right; column++) {
      if (filled || isEnd || column === a.column || column === b.column)
        places.push({ column, row });
    }
  }
  return cellsOf(size, places);
}

/** Returns both ends, the smaller one first, kept within the drawing. */
function ends(a: number, b: number, length: number): [number, number] {
  return [Math.max(0, Math.min(a, b)), Math.min(length - 1, Math.max(a, b))];
}

/**
 * Returns the cells that have the colour of `cell` and are joined to it along sides. Cost: the
 * cells of the area, and a byte for each cell of the drawing.
 */
export function areaCells({ width, height, cells }: Drawing, cell: number): number[] {
  const seen = new Uint8Array(cells.length);
  const area = [cell];
  seen[cell] = 1;
  for (let at = 0; at < area.length; at++) {
    for (const next of sideCells({ width, height }, area[at])) {
      if (seen[next] === 1 || cells[next] !== cells[cell]) continue;
      seen[next] = 1;
      area.push(next);
    }
  }
  return area;
}

/** Returns the cells that share a side with `cell`. */
export function sideCells({ width, height }: Size, cell: number): number[] {
  const column = columnOf(cell, width);
  const beside: number[] = [];
  if (cell >= width) beside.push(cell - width);
  if (column > 0) beside.push(cell - 1);
  if (column < width - 1) beside.push(cell + 1);
  if (cell < width * (height - 1)) beside.push(cell + width);
  return beside;
}

/** Returns the cells and their mirror images, each cell once. */
export function mirroredCells(
  { width, height }: Size,
  cells: readonly number[],
  mirror: Mirror,
): number[] {
  const all = new Set(cells);
  if (mirror === 'left-right' || mirror === 'both') {
    for (const cell of [...all]) {
      all.add(cellAt(rowOf(cell, width), width - 1 - columnOf(cell, width), width));
    }
  }
  if (mirror === 'top-bottom' || mirror === 'both') {
    for (const cell of [...all]) {
      all.add(cellAt(height - 1 - rowOf(cell, width), columnOf(cell, width), width));
    }
  }
  return [...all];
}

function cellsOf(size: Size, places: readonly Place[]): number[] {
  return places.filter((place) => isInside(size, place)).map((place) => cellOf(size, place));
}
