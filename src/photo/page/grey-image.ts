// Turns an image into light: one number a pixel, shrunk so that lines are thin and work is bounded.
// Transparent pixels lie on white. Cost: one look at each pixel.

import type { Image } from '../../create/images/image-samples.ts';
import type { Size } from '../../puzzle/places.ts';
import type { PixelPoint } from '../photo-reading.ts';
import type { LatticePart } from './puzzle-shape.ts';
import { cornersOf, type PlaceOf } from './straighten.ts';

/** The light of each pixel, row by row: 0 is black, 255 is white. */
export interface GreyImage extends Size {
  readonly data: Float32Array;
}

/** Returns the light of an image whose pixels are means of `factor` by `factor` pixels. */
export function greyImage(image: Image, factor: number): GreyImage {
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Float32Array(width * height);
  const counts = 1 / (factor * factor);
  for (let row = 0; row < height * factor && row < image.height; row++) {
    const start = Math.floor(row / factor) * width;
    for (let column = 0; column < width * factor && column < image.width; column++) {
      data[start + Math.floor(column / factor)] += counts * lightOf(image, row, column);
    }
  }
  return { width, height, data };
}

function lightOf({ width, data }: Image, row: number, column: number): number {
  const at = 4 * (row * width + column);
  const light = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
  return 255 + ((light - 255) * data[at + 3]) / 255;
}

/** Returns the light at a place between pixels; outside the image, it is that of the border. */
export function lightAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1.001, x));
  const row = Math.max(0, Math.min(height - 1.001, y));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, below] = [column - left, row - top];
  const at = top * width + left;
  const beside = left + 1 < width ? 1 : 0;
  const next = top + 1 < height ? at + width : at;
  const upper = data[at] * (1 - right) + data[at + beside] * right;
  const lower = data[next] * (1 - right) + data[next + beside] * right;
  return upper * (1 - below) + lower * below;
}

/** Returns the light with dark and bright exchanged. */
export function invertedGrey({ width, height, data }: GreyImage): GreyImage {
  return { width, height, data: data.map((light) => 255 - light) };
}

/** Returns the image mirrored at its diagonal, so that rows become columns. */
export function transposedGrey({ width, height, data }: GreyImage): GreyImage {
  const turned = new Float32Array(data.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      turned[column * height + row] = data[row * width + column];
    }
  }
  return { width: height, height: width, data: turned };
}

/** Paints a part of a lattice in one light, so that it is not found again; counts its pixels. */
export function coverPart(
  { width, height, data }: GreyImage,
  placeOf: PlaceOf,
  part: LatticePart,
): number {
  const inside = insideOf(cornersOf(placeOf, part));
  let covered = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!inside(x, y)) continue;
      data[at] = COVER;
      covered++;
    }
  }
  return covered;
}

const COVER = 255;

/** Returns whether a place is to the right of all sides of a shape whose corners go clockwise. */
function insideOf(corners: readonly PixelPoint[]): (x: number, y: number) => boolean {
  const sides = corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length] }));
  return (x, y) =>
    sides.every(({ from, to }) => {
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
    });
}
