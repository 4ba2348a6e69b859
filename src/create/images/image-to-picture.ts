// Turns an image into a picture of a given size with few colours. With one colour, a threshold of
// lightness decides which cells are painted. With several colours, the picture has the colours that
// represent the image best. The most common colour at the border of the picture becomes the
// background. If most of the border is transparent, white becomes the background instead. Dithering
// spreads the error of a cell over later cells. This keeps the shades but makes noise, and puzzles
// of noise seldom have only one solution.

import type { Grid } from '../../puzzle/grid.ts';
import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import { columnOf, type Size } from '../../puzzle/places.ts';
import { gridOfDrawing, makeDrawing } from '../drawing.ts';
import { borderCells } from './border-cells.ts';
import { colourClusters } from './colour-clusters.ts';
import { type Image, type Samples, samplesOf } from './image-samples.ts';
import { type Lab, labOfRgb, nearest, rgbOfLab } from './oklab.ts';
import { otsu } from './otsu-threshold.ts';

export interface ImageOptions {
  /** The size of the picture, in cells. */
  readonly width: number;
  readonly height: number;
  /**
   * 1 to 8 colours besides the background; the picture can have fewer, for example if the image has
   * fewer.
   */
  readonly colours: number;
  /**
   * A picture in one colour paints the cells whose lightness, from 0 to 1, is at most this. The
   * default, `auto`, finds the threshold by Otsu's method.
   */
  readonly threshold?: number | 'auto';
  /** With one colour, `true` paints the light cells instead of the dark cells. */
  readonly invert?: boolean;
  readonly dither?: boolean;
}

export interface ImagePicture {
  readonly grid: Grid;
  readonly palette: Palette;
  /** The threshold that was used; undefined for pictures in several colours. */
  readonly threshold?: number;
}

export const MAX_IMAGE_COLOURS = 8;
/** The most pixels of an image. A larger image must be scaled down first; browsers do that fast. */
export const MAX_PIXELS = 25_000_000;

/**
 * The most cells of a picture: making a picture of so many cells takes a second or two, without a
 * pause.
 */
export const MAX_IMAGE_CELLS = 250_000;

/**
 * Makes a picture of an image. Throws a RangeError if a size, the number of colours or the
 * threshold is out of bounds, or if the pixels do not fit the size of the image.
 */
export function pictureFromImage(image: Image, options: ImageOptions): ImagePicture {
  return pictureOfSamples(checkedSamples(image, options), options);
}

/** Samples an image for pictures with these options; throws what `pictureFromImage` throws. */
export function checkedSamples(image: Image, options: ImageOptions): Samples {
  checkImage(image, options);
  const { width, height } = makeDrawing(options.width, options.height);
  return samplesOf(image, width, height);
}

/** Makes a picture of the samples of an image; several pictures can be made of the same samples. */
export function pictureOfSamples(samples: Samples, options: ImageOptions): ImagePicture {
  const { width, height, colours } = options;
  return colours === 1
    ? inOneColour(samples, width, height, options)
    : inColours(samples, width, height, options);
}

/**
 * Returns a size with the proportions of the image, in whole numbers. The longer side of the size
 * is `longest`; both sides are at least 1.
 */
export function sizeFor(image: Pick<Image, 'width' | 'height'>, longest: number) {
  const scale = longest / Math.max(image.width, image.height);
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: side(image.width), height: side(image.height) };
}

function checkImage(
  { width, height, data }: Image,
  { width: columns, height: rows, colours, threshold = 'auto' }: ImageOptions,
): void {
  const check = (isRight: boolean, message: string): void => {
    if (!isRight) throw new RangeError(message);
  };
  const isSize = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  check(isSize, `an image of ${width}x${height} pixels: expected whole numbers from 1`);
  check(width * height <= MAX_PIXELS, `${width}x${height} pixels: at most ${MAX_PIXELS}`);
  const bytes = 4 * width * height;
  check(data.length === bytes, `${data.length} bytes of pixels: expected ${bytes}`);
  const cells = `${columns}x${rows} cells: at most ${MAX_IMAGE_CELLS} of an image`;
  check(!(columns * rows > MAX_IMAGE_CELLS), cells);
  const isCount = Number.isInteger(colours) && colours >= 1 && colours <= MAX_IMAGE_COLOURS;
  check(isCount, `${colours} colours: expected 1 to ${MAX_IMAGE_COLOURS}`);
  const isThreshold = threshold === 'auto' || (threshold >= 0 && threshold <= 1);
  check(isThreshold, `a threshold of ${threshold}: expected 0 to 1`);
}

const BLACK: Lab = [0, 0, 0];
const WHITE: Lab = [1, 0, 0];

