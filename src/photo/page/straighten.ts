// Cuts a puzzle out of an image and straightens it: each cell becomes a square. Within a cell, the
// edges of the image are straight, so a point is found by its shares of the two sides. Cost: four
// pixels of the image are read for each pixel of the result.

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
  const data = new Uint8ClampedArray(4 * width * height);
  for (let row = 0; row < part.rows; row++) {
    for (let column = 0; column < part.columns; column++) {
      const place = { column: part.column + column, row: part.row + row, columns: 1, rows: 1 };
      const corners = cornersOf(placeOf, place);
      const target = {
        data,
        at: 4 * (row * cell * width + column * cell),
        stride: 4 * width,
        cell,
      };
      copyCell(image, corners, target);
    }
  }
  return { width, height, data };
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

interface CellTarget {
  readonly data: Uint8ClampedArray;
  /** The index of the first byte of the cell, and from a row of pixels to the next. */
  readonly at: number;
  readonly stride: number;
  readonly cell: number;
}

function copyCell(
  image: Image,
  [a, b, c, d]: Corners,
  { data, at, stride, cell }: CellTarget,
): void {
  const { width, height, data: from } = image;
  for (let row = 0; row < cell; row++) {
    const down = (row + 0.5) / cell;
    const [leftX, leftY] = [a.x + (d.x - a.x) * down, a.y + (d.y - a.y) * down];
    const [rightX, rightY] = [b.x + (c.x - b.x) * down, b.y + (c.y - b.y) * down];
    for (let column = 0; column < cell; column++) {
      const across = (column + 0.5) / cell;
      const x = Math.max(0, Math.min(width - 1.001, leftX + (rightX - leftX) * across));
      const y = Math.max(0, Math.min(height - 1.001, leftY + (rightY - leftY) * across));
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, below] = [x - left, y - top];
      const upper = 4 * (top * width + left);
      const beside = left + 1 < width ? 4 : 0;
      const lower = top + 1 < height ? upper + 4 * width : upper;
      const target = at + row * stride + 4 * column;
      for (let i = 0; i < 4; i++) {
        const above = from[upper + i] * (1 - right) + from[upper + beside + i] * right;
        const under = from[lower + i] * (1 - right) + from[lower + beside + i] * right;
        data[target + i] = above * (1 - below) + under * below;
      }
    }
  }
}
