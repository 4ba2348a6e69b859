// The tiles of a mosaic, counted row by row.

import type { MosaicShape } from '../../../src/packs/mosaic.ts';
import type { TilePlace } from '../../../src/packs/tile-place.ts';

/** Returns undefined if the place is not in the mosaic. */
export function tileIndex({ columns, rows }: MosaicShape, place: TilePlace): number | undefined {
  const { row, column } = place;
  const isWithin = row >= 1 && row <= rows && column >= 1 && column <= columns;
  return isWithin ? (row - 1) * columns + column - 1 : undefined;
}
