// Counts rows and columns from 1, as sentences do when they name places.

import { columnOf, rowOf, type Size } from './places.ts';

/** Returns the row and the column of a cell, from 1. */
export function oneBasedPlaceOf(
  { width }: Pick<Size, 'width'>,
  cell: number,
): { row: number; column: number } {
  return { row: rowOf(cell, width) + 1, column: columnOf(cell, width) + 1 };
}
