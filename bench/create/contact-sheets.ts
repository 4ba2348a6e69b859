// npm run contact-sheets: makes a picture of each image in bench/create/images, in one colour, and
// draws sheets of all of them without titles, so that people who have not seen the images can say
// what they recognise. bench/create/images/README.md has the sheets and what came of them.

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import sharp from 'sharp';
import { readImage } from '../../src/cli/input/read-image.ts';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import {
  drawingOfGrid,
  IMAGE_STYLES,
  type Image,
  type ImageStyle,
  pictureFromImage,
  sizeFor,
} from '../../src/create/index.ts';

const FOLDER = 'bench/create/images';
const COLUMNS = 6;
/** The longer side of a picture on a sheet, and the room around it, in pixels. */
const TILE = 150;
const MARGIN = 8;
const GREY = 220;
const WHITE = 255;
const BLACK = 20;

await new Command('contact-sheets')
  .option('--size <cells>', 'of the longer side', parseWholeNumber(5), 25)
  .option('--output <folder>', 'for the sheets', join(FOLDER, 'sheets'))
  .action(async ({ size, output }: { readonly size: number; readonly output: string }) => {
    mkdirSync(output, { recursive: true });
    const images = await readImages();
    for (const style of IMAGE_STYLES) {
      const path = join(output, `${style}-${size}.png`);
      await drawSheet(
        images.map((image) => pixelsOf(image, size, style)),
        path,
      );
      console.log(path);
    }
  })
  .parseAsync();

async function readImages(): Promise<Image[]> {
  const images: Image[] = [];
  for (const name of readdirSync(FOLDER).sort()) {
    if (!/\.(svg|jpg|png)$/.test(name)) continue;
    const read = await readImage(join(FOLDER, name));
    if (!read.ok) throw new Error(`${name}: ${read.problems[0].message}`);
    images.push(read.value.image);
  }
  return images;
}

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Returns the pixels of a picture, in which each cell is a square. */
function pixelsOf(image: Image, size: number, style: ImageStyle): Tile {
  const { grid } = pictureFromImage(image, { ...sizeFor(image, size), colours: 1, style });
  const { width, height, cells } = drawingOfGrid(grid);
  const side = Math.max(1, Math.round(TILE / size));
  const pixels = Buffer.alloc(width * side * height * side);
  for (let at = 0; at < pixels.length; at++) {
    const row = Math.floor(at / (width * side * side));
    const column = Math.floor((at % (width * side)) / side);
    pixels[at] = cells[row * width + column] === 0 ? WHITE : BLACK;
  }
  return { width: width * side, height: height * side, pixels };
}

async function drawSheet(tiles: readonly Tile[], path: string): Promise<void> {
  const step = Math.max(...tiles.flatMap(({ width, height }) => [width, height])) + 2 * MARGIN;
  await sharp({
    create: {
      width: COLUMNS * step,
      height: Math.ceil(tiles.length / COLUMNS) * step,
      channels: 3,
      background: { r: GREY, g: GREY, b: GREY },
    },
  })
    .composite(
      tiles.map(({ width, height, pixels }, i) => ({
        input: pixels,
        raw: { width, height, channels: 1 },
        left: (i % COLUMNS) * step + MARGIN,
        top: Math.floor(i / COLUMNS) * step + MARGIN,
      })),
    )
    .png({ palette: true, colours: 4 })
    .toFile(path);
}
