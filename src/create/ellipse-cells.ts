// Finds the cells of an ellipse in the box between two corners. A cell belongs to it if its middle
// does. The ellipse is symmetric in both directions, and the same when rows and columns change
// places. Cost: the cells of the box.

import { cellOf, isInside, type Place, type Size } from '../puzzle/places.ts';

/** Returns the outline of the ellipse, or all of its cells if `filled`. */
export function ellipseCells(size: Size, a: Place, b: Place, filled: boolean): number[] {
  const [left, top] = [Math.min(a.column, b.column), Math.min(a.row, b.row)];
  const box = { width: Math.abs(a.column - b.column) + 1, height: Math.abs(a.row - b.row) + 1 };
  const cells: number[] = [];
  for (let y = Math.max(0, -top); y < box.height && top + y < size.height; y++) {
    for (let x = Math.max(0, -left); x < box.width && left + x < size.width; x++) {
      const place = { column: left + x, row: top + y };
      const isPart = filled ? isInEllipse(box, x, y) : isOnOutline(box, x, y);
      if (isPart && isInside(size, place)) cells.push(cellOf(size, place));
    }
  }
  return cells;
}

/** The cells that have a side without a neighbour make a line that is one cell wide. */
function isOnOutline(box: Size, x: number, y: number): boolean {
  if (!isInEllipse(box, x, y)) return false;
  const beside = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return beside.some(([column, row]) => !isInEllipse(box, column, row));
}

function isInEllipse({ width, height }: Size, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  const [across, down] = [2 * x + 1 - width, 2 * y + 1 - height];
  // The middle lines reach the sides of the box, however narrow it is.
  if (Math.abs(across) <= 1 || Math.abs(down) <= 1) return true;
  // With its corners, the circle of three cells would be a square.
  if (width === 3 && height === 3) return false;
  return (across / width) ** 2 + (down / height) ** 2 <= 1;
}
