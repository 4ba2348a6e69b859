// Cuts a puzzle out of an image and straightens it: each cell becomes a square. Within a cell, the
// edges of the image are straight, so a point is found by its shares of the two sides. A pixel is
// mixed of four as one whole number, two of its bytes at a time, and is off by one level at most.
// Cost: four pixels of the image are read for each pixel of the result.

import type { Image } from '../../create/images/image-samples.ts';
import type { PixelPoint } from '../photo-reading.ts';
import type { LatticePart } from './puzzle-shape.ts';

/** Tells where a place of the lattice is in the image. */
export type PlaceOf = (column: number, row: number) => PixelPoint;

interface StraightWish {
  readonly part: LatticePart;
  /** The pixels of a side of a cell in the result. */
  readonly cell: number;
}

export function straightened(image: Image, placeOf: PlaceOf, { part, cell }: StraightWish): Image {
  const [width, height] = [part.columns * cell, part.rows * cell];
  const to = new Int32Array(width * height);
  const pixels = { width: image.width, height: image.height, from: pixelNumbers(image.data) };
  for (let row = 0; row < part.rows; row++) {
    for (let column = 0; column < part.columns; column++) {
      const place = { column: part.column + column, row: part.row + row, columns: 1, rows: 1 };
      const at = row * cell * width + column * cell;
      copyCell(pixels, cornersOf(placeOf, place), { to, at, stride: width, cell });
    }
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) };
}

/** Views the bytes of pixels as numbers, or a copy of them where numbers may not begin. */
function pixelNumbers(data: Image['data']): Int32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
}

export type Corners = readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];

/** Returns where the corners of a part are in the image, clockwise from the upper left. */
export function cornersOf(placeOf: PlaceOf, { column, row, columns, rows }: LatticePart): Corners {
  return [
    placeOf(column, row),
    placeOf(column + columns, row),
    placeOf(column + columns, row + rows),
    placeOf(column, row + rows),
  ];
}

/** The pixels of an image, with the four bytes of each as one number. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly from: Int32Array;
}

interface CellTarget {
  readonly to: Int32Array;
  /** The index of the first pixel of the cell, and from a row of pixels to the next. */
  readonly at: number;
  readonly stride: number;
  readonly cell: number;
}

/** Places between two pixels are told in so many parts. */
const PARTS = 256;

function copyCell(
  { width, height, from }: Pixels,
  [a, b, c, d]: Corners,
  { to, at, stride, cell }: CellTarget,
): void {
  const [mostX, mostY] = [PARTS * (width - 1), PARTS * (height - 1)];
  for (let row = 0; row < cell; row++) {
    const down = (row + 0.5) / cell;
    const leftX = PARTS * (a.x + (d.x - a.x) * down) + 0.5;
    const leftY = PARTS * (a.y + (d.y - a.y) * down) + 0.5;
    const acrossX = PARTS * (b.x + (c.x - b.x) * down) + 0.5 - leftX;
    const acrossY = PARTS * (b.y + (c.y - b.y) * down) + 0.5 - leftY;
    const start = at + row * stride;
    for (let column = 0; column < cell; column++) {
      const across = (column + 0.5) / cell;
      const x = Math.max(0, Math.min(mostX, (leftX + acrossX * across) | 0));
      const y = Math.max(0, Math.min(mostY, (leftY + acrossY * across) | 0));
      const right = x & (PARTS - 1);
      const below = y & (PARTS - 1);
      const upper = (y >> 8) * width + (x >> 8);
      const beside = right > 0 ? 1 : 0;
      const lower = below > 0 ? upper + width : upper;
      const above = mixed(from[upper], from[upper + beside], right);
      const under = mixed(from[lower], from[lower + beside], right);
      to[start + column] = mixed(above, under, below);
    }
  }
}

/** Every second byte of a pixel. */
const BYTES = 0x00ff00ff;
const HALVES = 0x00800080;

/** Mixes two pixels: `share` parts of the second one. Two of the four bytes are mixed at a time. */
function mixed(first: number, second: number, share: number): number {
  const other = PARTS - share;
  const even = Math.imul(first & BYTES, other) + Math.imul(second & BYTES, share) + HALVES;
  const odd =
    Math.imul((first >>> 8) & BYTES, other) + Math.imul((second >>> 8) & BYTES, share) + HALVES;
  return ((even >>> 8) & BYTES) | (odd & ~BYTES);
}