function inOneColour(
  samples: Samples,
  width: number,
  height: number,
  { threshold: wanted = 'auto', invert = false, dither = false }: ImageOptions,
): ImagePicture {
  const threshold = wanted === 'auto' ? bestThreshold(samples) : wanted;
  const shades = samples.map((sample): Lab | undefined => {
    if (sample === undefined) return undefined;
    const lightness = Math.min(1, sample[0]);
    return [invert ? 1 - lightness : lightness, 0, 0];
  });
  const cut = invert ? 1 - threshold : threshold;
  const choose = ([lightness]: Lab): number => (lightness <= cut ? 1 : 0);
  const palette = [WHITE, BLACK];
  const cells = dither
    ? diffused(shades, width, palette, choose)
    : shades.map((shade) => (shade === undefined ? 0 : choose(shade)));
  return {
    grid: gridOfDrawing({ width, height, cells: Uint8Array.from(cells) }),
    palette: BLACK_AND_WHITE,
    threshold,
  };
}

/**
 * Chooses the threshold; transparent cells count as white. If all cells are about equally light, no
 * threshold separates them. Then the threshold is 1 if some cells, but not all, are transparent, so
 * that the other cells are painted; otherwise it is 0.5.
 */
function bestThreshold(samples: Samples): number {
  const values = samples.map((sample) => sample?.[0] ?? 1);
  const isCutOut = samples.includes(undefined) && samples.some((sample) => sample !== undefined);
  return otsu(values) ?? (isCutOut ? 1 : 0.5);
}

function inColours(
  samples: Samples,
  width: number,
  height: number,
  { colours, dither = false }: ImageOptions,
): ImagePicture {
  const solid = samples.filter((sample) => sample !== undefined);
  const border = borderCells({ width, height }).map((cell) => samples[cell]);
  const isCutOut = 2 * border.filter((sample) => sample === undefined).length > border.length;
  const means = colourClusters(solid, colours + (isCutOut ? 0 : 1));
  const ground = isCutOut
    ? -1
    : mostCommon(
        border.filter((s) => s !== undefined),
        means,
      );
  const others = means.filter((_, i) => i !== ground).toSorted((a, b) => a[0] - b[0]);
  const background = ground < 0 ? labOfRgb(BACKGROUND.rgb) : means[ground];
  const labs = ground < 0 ? others : [background, ...others];
  // On a transparent ground, no solid cell is background, however light the cell is.
  const first = ground < 0 ? 1 : 0;
  const choose = (lab: Lab): number => first + nearest(lab, labs);
  const cells = dither
    ? diffused(samples, width, [background, ...others], choose)
    : samples.map((sample) => (sample === undefined ? 0 : choose(sample)));
  return compact(cells, { width, height }, background, others);
}

/**
 * Returns the index of the mean that is the nearest one for the most samples; -1 if there are no
 * means.
 */
function mostCommon(samples: readonly Lab[], means: readonly Lab[]): number {
  const votes = means.map(() => 0);
  for (const sample of samples) votes[nearest(sample, means)]++;
  return votes.indexOf(Math.max(...votes));
}

/**
 * Makes a picture whose palette has only the colours that occur; if nothing is painted, black or
 * white is the only colour besides the background.
 */
function compact(
  cells: readonly number[],
  { width, height }: Size,
  background: Lab,
  others: readonly Lab[],
): ImagePicture {
  const used = others.map((_, i) => i + 1).filter((colour) => cells.includes(colour));
  const index = new Map(used.map((colour, i) => [colour, i + 1]));
  const named = (lab: Lab) => ({ name: rgbOfLab(lab), rgb: rgbOfLab(lab) });
  const seen = used.map((colour) => named(others[colour - 1]));
  const entries = seen.length > 0 ? seen : [named(background[0] < 0.5 ? WHITE : BLACK)];
  const palette = makePalette(named(background), entries);
  const colours = Uint8Array.from(cells, (colour) => index.get(colour) ?? 0);
  return { grid: gridOfDrawing({ width, height, cells: colours }), palette };
}

/**
 * How the error of a cell is spread: each entry has columns to the right, rows down, and sixteenths
 * of the error.
 */
const SPREAD = [
  [1, 0, 7],
  [-1, 1, 3],
  [0, 1, 5],
  [1, 1, 1],
] as const;

/**
 * Chooses colours row by row and spreads the error of each cell over its later neighbours;
 * transparent cells neither receive nor spread errors. Source: Robert Floyd, Louis Steinberg, An
 * adaptive algorithm for spatial grey scale, Proceedings of the SID 17 (1976).
 */
function diffused(
  samples: Samples,
  width: number,
  palette: readonly Lab[],
  choose: (lab: Lab) => number,
): number[] {
  const wanted = samples.map((sample) => sample && [...sample]);
  return wanted.map((lab, cell) => {
    if (lab === undefined) return 0;
    const colour = choose([lab[0], lab[1], lab[2]]);
    for (const [right, down, share] of SPREAD) {
      const column = columnOf(cell, width) + right;
      const next = column < 0 || column >= width ? undefined : wanted[cell + right + down * width];
      if (next === undefined) continue;
      for (let axis = 0; axis < 3; axis++) {
        next[axis] += ((lab[axis] - palette[colour][axis]) * share) / 16;
      }
    }
    return colour;
  });
}
