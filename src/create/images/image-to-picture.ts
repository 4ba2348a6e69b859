// Turns an image into a picture of a given size with few colours. With one colour, one-colour.ts
// decides which cells are painted. With several colours, the picture has the colours that represent
// the image best. The most common colour at the border of the picture becomes the background. If
// most of the border is transparent, white becomes the background instead. Dithering spreads the
// error of a cell over later cells. This keeps the shades but makes noise, and puzzles of noise
// seldom have only one solution.

import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { gridOfDrawing, makeDrawing } from '../drawing.ts';
import { borderCells } from './border-cells.ts';
import { colourClusters } from './colour-clusters.ts';
import { diffused } from './error-diffusion.ts';
import { flatSamples } from './flat-samples.ts';
import { type Image, type SampledImage, type Samples, samplesOf } from './image-samples.ts';
import { BLACK_LAB, type Lab, labOfRgb, nearest, rgbOfLab, WHITE_LAB } from './oklab.ts';
import { inOneColour, type OneColourOptions } from './one-colour.ts';

export interface ImageOptions extends OneColourOptions {
  /** The size of the picture, in cells. */
  readonly width: number;
  readonly height: number;
  /**
   * 1 to 8 colours besides the background; the picture can have fewer, for example if the image has
   * fewer.
   */
  readonly colours: number;
}

export interface ImagePicture {
  readonly grid: Grid;
  readonly palette: Palette;
  /** The threshold that was used; undefined if none decided. */
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
export function checkedSamples(image: Image, options: ImageOptions): SampledImage {
  checkImage(image, options);
  const { width, height } = makeDrawing(options.width, options.height);
  const keepsFeatures = options.style !== 'light' && options.dither !== true;
  const flat = keepsFeatures ? flatSamples(image, width, height) : undefined;
  return { samples: flat ?? samplesOf(image, width, height), isFlat: flat !== undefined };
}

/** Makes a picture of the samples of an image; several pictures can be made of the same samples. */
export function pictureOfSamples(sampled: SampledImage, options: ImageOptions): ImagePicture {
  const { width, height, colours } = options;
  if (colours > 1) return inColours(sampled.samples, width, height, options);
  const { cells, threshold } = inOneColour(sampled, options);
  const grid = gridOfDrawing({ width, height, cells });
  return { grid, palette: BLACK_AND_WHITE, ...defined({ threshold }) };
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
  const entries = seen.length > 0 ? seen : [named(background[0] < 0.5 ? WHITE_LAB : BLACK_LAB)];
  const palette = makePalette(named(background), entries);
  const colours = Uint8Array.from(cells, (colour) => index.get(colour) ?? 0);
  return { grid: gridOfDrawing({ width, height, cells: colours }), palette };
}
