// Measures the ink of a digit, and the colour of the paper around it. Cost: a few looks at each
// pixel.

import type { Image } from '../../../create/images/image-samples.ts';
import { type Lab, LIGHT_OF_LEVEL, labOfLight } from '../../../create/images/oklab.ts';
import type { InkImage } from '../../digits/digit-patch.ts';
import type { PixelBox } from '../../photo-reading.ts';
import { type ColourPoint, meanPoint } from './colour-groups.ts';

/** The ink with the colour of a number is as strong as this share of its strongest ink. */
const FULL_INK = 0.85;
/** Paper and the rims of lines have less ink than a number, of 255, unless it is faint. */
const SOME_INK = 24;
/** The width of a narrow digit, in heights. */
const NARROW = 0.5;
/** A pixel without ink is that of a line if its level is so far from that of the paper. */
const LINE = 40;
/** How much more ink than the emptiest pixel has paper, of 255. */
const PAPER_RANGE = 12;
/** How far around a digit its paper is looked at, in pixels. */
const AROUND = 3;

export interface InkedImage {
  readonly image: Image;
  readonly ink: InkImage;
}

/** The ink of a digit. */
export interface DigitInk {
  /**
   * The direction, of length 1, of what the ink takes from the paper in red, green and blue. Thin
   * strokes, whose pixels mix ink and paper, have the same, and so have grey inks in any light.
   */
  readonly hue: ColourPoint;
  /** How much the strongest ink takes from the paper, or adds to it if that is dark: 0 to 1.7. */
  readonly strength: number;
  /** Whether it is narrow, as a 1 is, whose upright stroke is stronger than those of others. */
  readonly isNarrow: boolean;
  /** The colour of the strongest ink, mixed with paper where strokes are thin. */
  readonly colour: Lab;
}

/** Takes the box of a digit. */
export function digitInk(seen: InkedImage, box: PixelBox): DigitInk {
  const { pixels, strengths } = seenWithin(seen, box);
  const strongest = strengths.reduce((most, own) => Math.max(most, own), 0);
  const around = seenWithin(seen, widened(box, seen.image));
  const paper = paperLevels(around);
  const full = pixels.filter((_, i) => strengths[i] >= FULL_INK * strongest);
  const taken = takenFrom(paper, meanPoint(inkedPixels(around, paper)));
  const length = Math.hypot(...taken) || 1;
  return {
    hue: [taken[0] / length, taken[1] / length, taken[2] / length],
    strength: Math.hypot(...takenFrom(paper, meanPoint(full))),
    isNarrow: box.width < NARROW * box.height,
    colour: labOfLight(meanPoint(full.map(lightOf))),
  };
}

export function paperColour(seen: InkedImage, box: PixelBox): Lab {
  const around = seenWithin(seen, widened(box, seen.image));
  return labOfLight(lightOf(paperLevels(around)));
}

/** The levels of the pixels within a box, and their ink, row by row. */
interface SeenPixels {
  readonly pixels: readonly ColourPoint[];
  readonly strengths: readonly number[];
}

function seenWithin({ image, ink }: InkedImage, box: PixelBox): SeenPixels {
  return { pixels: pixelsOf(image, box), strengths: inkWithin(ink, box) };
}

/**
 * Returns the pixels of a digit and of the paper around it, because compression smears colours over
 * it, without those of lines.
 */
function inkedPixels({ pixels, strengths }: SeenPixels, paper: ColourPoint): ColourPoint[] {
  const level = paper[0] + paper[1] + paper[2];
  return pixels.filter((pixel, i) => {
    const isNear = Math.abs(pixel[0] + pixel[1] + pixel[2] - level) <= 3 * LINE;
    return strengths[i] >= SOME_INK || isNear;
  });
}

/** Returns the middle of the pixels without ink, among which may be some of lines. */
function paperLevels({ pixels, strengths }: SeenPixels): ColourPoint {
  const faintest = strengths.reduce((least, own) => Math.min(least, own), 255);
  const paper = pixels.filter((_, i) => strengths[i] <= faintest + PAPER_RANGE);
  const middleOf = (k: 0 | 1 | 2): number =>
    paper.map((pixel) => pixel[k]).sort((a, b) => a - b)[paper.length >> 1];
  return [middleOf(0), middleOf(1), middleOf(2)];
}

function lightOf([red, green, blue]: ColourPoint): ColourPoint {
  return [LIGHT_OF_LEVEL[red], LIGHT_OF_LEVEL[green], LIGHT_OF_LEVEL[blue]];
}

/** Returns shares of what the paper has, or of what it lacks where the ink is brighter. */
function takenFrom(paper: ColourPoint, own: ColourPoint): ColourPoint {
  const isBright = own[0] + own[1] + own[2] > paper[0] + paper[1] + paper[2];
  const taken = (k: 0 | 1 | 2): number =>
    isBright ? (own[k] - paper[k]) / (256 - paper[k]) : (paper[k] - own[k]) / (paper[k] + 1);
  return [taken(0), taken(1), taken(2)];
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

/** Returns the levels of the pixels within a box, row by row. */
function pixelsOf({ width, data }: Image, box: PixelBox): ColourPoint[] {
  return Array.from({ length: box.width * box.height }, (_, i): ColourPoint => {
    const row = Math.floor(i / box.width);
    const at = 4 * ((box.top + row) * width + box.left + i - row * box.width);
    return [data[at], data[at + 1], data[at + 2]];
  });
}

function inkWithin(ink: InkImage, { left, top, width, height }: PixelBox): number[] {
  return Array.from({ length: height }, (_, row) => {
    const from = (top + row) * ink.width + left;
    return [...ink.data.subarray(from, from + width)];
  }).flat();
}
