// A rectangle of cells of a drawing.

import { rectangleCells } from '../../../src/create/tool-cells.ts';
import type { Place, Size } from '../../../src/puzzle/places.ts';

export interface CellBox extends Size {
  readonly left: number;
  readonly top: number;
}

/** Returns the box between two corners. A corner beside the drawing counts as the nearest cell. */
export function boxBetween(size: Size, a: Place, b: Place): CellBox {
  const [one, other] = [nearest(size, a), nearest(size, b)];
  return {
    left: Math.min(one.column, other.column),
    top: Math.min(one.row, other.row),
    width: Math.abs(one.column - other.column) + 1,
    height: Math.abs(one.row - other.row) + 1,
  };
}

function nearest({ width, height }: Size, { row, column }: Place): Place {
  return {
    row: Math.min(height - 1, Math.max(0, row)),
    column: Math.min(width - 1, Math.max(0, column)),
  };
}

export function isInBox({ left, top, width, height }: CellBox, { row, column }: Place): boolean {
  return row >= top && row < top + height && column >= left && column < left + width;
}

/** Returns the cells of the box that are cells of the drawing. */
export function cellsInBox(size: Size, { left, top, width, height }: CellBox): number[] {
  const end = { row: top + height - 1, column: left + width - 1 };
  return rectangleCells(size, { row: top, column: left }, end, true);
}
