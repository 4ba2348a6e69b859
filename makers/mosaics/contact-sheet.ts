// Draws mosaics as they are when all tiles are solved, to be judged by eye.

import sharp from 'sharp';
import { type Mosaic, puzzleOfTile } from '../../src/packs/mosaic.ts';
import { joinTiles } from '../../src/packs/tile-cells.ts';
import { colourOf } from '../../src/puzzle/grid.ts';

/** The sides of the field of a mosaic, and the room around it, in pixels. */
const FIELD = 480;
const MARGIN = 10;
const COLUMNS = 5;
const GREY = { r: 136, g: 136, b: 136 };

export async function drawContactSheet(mosaics: readonly Mosaic[], path: string): Promise<void> {
  const step = FIELD + 2 * MARGIN;
  const fields = await Promise.all(mosaics.map(drawMosaic));
  const height = step * Math.ceil(mosaics.length / COLUMNS);
  await sharp({ create: { width: step * COLUMNS, height, channels: 3, background: GREY } })
    .composite(
      fields.map((input, i) => ({
        input,
        left: (i % COLUMNS) * step + MARGIN,
        top: Math.floor(i / COLUMNS) * step + MARGIN,
      })),
    )
    .png()
    .toFile(path);
}

function drawMosaic(mosaic: Mosaic): Promise<Buffer> {
  const { columns, rows, tileWidth, tileHeight, palette } = mosaic;
  const cells = joinTiles(
    mosaic,
    mosaic.tiles.map((tile) => cellsOf(mosaic, tile)),
  );
  const pixels = Buffer.from(
    [...cells].flatMap((colour) => [...Buffer.from(palette[colour].slice(1), 'hex')]),
  );
  const raw = { width: columns * tileWidth, height: rows * tileHeight, channels: 3 as const };
  return sharp(pixels, { raw })
    .resize(FIELD, FIELD, { fit: 'contain', kernel: 'nearest', background: GREY })
    .png()
    .toBuffer();
}

function cellsOf(mosaic: Mosaic, tile: Mosaic['tiles'][number]): Uint8Array {
  const puzzle = puzzleOfTile(mosaic, tile);
  if (!puzzle.ok) throw new Error(puzzle.problems[0].message);
  const { cells = [] } = puzzle.value.goal ?? {};
  return Uint8Array.from(cells, (cell) => tile.colours[colourOf(cell)]);
}
