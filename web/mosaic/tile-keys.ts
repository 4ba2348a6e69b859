// The keys that lead from tile to tile.

import type { MosaicShape } from '../../src/packs/mosaic.ts';

/** Returns the tile that a key leads to; undefined for other keys, and at the border. */
export function tileAfterKey(
  { columns, rows }: MosaicShape,
  tile: number,
  key: string,
): number | undefined {
  const column = tile % columns;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? tile - 1 : undefined;
    case 'ArrowRight':
      return column < columns - 1 ? tile + 1 : undefined;
    case 'ArrowUp':
      return tile >= columns ? tile - columns : undefined;
    case 'ArrowDown':
      return tile + columns < columns * rows ? tile + columns : undefined;
    case 'Home':
      return 0;
    case 'End':
      return columns * rows - 1;
    default:
      return undefined;
  }
}
