// Tells the colours of clues: numbers may have the colour of their blocks, or stand in cells of
// that colour. What differs from digit to digit by more than light and shade is a colour. Cost: a
// few looks at each pixel of a digit.

import type { Image } from '../../create/images/image-samples.ts';
import { type Lab, LIGHT_OF_LEVEL, labOfLight, rgbOfLab } from '../../create/images/oklab.ts';
import {
  BACKGROUND,
  BLACK_AND_WHITE,
  MAX_COLOURS,
  makePalette,
  type Palette,
} from '../../puzzle/palette.ts';
import type { InkImage } from '../digits/digit-patch.ts';
import type { PixelBox } from '../photo-reading.ts';
import type { NumberPlates } from './number-plates.ts';
import { numberColours } from './plate-colours.ts';

interface ClueColours {
  readonly palette: Palette;
  /** Whether some colours are so much alike that digits may have another. */
  readonly areAlike: boolean;
  /** The colour of each digit, an index into the palette. */
  readonly colours: readonly number[];
}

/** The ink with the colour of a number is as strong as this share of its strongest ink. */
const FULL_INK = 0.85;
/** How much more ink than the emptiest pixel has paper, of 255. */
const PAPER_RANGE = 12;
/** How far around a digit its paper is looked at, in pixels. */
const AROUND = 3;
/**
 * Colours that are closer to each other than one of these distances are one: in Oklab, with
 * lightness weighed down. The first is taken that leaves colours apart, the last otherwise.
 */
const REACHES = [0.015, 0.022, 0.033, 0.05] as const;
const LIGHT_WEIGHT = 0.4;
/** Colours are apart if they differ by so many times what most digits differ from their colour. */
const APART = 4;
const MOST_DIGITS = 0.95;
/** Ink is no shade of grey from this distance on, and paper has a colour. */
const CHROMA = 0.05;
const PALE = 0.045;
/** The lightness by which dark cells differ from bright ones. */
const DARK_AND_BRIGHT = 0.35;

/** A straightened image, its ink, and the plates on which its numbers stand if there are any. */
export interface ColouredImage {
  readonly image: Image;
  readonly ink: InkImage;
  readonly plates: NumberPlates | undefined;
}

/** Takes the boxes of all digits in the image. */
export function clueColours(seen: ColouredImage, boxes: readonly PixelBox[]): ClueColours {
  const { image, ink, plates } = seen;
  const paperAround = (box: PixelBox): Lab => colourOf(image, ink, widened(box, image), true);
  if (plates !== undefined)
    return coloursOf(numberColours(plates, boxes, paperAround)) ?? oneColour(boxes);
  const papers = boxes.map(paperAround);
  const inks = boxes.map((box) => colourOf(image, ink, box, false));
  if (areColoured(papers, inks)) return coloursOf(papers) ?? oneColour(boxes);
  const paper = meanOf(papers);
  const isMixed = clearColours(inks, paper).means.some((mean) => chromaOf(mean) > CHROMA);
  const colours = isMixed || haveHues(inks, paper) ? coloursOf(inks, paper) : undefined;
  return colours ?? { ...oneColour(boxes), areAlike: haveHues(inks, paper) };
}

/** Returns undefined if the digits have one colour. Colours of ink may be mixed with paper. */
function coloursOf(labs: readonly Lab[], paper?: Lab): ClueColours | undefined {
  const clear = clearColours(labs, paper);
  const means = clear.means.slice(0, MAX_COLOURS);
  if (means.length < 2) return undefined;
  const named = means.map((mean) => ({ name: rgbOfLab(mean), rgb: rgbOfLab(mean) }));
  return {
    areAlike: clear.strays > 1 || clear.means.length > MAX_COLOURS || !areApart(labs, means),
    palette: makePalette(BACKGROUND, named),
    colours: labs.map((lab) => nearestColour(lab, means) + 1),
  };
}

function oneColour(boxes: readonly PixelBox[]): ClueColours {
  return { palette: BLACK_AND_WHITE, colours: boxes.map(() => 1), areAlike: false };
}

/**
 * Whether digits stand in cells of colours. Paper in a pale colour is shaded, no more. Some dark
 * cells among bright ones are coloured if their digits are bright; else they lie in a shadow.
 */
