// Cuts the cells of a mosaic into those of its tiles, and joins them again. Tiles are counted row
// by row.

import type { MosaicShape } from './mosaic.ts';

export function cutTiles(shape: MosaicShape, cells: Uint8Array): readonly Uint8Array[] {
  const tiles = emptyTiles(shape);
  eachCell(shape, (tile, at, cell) => {
    tiles[tile][at] = cells[cell];
  });
  return tiles;
}

export function joinTiles(shape: MosaicShape, tiles: readonly Uint8Array[]): Uint8Array {
  const { columns, rows, tileWidth, tileHeight } = shape;
  const cells = new Uint8Array(columns * tileWidth * rows * tileHeight);
  eachCell(shape, (tile, at, cell) => {
    cells[cell] = tiles[tile][at];
  });
  return cells;
}

function emptyTiles({ columns, rows, tileWidth, tileHeight }: MosaicShape): Uint8Array[] {
  return Array.from({ length: columns * rows }, () => new Uint8Array(tileWidth * tileHeight));
}

/** Calls `visit` with each tile, each cell of the tile, and the same cell of the whole. */
function eachCell(
  { columns, rows, tileWidth, tileHeight }: MosaicShape,
  visit: (tile: number, at: number, cell: number) => void,
): void {
  const width = columns * tileWidth;
  for (let row = 0; row < rows * tileHeight; row++)
    for (let column = 0; column < width; column++) {
      const tile = Math.floor(row / tileHeight) * columns + Math.floor(column / tileWidth);
      const at = (row % tileHeight) * tileWidth + (column % tileWidth);
      visit(tile, at, row * width + column);
    }
}
