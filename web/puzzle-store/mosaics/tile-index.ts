// The tiles of a mosaic, counted row by row.

import type { MosaicShape } from '../../../src/packs/mosaic.ts';
import { type TilePlace, tileIdOf } from '../../../src/packs/tile-place.ts';

/** The shape of a mosaic, and the number that tells it from others. */
export type NumberedMosaic = MosaicShape & { readonly number: number };

/** Returns undefined if the place is not in the mosaic. */
export function tileIndex({ columns, rows }: MosaicShape, place: TilePlace): number | undefined {
  const { row, column } = place;
  const isWithin = row >= 1 && row <= rows && column >= 1 && column <= columns;
  return isWithin ? (row - 1) * columns + column - 1 : undefined;
}

export function tilePlace({ number, columns }: NumberedMosaic, index: number): TilePlace {
  const [row, column] = [Math.floor(index / columns) + 1, (index % columns) + 1];
  return { mosaic: number, row, column };
}

export function tileId(mosaic: NumberedMosaic, index: number): string {
  return tileIdOf(tilePlace(mosaic, index));
}
