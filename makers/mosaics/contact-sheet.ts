// Draws mosaics as they are when all tiles are solved, to be judged by eye.

import sharp from 'sharp';
import { type Mosaic, type MosaicTile, pictureOfTile } from '../../src/packs/mosaic.ts';
import { joinTiles } from '../../src/packs/tile-cells.ts';

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

function cellsOf(mosaic: Mosaic, tile: MosaicTile): Uint8Array {
  const cells = pictureOfTile(mosaic, tile);
  if (cells === undefined) throw new Error(`a tile of mosaic ${mosaic.number} is damaged`);
  return cells;
}
