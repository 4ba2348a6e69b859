// Samples an image into cells. The colour of a cell is the mean of the light on its area, where a
// pixel counts by the share of the pixel that lies inside the area, and by its alpha. A cell that
// is mostly transparent has no colour. Cost: each pixel of the image is read once for each cell
// that it overlaps.

import { type Lab, LIGHT_OF_LEVEL, labOfLight } from './oklab.ts';

/** Pixels as a canvas gives them: red, green, blue, alpha, row by row. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** One colour per cell; undefined if the cell is mostly transparent. */
export type Samples = readonly (Lab | undefined)[];

export interface SampledImage {
  readonly samples: Samples;
  /** Whether the samples are tones of flat areas, and not means: see flat-samples.ts. */
  readonly isFlat: boolean;
}

/** A cell whose mean alpha is less than this is background. */
const SOLID = 0.5;

export function samplesOf(image: Image, width: number, height: number): Samples {
  const samples: (Lab | undefined)[] = [];
  for (let row = 0; row < height; row++) {
    const rows = spanOf(row, height, image.height);
    for (let column = 0; column < width; column++) {
      samples.push(meanOf(image, rows, spanOf(column, width, image.width)));
    }
  }
  return samples;
}

/**
 * The start and the end of a cell along one side of the image, in pixels and fractions of pixels.
 */
type Span = readonly [number, number];

function spanOf(index: number, cells: number, pixels: number): Span {
  return [(index * pixels) / cells, ((index + 1) * pixels) / cells];
}

function meanOf({ width, data }: Image, rows: Span, columns: Span): Lab | undefined {
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let y = Math.floor(rows[0]); y < rows[1]; y++) {
    const high = shareOf(y, rows);
    for (let x = Math.floor(columns[0]); x < columns[1]; x++) {
      const at = 4 * (y * width + x);
      const weight = high * shareOf(x, columns) * (data[at + 3] / 255);
      red += weight * LIGHT_OF_LEVEL[data[at]];
      green += weight * LIGHT_OF_LEVEL[data[at + 1]];
      blue += weight * LIGHT_OF_LEVEL[data[at + 2]];
      alpha += weight;
    }
  }
  const area = (rows[1] - rows[0]) * (columns[1] - columns[0]);
  if (alpha < SOLID * area) return undefined;
  return labOfLight([red / alpha, green / alpha, blue / alpha]);
}

/** Returns how much of pixel `index` lies within the span. */
function shareOf(index: number, [from, to]: Span): number {
  return Math.max(0, Math.min(index + 1, to) - Math.max(index, from));
}
