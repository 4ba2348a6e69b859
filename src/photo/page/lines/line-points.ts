// Finds where dark lines that run from top to bottom cross the rows of an image: pixels that are
// darker than those to the left and to the right. Light is averaged over a few rows first, which
// keeps steep lines and takes away noise. Cost: a few looks at each pixel.

import type { GreyImage } from '../grey-image.ts';
import { greaterOf, lesserOf } from './branchless.ts';

/** The points of all rows: those of row y are from `starts[y]` to before `starts[y + 1]`. */
export interface LinePoints {
  readonly starts: Int32Array;
  /** The columns of the points, in ascending order in each row; fractions of pixels count. */
  readonly columns: Float32Array;
}

/** How many rows above and below are averaged. */
const ROWS = 2;
/** How far from a line its surroundings are looked at: beyond thin lines, and beyond thick ones. */
const NEAR = 3;
const FAR = 6;
const MARGIN = FAR;
/** Light is measured in whole parts of its levels from 0 to 255. */
const PARTS = 4096;
/** How much darker a line is than its surroundings. */
const LEAST_CONTRAST = 7 * PARTS;

export function linePoints(image: GreyImage): LinePoints {
  const { width, height } = image;
  const starts = new Int32Array(height + 1);
  const columns = new Float32Array(Math.ceil(width / 2) * height);
  const sums = new Float64Array(width);
  const light = new Int32Array(width + 2 * MARGIN);
  const contrast = new Int32Array(width);
  let count = 0;
  for (let row = 0; row < ROWS; row++) addRow(image, row, 1, sums);
  for (let row = 0; row < height; row++) {
    starts[row] = count;
    addRow(image, row + ROWS, 1, sums);
    addRow(image, row - ROWS - 1, -1, sums);
    const rows = Math.min(height - 1, row + ROWS) - Math.max(0, row - ROWS) + 1;
    averageRows(sums, PARTS / rows, light);
    measureContrast(light, contrast);
    count = addPeaks(contrast, columns, count);
  }
  starts[height] = count;
  return { starts, columns: columns.slice(0, count) };
}

/** Adds a row to the sums, or takes it away; the sums of numbers of 24 bits are exact. */
function addRow({ width, height, data }: GreyImage, row: number, sign: 1 | -1, sums: Float64Array) {
  if (row < 0 || row >= height) return;
  const start = row * width;
  for (let column = 0; column < width; column++) sums[column] += sign * data[start + column];
}

/** Writes the means with a margin at both ends that goes on with the light of the border. */
function averageRows(sums: Float64Array, share: number, light: Int32Array): void {
  const width = sums.length;
  for (let column = 0; column < width; column++) light[column + MARGIN] = sums[column] * share;
  light.fill(light[MARGIN], 0, MARGIN);
  light.fill(light[width + MARGIN - 1], width + MARGIN);
}

/** Measures how much darker each pixel is than the darker of its two sides. */
function measureContrast(light: Int32Array, contrast: Int32Array): void {
  for (let column = 0; column < contrast.length; column++) {
    const at = column + MARGIN;
    const near = lesserOf(light[at - NEAR], light[at + NEAR]);
    const far = lesserOf(light[at - FAR], light[at + FAR]);
    contrast[column] = greaterOf(0, greaterOf(near, far) - light[at]);
  }
}

/** Adds a point for each peak, in the middle of what is at least half as high around it. */
function addPeaks(contrast: Int32Array, columns: Float32Array, count: number): number {
  const last = contrast.length - 1;
  let found = count;
  for (let column = 1; column < last; column++) {
    const peak = contrast[column];
    if (peak < LEAST_CONTRAST || contrast[column - 1] >= peak || contrast[column + 1] > peak)
      continue;
    let [sum, weights] = [0, 0];
    let from = column;
    while (from > 0 && contrast[from - 1] > peak / 2 && contrast[from - 1] <= peak) from--;
    let to = column;
    while (to < last && contrast[to + 1] > peak / 2 && contrast[to + 1] <= peak) to++;
    for (let i = from; i <= to; i++) {
      sum += i * contrast[i];
      weights += contrast[i];
    }
    columns[found++] = sum / weights;
    column = to;
  }
  return found;
}