function areColoured(papers: readonly Lab[], inks: readonly Lab[]): boolean {
  const { means } = clearColours(papers);
  if (means.length < 2) return false;
  if (means.some((mean) => chromaOf(mean) > PALE)) return true;
  const lightnesses = means.map(([lightness]) => lightness);
  const middle = (Math.max(...lightnesses) + Math.min(...lightnesses)) / 2;
  if (Math.max(...lightnesses) - middle <= DARK_AND_BRIGHT / 2) return false;
  const dark = papers.flatMap((paper, i) => (paper[0] < middle ? [inks[i][0] > paper[0]] : []));
  return dark.filter((isBright) => isBright).length > dark.length / 2;
}

/** Whether a good part of the digits has another hue than the others. */
function haveHues(inks: readonly Lab[], paper: Lab): boolean {
  const groups = gathered(inks, HUE_REACH);
  const counts = countsOf(inks, groups);
  const large = groups.filter((_, i) => counts[i] >= HUE_SHARE * inks.length);
  return large.some((mean) =>
    large.some(
      (other) =>
        other !== mean &&
        mixture(other, paper, mean).off > HUE &&
        Math.max(chromaOf(mean), chromaOf(other)) > LEAST_CHROMA,
    ),
  );
}

/**
 * Hues that are further apart than this are two, if each has this share of the digits, and if one
 * has this distance from grey: numbers that are done may be greyed by a warm grey on cool paper.
 */
const HUE = 0.025;
const HUE_SHARE = 0.1;
const LEAST_CHROMA = 0.036;
const HUE_REACH = 0.033;

/**
 * A screenshot tells two reds apart that are one in a photo, where light and shade differ. Paper is
 * given for colours of ink.
 */
function clearColours(labs: readonly Lab[], paper?: Lab): ClearColours {
  const [widest] = REACHES.slice(-1) as [number];
  for (const reach of REACHES) {
    const all = gathered(labs, reach);
    const full = paper === undefined ? all : withoutThin(all, paper, reach);
    const clear = withoutStrays(labs, full, reach);
    if (reach === widest || areApart(labs, clear.means)) return clear;
  }
  return { means: [], strays: 0 };
}

/** Leaves out colours that thin strokes have, which are mixed with paper. */
function withoutThin(means: readonly Lab[], paper: Lab, reach: number): Lab[] {
  return means.filter((mean) =>
    means.every((other) => {
      if (other === mean) return true;
      const { share, off } = mixture(other, paper, mean);
      return share <= 0 || share > THIN || off > reach;
    }),
  );
}

/** The colour of a thin stroke is so far on the way to that of paper, at most. */
const THIN = 0.35;

/** Tells how much paper an ink is mixed with in a colour, and how far that is off the mixture. */
function mixture(ink: Lab, paper: Lab, colour: Lab): { share: number; off: number } {
  const [way, own] = [paper, colour].map((to) => weighted(ink, to));
  const length = dot(way, way);
  const share = length === 0 ? 0 : dot(way, own) / length;
  const rest = own.map((value, i) => value - share * way[i]);
  return { share, off: Math.hypot(...rest) };
}

function weighted([l, a, b]: Lab, [toL, toA, toB]: Lab): number[] {
  return [LIGHT_WEIGHT * (toL - l), toA - a, toB - b];
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * b[i], 0);
}

function chromaOf([, a, b]: Lab): number {
  return Math.hypot(a, b);
}

function meanOf(labs: readonly Lab[]): Lab {
  const sum = (k: 0 | 1 | 2) => labs.reduce((total, lab) => total + lab[k], 0);
  return [sum(0) / labs.length, sum(1) / labs.length, sum(2) / labs.length];
}

interface ClearColours {
  readonly means: Lab[];
  /**
   * The most digits of a colour that was left out. A single digit may be blurred, but a colour of
   * several may be a rare one.
   */
  readonly strays: number;
}

