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
  const looks = plates === undefined ? [true, false] : [true];
  for (const isPaper of looks) {
    const labs =
      plates === undefined
        ? boxes.map((box) => (isPaper ? paperAround(box) : colourOf(image, ink, box, false)))
        : numberColours(plates, boxes, paperAround);
    const clear = clearColours(labs);
    const means = clear.means.slice(0, MAX_COLOURS);
    const isPlain = plates === undefined && !haveColours(means, isPaper);
    if (means.length < 2 || isPlain) continue;
    const named = means.map((mean) => ({ name: rgbOfLab(mean), rgb: rgbOfLab(mean) }));
    return {
      areAlike: clear.strays > 1 || clear.means.length > MAX_COLOURS || !areApart(labs, means),
      palette: makePalette(BACKGROUND, named),
      colours: labs.map((lab) => nearestColour(lab, means) + 1),
    };
  }
  return { palette: BLACK_AND_WHITE, colours: boxes.map(() => 1), areAlike: false };
}

/** Paper in a pale colour is shaded, no more; some dark cells among bright ones are coloured. */
function haveColours(means: readonly Lab[], isPaper: boolean): boolean {
  const lightnesses = means.map(([lightness]) => lightness);
  const range = Math.max(...lightnesses) - Math.min(...lightnesses);
  const chroma = Math.max(...means.map(([, a, b]) => Math.hypot(a, b)));
  return isPaper ? chroma > PALE || range > DARK_AND_BRIGHT : chroma > CHROMA;
}

/** A screenshot tells two reds apart that are one in a photo, where light and shade differ. */
function clearColours(labs: readonly Lab[]): ClearColours {
  const [widest] = REACHES.slice(-1) as [number];
  for (const reach of REACHES) {
    const clear = withoutStrays(labs, gathered(labs, reach), reach);
    if (reach === widest || areApart(labs, clear.means)) return clear;
  }
  return { means: [], strays: 0 };
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
  const counts = means.map((_, i) => labs.filter((lab) => nearestColour(lab, means) === i).length);
  const isKept = means.map((mean, i) => {
    const others = means.filter((_, k) => k !== i && counts[k] > counts[i]);
    const isFar = others.every((other) => difference(mean, other) > 2 * reach);
    return isFar || counts[i] > labs.length * STRAY_SHARE;
  });
  const kept = means.filter((_, i) => isKept[i]);
  if (kept.length === 0) return { means: [...means], strays: 0 };
  return { means: kept, strays: Math.max(0, ...counts.filter((_, i) => !isKept[i])) };
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
