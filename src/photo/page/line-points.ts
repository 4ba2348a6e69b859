// Finds where dark lines that run from top to bottom cross the rows of an image: pixels that are
// darker than those to the left and to the right. Light is averaged over a few rows first, which
// keeps steep lines and takes away noise. Cost: a few looks at each pixel.

import type { GreyImage } from './grey-image.ts';

/** The points of all rows: those of row y are from `starts[y]` to before `starts[y + 1]`. */
export interface LinePoints {
  readonly starts: Int32Array;
  /** The columns of the points, in ascending order in each row; fractions of pixels count. */
  readonly columns: Float32Array;
}

/** How many rows above and below are averaged. */
const ROWS = 2;
/** How far from a line its surroundings are looked at: beyond thin lines, and beyond thick ones. */
const REACHES = [3, 6];
/** How much darker a line is than its surroundings, in levels of light from 0 to 255. */
const LEAST_CONTRAST = 7;

export function linePoints(image: GreyImage): LinePoints {
  const { width, height } = image;
  const starts = new Int32Array(height + 1);
  const columns = new Float32Array(Math.ceil(width / 2) * height);
  const light = new Float32Array(width);
  const contrast = new Float32Array(width);
  let count = 0;
  for (let row = 0; row < height; row++) {
    starts[row] = count;
    averageRows(image, row, light);
    measureContrast(light, contrast);
    count = addPeaks(contrast, columns, count);
  }
  starts[height] = count;
  return { starts, columns: columns.slice(0, count) };
}

function averageRows({ width, height, data }: GreyImage, row: number, light: Float32Array): void {
  const [from, to] = [Math.max(0, row - ROWS), Math.min(height - 1, row + ROWS)];
  light.fill(0);
  for (let at = from; at <= to; at++) {
    for (let column = 0, i = at * width; column < width; column++, i++) light[column] += data[i];
  }
  const share = 1 / (to - from + 1);
  for (let column = 0; column < width; column++) light[column] *= share;
}

/** Measures how much darker each pixel is than the darker of its two sides. */
function measureContrast(light: Float32Array, contrast: Float32Array): void {
  const last = light.length - 1;
  for (let column = 0; column <= last; column++) {
    let most = 0;
    for (const reach of REACHES) {
      const left = light[Math.max(0, column - reach)];
      const right = light[Math.min(last, column + reach)];
      most = Math.max(most, Math.min(left, right) - light[column]);
    }
    contrast[column] = most;
  }
}

/** Adds a point for each peak, in the middle of what is at least half as high around it. */
function addPeaks(contrast: Float32Array, columns: Float32Array, count: number): number {
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