function areApart(labs: readonly Lab[], means: readonly Lab[]): boolean {
  const spreads = labs
    .map((lab) => Math.min(...means.map((mean) => difference(lab, mean))))
    .sort((a, b) => a - b);
  const spread = spreads[Math.floor(MOST_DIGITS * (spreads.length - 1))];
  return means.every((mean, i) =>
    means.every((other, k) => k <= i || difference(mean, other) > APART * spread),
  );
}

/** Gathers colours around the first ones that differ, and returns the mean of each group. */
function gathered(labs: readonly Lab[], reach: number): Lab[] {
  const groups: { mean: Lab; count: number }[] = [];
  for (const lab of labs) {
    const near = groups.find(({ mean }) => difference(lab, mean) < reach);
    if (near === undefined) groups.push({ mean: lab, count: 1 });
    else {
      near.count++;
      near.mean = moved(near.mean, lab, 1 / near.count);
    }
  }
  return groups.sort((a, b) => b.count - a.count).map(({ mean }) => mean);
}

function moved([l, a, b]: Lab, [toL, toA, toB]: Lab, share: number): Lab {
  return [l + share * (toL - l), a + share * (toA - a), b + share * (toB - b)];
}

/** Leaves out colours that stand alone and are not far from another: blurred digits have such. */
function withoutStrays(labs: readonly Lab[], means: readonly Lab[], reach: number): ClearColours {
  const counts = countsOf(labs, means);
  const isKept = means.map((mean, i) => {
    const others = means.filter((_, k) => k !== i && counts[k] > counts[i]);
    const isFar = others.every((other) => difference(mean, other) > 2 * reach);
    return isFar || counts[i] > labs.length * STRAY_SHARE;
  });
  const kept = means.filter((_, i) => isKept[i]);
  if (kept.length === 0) return { means: [...means], strays: 0 };
  return { means: kept, strays: Math.max(0, ...counts.filter((_, i) => !isKept[i])) };
}

function countsOf(labs: readonly Lab[], means: readonly Lab[]): number[] {
  const nearest = labs.map((lab) => nearestColour(lab, means));
  return means.map((_, i) => nearest.filter((at) => at === i).length);
}

/** A colour of fewer digits than this share may be a stray. */
const STRAY_SHARE = 0.02;

function nearestColour(lab: Lab, means: readonly Lab[]): number {
  const differences = means.map((mean) => difference(lab, mean));
  return differences.indexOf(Math.min(...differences));
}

/** Lightness differs by shade alone, so it counts less than the rest. */
function difference([lightness, a, b]: Lab, [otherLightness, otherA, otherB]: Lab): number {
  return Math.hypot(LIGHT_WEIGHT * (lightness - otherLightness), a - otherA, b - otherB);
}

function widened({ left, top, width, height }: PixelBox, image: Image): PixelBox {
  const [x, y] = [Math.max(0, left - AROUND), Math.max(0, top - AROUND)];
  return {
    left: x,
    top: y,
    width: Math.min(image.width, left + width + AROUND) - x,
    height: Math.min(image.height, top + height + AROUND) - y,
  };
}

/** Returns the mean colour of the paper, or of the strongest ink, within a box. */
function colourOf(image: Image, ink: InkImage, box: PixelBox, isPaper: boolean): Lab {
  const strengths = inkWithin(ink, box);
  const strongest = strengths.reduce((most, own) => Math.max(most, own), 0);
  const faintest = strengths.reduce((least, own) => Math.min(least, own), 255);
  const light: [number, number, number] = [0, 0, 0];
  let count = 0;
  strengths.forEach((own, i) => {
    if (isPaper ? own > faintest + PAPER_RANGE : own < FULL_INK * strongest) return;
    const row = Math.floor(i / box.width);
    const at = 4 * ((box.top + row) * image.width + box.left + i - row * box.width);
    for (let k = 0; k < 3; k++) light[k] += LIGHT_OF_LEVEL[image.data[at + k]];
    count++;
  });
  return labOfLight([light[0] / count, light[1] / count, light[2] / count]);
}

function inkWithin(ink: InkImage, { left, top, width, height }: PixelBox): number[] {
  return Array.from({ length: height }, (_, row) => {
    const from = (top + row) * ink.width + left;
    return [...ink.data.subarray(from, from + width)];
  }).flat();
}
