// The order in which the tiles of a mosaic are recommended: the easy ones before the others, and of
// those the ones with much to see before sky and water.

import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import { type Mosaic, type MosaicTile, pictureOfTile } from '../../../src/packs/mosaic.ts';
import { columnOf, rowOf } from '../../../src/puzzle/places.ts';

/** A tile that one colour covers further than this is nearly empty or nearly full. */
const MOST_OF_A_COLOUR = 0.8;

/** Returns the indices of the tiles, the best one to begin with first. */
export function tileOrder(mosaic: Mosaic): readonly number[] {
  const ranked = mosaic.tiles.map((tile, index) => ({
    index,
    effort: effortOf(tile),
    richness: richnessOf(mosaic, tile),
  }));
  return ranked
    .toSorted((a, b) => a.effort - b.effort || b.richness - a.richness)
    .map(({ index }) => index);
}

/** Trivial tiles are no better than easy ones, because sky and water are mostly trivial. */
function effortOf({ label }: MosaicTile): number {
  return Math.max(UNIQUE_LABELS.indexOf('easy'), UNIQUE_LABELS.indexOf(label));
}

/** Counts the borders between cells of two colours; none count if one colour covers nearly all. */
function richnessOf(mosaic: Mosaic, tile: MosaicTile): number {
  const cells = pictureOfTile(mosaic, tile) ?? new Uint8Array();
  const { tileWidth: width, tileHeight: height } = mosaic;
  const counts = new Map<number, number>();
  let borders = 0;
  for (const [cell, colour] of cells.entries()) {
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    if (columnOf(cell, width) < width - 1 && cells[cell + 1] !== colour) borders++;
    if (rowOf(cell, width) < height - 1 && cells[cell + width] !== colour) borders++;
  }
  const most = Math.max(0, ...counts.values());
  return most > MOST_OF_A_COLOUR * cells.length ? 0 : borders;
}
