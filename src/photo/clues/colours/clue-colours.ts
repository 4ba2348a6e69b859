// Tells the colours of clues: numbers may have the colour of their blocks, or stand in cells of
// that colour. What differs from digit to digit by more than light and shade is a colour. Cost: a
// few looks at each pixel of a digit.

import { type Lab, rgbOfLab } from '../../../create/images/oklab.ts';
import {
  BACKGROUND,
  BLACK_AND_WHITE,
  MAX_COLOURS,
  makePalette,
  type Palette,
} from '../../../puzzle/palette.ts';
import type { PixelBox } from '../../photo-reading.ts';
import type { NumberPlates } from '../number-plates.ts';
import { areApart, clearColours, countsOf, gathered, nearestColour } from './colour-groups.ts';
import { type InkedImage, inkColour, paperColour } from './digit-colour.ts';
import { inkMixture } from './ink-mixture.ts';
import { numberColours } from './plate-colours.ts';

interface ClueColours {
  readonly palette: Palette;
  /** Whether some colours are so much alike that digits may have another. */
  readonly areAlike: boolean;
  /** The colour of each digit, an index into the palette. */
  readonly colours: readonly number[];
}

/** Ink is no shade of grey from this distance on, and paper has a colour. */
const CHROMA = 0.05;
const PALE = 0.045;
/** The lightness by which dark cells differ from bright ones. */
const DARK_AND_BRIGHT = 0.35;

/** A straightened image, its ink, and the plates on which its numbers stand if there are any. */
export interface ColouredImage extends InkedImage {
  readonly plates: NumberPlates | undefined;
}

/** Takes the boxes of all digits in the image. */
export function clueColours(seen: ColouredImage, boxes: readonly PixelBox[]): ClueColours {
  const { plates } = seen;
  const paperAround = (box: PixelBox): Lab => paperColour(seen, box);
  if (plates !== undefined)
    return coloursOf(numberColours(plates, boxes, paperAround)) ?? oneColour(boxes);
  const papers = boxes.map(paperAround);
  const inks = boxes.map((box) => inkColour(seen, box));
  if (areColoured(papers, inks)) return coloursOf(papers) ?? oneColour(boxes);
  const paper = meanOf(papers);
  const differ = haveHues(inks, paper);
  const isGrey = clearColours(inks, paper).means.every((mean) => chromaOf(mean) <= CHROMA);
  const colours = isGrey && !differ ? undefined : coloursOf(inks, paper);
  return colours ?? { ...oneColour(boxes), areAlike: differ };
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
        inkMixture(other, paper, mean).off > HUE &&
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

function chromaOf([, a, b]: Lab): number {
  return Math.hypot(a, b);
}

function meanOf(labs: readonly Lab[]): Lab {
  const sum = (k: 0 | 1 | 2) => labs.reduce((total, lab) => total + lab[k], 0);
  return [sum(0) / labs.length, sum(1) / labs.length, sum(2) / labs.length];
}
