// Finds the part of an image that remains when its margins are cut off. A margin is transparent or
// of one colour: the one that at least three corners of the image have. Where the rest would reach
// its own border nearly everywhere, as a filled square does, a narrow margin stays, so that the
// background of the picture can be told from the rest. Cost: each pixel is read at most four times.

import type { Size } from '../../puzzle/places.ts';
import { type Crop, wholeCrop } from './crop-image.ts';
import type { Image } from './image-samples.ts';

/** How much a level of a margin, from 0 to 255, may differ from that of its corner. */
const SAME = 16;
/** A pixel with less alpha, from 0 to 255, counts as transparent. */
const SOLID = 128;
/** The part of a side that stays as a margin where the rest would fill its border. */
const KEPT = 1 / 12;
/** The part of the area that a trim must cut off at least to be worth it. */
const WORTH = 0.04;

/** Returns the whole image if it has no margins, or is nothing but a margin. */
export function trimmedCrop(image: Image): Crop {
  const whole = wholeCrop(image);
  const corner = marginCorner(image);
  if (corner === undefined) return whole;
  const isMargin = (pixel: number): boolean => looksLike(image.data, pixel, corner);
  const rest = restWithin(image, isMargin);
  if (rest === undefined) return whole;
  return fillsBorder(image, rest, isMargin) ? widened(rest, image) : rest;
}

/** Whether the crop leaves out enough of the image to make the picture better. */
export function isWorthTrimming({ width, height }: Size, crop: Crop): boolean {
  return crop.width * crop.height <= (1 - WORTH) * width * height;
}

/** Returns the pixel of a corner that at least two other corners look like. */
function marginCorner({ width, height, data }: Image): number | undefined {
  const bottom = (height - 1) * width;
  const corners = [0, width - 1, bottom, bottom + width - 1];
  return corners.find(
    (corner) => corners.filter((other) => looksLike(data, other, corner)).length >= 3,
  );
}

function looksLike(data: Uint8ClampedArray, pixel: number, other: number): boolean {
  const [at, from] = [4 * pixel, 4 * other];
  const isClear = data[at + 3] < SOLID;
  if (isClear || data[from + 3] < SOLID) return isClear === data[from + 3] < SOLID;
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs(data[at + channel] - data[from + channel]) > SAME) return false;
  }
  return true;
}

type IsMargin = (pixel: number) => boolean;

function restWithin(image: Image, isMargin: IsMargin): Crop | undefined {
  const { width, height } = image;
  const isRow = (row: number): boolean => isLine(isMargin, row * width, 1, width);
  const top = firstOther(height, isRow);
  if (top === height) return undefined;
  const bottom = height - firstOther(height, (row) => isRow(height - 1 - row));
  const isColumn = (column: number): boolean => isLine(isMargin, column, width, height);
  const left = firstOther(width, isColumn);
  const right = width - firstOther(width, (column) => isColumn(width - 1 - column));
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns the first line that is not margin alone; `count` if there is none. */
function firstOther(count: number, isMarginLine: (line: number) => boolean): number {
  let line = 0;
  while (line < count && isMarginLine(line)) line++;
  return line;
}

function isLine(isMargin: IsMargin, start: number, step: number, size: number): boolean {
  for (let place = 0; place < size; place++) if (!isMargin(start + place * step)) return false;
  return true;
}

/** Whether less than half of the border of the crop looks like the margin. */
function fillsBorder({ width }: Size, crop: Crop, isMargin: IsMargin): boolean {
  const at = (row: number, column: number): number => (crop.top + row) * width + crop.left + column;
  let [like, all] = [0, 0];
  const count = (pixel: number): void => {
    all++;
    if (isMargin(pixel)) like++;
  };
  for (const row of [0, crop.height - 1]) {
    for (let column = 0; column < crop.width; column++) count(at(row, column));
  }
  for (const column of [0, crop.width - 1]) {
    for (let row = 0; row < crop.height; row++) count(at(row, column));
  }
  return 2 * like < all;
}

function widened(crop: Crop, { width, height }: Size): Crop {
  const kept = Math.max(1, Math.round(KEPT * Math.max(crop.width, crop.height)));
  const [left, top] = [Math.max(0, crop.left - kept), Math.max(0, crop.top - kept)];
  const right = Math.min(width, crop.left + crop.width + kept);
  const bottom = Math.min(height, crop.top + crop.height + kept);
  return { left, top, width: right - left, height: bottom - top };
}
