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
  const share = 1 / (factor * factor);
  const [columns, rows] = [
    Math.min(image.width, width * factor),
    Math.min(image.height, height * factor),
  ];
  for (let row = 0; row < rows; row++) {
    let to = Math.floor(row / factor) * width;
    let at = 4 * row * image.width;
    for (let column = 0, left = factor; column < columns; column++, at += 4) {
      data[to] += share * lightOf(image.data, at);
      if (--left > 0) continue;
      left = factor;
      to++;
    }
  }
  return { width, height, data };
}

/** Returns the light of the pixel whose four bytes begin at a place. */
function lightOf(data: Image['data'], at: number): number {
  const light = lightOfLevels(data[at], data[at + 1], data[at + 2]);
  return 255 + ((light - 255) * data[at + 3]) / 255;
}

/** Returns how bright a colour looks, from its levels of light. */
export function lightOfLevels(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Returns the light at a place between pixels; outside the image, it is that of the border. */
export function lightAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1.001, x));
  const row = Math.max(0, Math.min(height - 1.001, y));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const right = column - left;
  const below = row - top;
  const at = top * width + left;
  const beside = left + 1 < width ? 1 : 0;
  const next = top + 1 < height ? at + width : at;
  const upper = data[at] * (1 - right) + data[at + beside] * right;
  const lower = data[next] * (1 - right) + data[next + beside] * right;
  return upper * (1 - below) + lower * below;
}

/** Returns the light with dark and bright exchanged. */
export function invertedGrey({ width, height, data }: GreyImage): GreyImage {
  const inverted = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) inverted[at] = 255 - data[at];
  return { width, height, data: inverted };
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
  const corners = cornersOf(placeOf, part);
  let covered = 0;
  for (let y = 0; y < height; y++) {
    const { from, to } = spanInside(corners, y);
    const [first, end] = [Math.max(0, Math.ceil(from)), Math.min(width, Math.floor(to) + 1)];
    if (first >= end) continue;
    data.fill(COVER, y * width + first, y * width + end);
    covered += end - first;
  }
  return covered;
}

const COVER = 255;

/** Returns which columns of a row are to the right of all sides of a shape that goes clockwise. */
function spanInside(corners: readonly PixelPoint[], y: number) {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  corners.forEach((start, i) => {
    const end = corners[(i + 1) % corners.length];
    const [right, below] = [end.x - start.x, end.y - start.y];
    // A side that leads down has the shape to its left, and one that leads up to its right.
    const x = start.x + (right * (y - start.y)) / below;
    if (below > 0) to = Math.min(to, x);
    else if (below < 0) from = Math.max(from, x);
    else if (right * (y - start.y) < 0) to = Number.NEGATIVE_INFINITY;
  });
  return { from, to };
}
