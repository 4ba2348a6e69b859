// Decides which cells of a picture in one colour are painted: those that are dark. What is neither
// dark nor white would be lost, so two styles keep it. In an image of flat areas, the borders of
// the areas are drawn (outlines.ts); in a photo, cells that differ from their surroundings are made
// to differ more (local-contrast.ts).

import type { Size } from '../../puzzle/places.ts';
import { diffused } from './error-diffusion.ts';
import type { SampledImage, Samples } from './image-samples.ts';
import { localContrast } from './local-contrast.ts';
import { BLACK_LAB, type Lab, WHITE_LAB } from './oklab.ts';
import { darkestOfThree, otsu } from './otsu-threshold.ts';
import { outlineCells } from './outlines.ts';

/**
 * `light` paints by the mean lightness of a cell alone; `features` also keeps thin lines, small
 * features and borders of light areas; `outlines` draws borders alone.
 */
export const IMAGE_STYLES = ['features', 'light', 'outlines'] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

export interface OneColourOptions {
  /**
   * `features` by default. In several colours, `features` and `outlines` keep thin lines and small
   * features of images of flat areas. Dithering is always of mean lightness.
   */
  readonly style?: ImageStyle;
  /**
   * A picture in one colour paints the cells whose lightness, from 0 to 1, is at most this. The
   * default, `auto`, finds a threshold that separates the dark from the light.
   */
  readonly threshold?: number | 'auto';
  /** With one colour, `true` paints the light cells instead of the dark cells. */
  readonly invert?: boolean;
  readonly dither?: boolean;
}

interface PaintedCells {
  readonly cells: Uint8Array;
  /** The threshold that was used; undefined for outlines of flat areas. */
  readonly threshold: number | undefined;
}

/** How much more a cell of a photo differs from its surroundings: in style `features`. */
const SHARPER = 2;
/** How much cells of photos differ from their surroundings in outlines, around middle grey. */
const OUTLINED = 5;
/** A cell that is no lighter than this is dark, whatever else is in the image. */
const DARK = 0.55;
/** A photo with a threshold above this would be painted nearly everywhere. */
const MOST_AUTOMATIC = 0.6;

export function inOneColour(sampled: SampledImage, options: OneColourOptions & Size): PaintedCells {
  const { style = 'features', dither = false, invert = false } = options;
  const shades = invert ? sampled.samples.map(inverted) : sampled.samples;
  if (style === 'light' || dither) return byLight(shades, options);
  return sampled.isFlat ? byFlatAreas(shades, options) : byContrast(shades, options);
}

function inverted(sample: Lab | undefined): Lab | undefined {
  return sample && [1 - Math.min(1, sample[0]), sample[1], sample[2]];
}

function byLight(shades: Samples, options: OneColourOptions & Size): PaintedCells {
  const { dither = false, width } = options;
  const cut = chosenCut(options) ?? bestCut(shades);
  const choose = ([lightness]: Lab): number => (lightness <= cut ? 1 : 0);
  const cells = dither
    ? diffused(greysOf(shades), width, [WHITE_LAB, BLACK_LAB], choose)
    : shades.map((shade) => (shade === undefined ? 0 : choose(shade)));
  return { cells: Uint8Array.from(cells), threshold: thresholdOf(cut, options) };
}

function byFlatAreas(shades: Samples, options: OneColourOptions & Size): PaintedCells {
  const isOutlined = options.style === 'outlines';
  const cut = isOutlined ? undefined : (chosenCut(options) ?? darkCut(shades));
  const cells = Uint8Array.from(shades, (shade) => (isDark(shade, cut) ? 1 : 0));
  const solid = shades.map((shade) => shade ?? WHITE_LAB);
  const borders = outlineCells(solid, options, (cell) => cells[cell] === 1);
  for (const cell of borders) if (shades[cell] !== undefined) cells[cell] = 1;
  return { cells, threshold: cut === undefined ? undefined : thresholdOf(cut, options) };
}

function isDark(shade: Lab | undefined, cut: number | undefined): boolean {
  return shade !== undefined && cut !== undefined && shade[0] <= cut;
}

function byContrast(shades: Samples, options: OneColourOptions & Size): PaintedCells {
  const lightness = Float64Array.from(shades, (shade) => Math.min(1, shade?.[0] ?? 1));
  const contrast = localContrast(lightness, options);
  const isOutlined = options.style === 'outlines';
  const cut = chosenCut(options) ?? (isOutlined ? 0.4 : Math.min(MOST_AUTOMATIC, bestCut(shades)));
  const sharpened = contrast.map((value, cell) =>
    isOutlined ? 0.5 + OUTLINED * value : lightness[cell] + SHARPER * value,
  );
  const cells = Uint8Array.from(sharpened, (value, cell) =>
    shades[cell] !== undefined && value <= cut ? 1 : 0,
  );
  return { cells, threshold: thresholdOf(cut, options) };
}

/**
 * Converts between a threshold and the lightness, perhaps inverted, up to which cells are painted.
 */
function thresholdOf(cut: number, { invert = false }: OneColourOptions): number {
  return invert ? 1 - cut : cut;
}

function chosenCut(options: OneColourOptions): number | undefined {
  const { threshold = 'auto' } = options;
  return threshold === 'auto' ? undefined : thresholdOf(threshold, options);
}

/**
 * Separates the dark from the light; transparent cells count as white. If all cells are about
 * equally light, nothing separates them. Then all are painted if some cells, but not all, are
 * transparent, and otherwise those that are darker than middle grey.
 */
function bestCut(shades: Samples): number {
  const isCutOut = shades.includes(undefined) && shades.some((shade) => shade !== undefined);
  return otsu(lightnessOf(shades)) ?? (isCutOut ? 1 : 0.5);
}

/**
 * Separates the dark from the middle tones, whose borders are drawn; without middle tones, from the
 * light.
 */
function darkCut(shades: Samples): number {
  const cut = bestCut(shades);
  const lower = darkestOfThree(lightnessOf(shades)) ?? cut;
  return Math.max(lower, Math.min(cut, DARK));
}

function lightnessOf(shades: Samples): number[] {
  return shades.map((shade) => shade?.[0] ?? 1);
}

function greysOf(shades: Samples): Samples {
  return shades.map((shade) => shade && [Math.min(1, shade[0]), 0, 0]);
}
