// Cuts what looks like a digit out of an image of ink, as the small square that the net reads. The
// longer side of the box fills most of the square, the other side keeps its proportion, and the
// darkest part becomes full ink. A pixel of the patch is the mean of the ink on its area, but never
// of less than a pixel of the image: a mean over one pixel's width is linear interpolation, so that
// one rule makes small boxes larger and large ones smaller. Training and reading both cut by this
// function. Cost: each pixel of the box is read about once.

import type { Size } from '../../puzzle/places.ts';

/** How far each pixel is from the usual light around it: 0 is paper, 255 is full ink. */
export interface InkImage extends Size {
  readonly data: Uint8Array;
}

/** A rectangle in pixels of the ink image; the sides may be fractions. */
interface InkBox extends Size {
  readonly left: number;
  readonly top: number;
}

/** The pixels of a side of a patch. */
export const PATCH_SIDE = 16;
/** The pixels of a patch that the longer side of a box fills. */
const FITTED = 14;
/** The width of the margin around the box, in pixels: the faint edge of strokes is ink as well. */
const MARGIN = 0.5;
/** At least so many pixels of a patch are full ink. */
const FULL_PIXELS = 10;
/** Ink that is fainter than this is nothing but noise, and is not made darker any further. */
const LEAST_PEAK = 12;

/** Returns the patch row by row, from 0 for paper to 255 for full ink. Outside the box is paper. */
export function digitPatch(ink: InkImage, box: InkBox): Uint8Array {
  const reach = Math.max(1, Math.max(box.width, box.height) / FITTED);
  const step = Math.max(box.width, box.height) / FITTED;
  const columns = spansOf(box.left, box.width, { reach, step, pixels: ink.width });
  const rows = spansOf(box.top, box.height, { reach, step, pixels: ink.height });
  const means = new Float64Array(PATCH_SIDE * PATCH_SIDE);
  for (let y = 0; y < PATCH_SIDE; y++) {
    const row = rows[y];
    for (let x = 0; x < PATCH_SIDE; x++) means[y * PATCH_SIDE + x] = meanOf(ink, row, columns[x]);
  }
  return withFullContrast(means);
}

interface Sampling {
  /** How many pixels of the image a pixel of the patch is the mean of, along one side. */
  readonly reach: number;
  /** How many pixels of the image lie between the middles of two pixels of the patch. */
  readonly step: number;
  readonly pixels: number;
}

/** Pixels of the image, from `first`, and their shares in a pixel of the patch. */
interface PixelSpan {
  readonly first: number;
  readonly shares: Float64Array;
}

/** Returns the spans of the columns, or of the rows, of a patch. */
function spansOf(start: number, length: number, sampling: Sampling): PixelSpan[] {
  const { reach, step, pixels } = sampling;
  const least = Math.max(0, start - MARGIN);
  const most = Math.min(pixels, start + length + MARGIN);
  return Array.from({ length: PATCH_SIDE }, (_, i) => {
    const middle = start + length / 2 + (i + 0.5 - PATCH_SIDE / 2) * step;
    const from = Math.max(least, middle - reach / 2);
    const to = Math.max(from, Math.min(most, middle + reach / 2));
    const first = Math.floor(from);
    const shares = new Float64Array(to === from ? 0 : Math.ceil(to) - first);
    for (let k = 0; k < shares.length; k++) {
      shares[k] = (Math.min(to, first + k + 1) - Math.max(from, first + k)) / reach;
    }
    return { first, shares };
  });
}

function meanOf({ width, data }: InkImage, rows: PixelSpan, columns: PixelSpan): number {
  let mean = 0;
  for (let j = 0; j < rows.shares.length; j++) {
    const start = (rows.first + j) * width + columns.first;
    let sum = 0;
    for (let i = 0; i < columns.shares.length; i++) sum += columns.shares[i] * data[start + i];
    mean += rows.shares[j] * sum;
  }
  return mean;
}

function withFullContrast(means: Float64Array): Uint8Array {
  const peak = Math.max(LEAST_PEAK, darkOf(means));
  const patch = new Uint8Array(means.length);
  for (let i = 0; i < patch.length; i++) patch[i] = Math.min(255, (255 * means[i]) / peak + 0.5);
  return patch;
}

/** Returns the least of as many of the darkest means as become full ink; quicker than sorting. */
function darkOf(means: Float64Array): number {
  const darkest = new Float64Array(FULL_PIXELS);
  for (const mean of means) {
    if (mean <= darkest[0]) continue;
    let place = 1;
    for (; place < FULL_PIXELS && darkest[place] < mean; place++) {
      darkest[place - 1] = darkest[place];
    }
    darkest[place - 1] = mean;
  }
  return darkest[0];
}
