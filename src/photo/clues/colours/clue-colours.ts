// Tells the colours of clues: numbers may have the colour of their blocks, or stand in cells of
// that colour. Cost: a few looks at each pixel of a digit.

import { type Lab, meanLab, rgbOfLab } from '../../../create/images/oklab.ts';
import {
  BACKGROUND,
  BLACK_AND_WHITE,
  MAX_COLOURS,
  makePalette,
  type Palette,
} from '../../../puzzle/palette.ts';
import type { PixelBox } from '../../photo-reading.ts';
import type { NumberPlates } from '../number-plates.ts';
import {
  areApart,
  type ColourPoint,
  clearGroups,
  type Grouping,
  nearestGroup,
} from './colour-groups.ts';
import { type DigitInk, digitInk, type InkedImage, paperColour } from './digit-colour.ts';
import { inkColours } from './ink-colours.ts';
import { numberColours } from './plate-colours.ts';

interface ClueColours {
  readonly palette: Palette;
  /** Whether some colours are so much alike that digits may have another. */
  readonly areAlike: boolean;
  /** Whether some numbers are taken for done because they are grey. */
  readonly haveDone: boolean;
  /** The colour of each digit, an index into the palette. */
  readonly colours: readonly number[];
}

/** Paper has a colour from this chroma on. */
const PALE = 0.045;
/** The lightness by which dark cells differ from bright ones. */
const DARK_AND_BRIGHT = 0.35;

/** Cells that differ by more lightness than alternate shades do may have colours. */
const SHADES = 0.15;

/** A straightened image, its ink, and the plates on which its numbers stand if there are any. */
export interface ColouredImage extends InkedImage {
  readonly plates: NumberPlates | undefined;
}

/** Takes the boxes of all digits in the image. */
export function clueColours(seen: ColouredImage, boxes: readonly PixelBox[]): ClueColours {
  const { plates } = seen;
  const paperAround = (box: PixelBox): Lab => paperColour(seen, box);
  if (plates !== undefined) return coloursOfCells(numberColours(plates, boxes, paperAround));
  const papers = boxes.map(paperAround);
  const inks = boxes.map((box) => digitInk(seen, box));
  const points = papers.map(pointOf);
  const { means } = clearGroups(points, CELLS);
  if (areColoured(papers, inks, means)) return coloursOfCells(papers);
  const found = coloursOfInks(inks);
  return { ...found, areAlike: found.areAlike || haveShades(points, means) };
}

/** Takes the colours of the cells in which digits stand. */
function coloursOfCells(cells: readonly Lab[]): ClueColours {
  const points = cells.map(pointOf);
  const { means, strays } = clearGroups(points, CELLS);
  const clear = means.slice(0, MAX_COLOURS);
  if (clear.length < 2) return oneColour(cells.length);
  const groups = points.map((point) => nearestGroup(point, clear));
  const labs = clear.map((_, i) => meanLab(cells.filter((_, k) => groups[k] === i)));
  return {
    palette: paletteOf(labs),
    colours: groups.map((group) => group + 1),
    areAlike: strays > 1 || means.length > MAX_COLOURS || !areApart(points, clear, CELLS),
    haveDone: false,
  };
}

function coloursOfInks(inks: readonly DigitInk[]): ClueColours {
  const { labs, colours, areAlike, haveDone } = inkColours(inks);
  if (labs.length < 2) return { ...oneColour(inks.length), areAlike, haveDone };
  return {
    haveDone,
    palette: paletteOf(labs.slice(0, MAX_COLOURS)),
    colours: colours.map((colour) => Math.min(colour, MAX_COLOURS - 1) + 1),
    areAlike: areAlike || labs.length > MAX_COLOURS,
  };
}

function paletteOf(labs: readonly Lab[]): Palette {
  const named = labs.map((lab) => ({ name: rgbOfLab(lab), rgb: rgbOfLab(lab) }));
  return makePalette(BACKGROUND, named);
}

function oneColour(digits: number): ClueColours {
  const colours = Array.from({ length: digits }, () => 1);
  return { palette: BLACK_AND_WHITE, colours, areAlike: false, haveDone: false };
}

/**
 * Whether digits stand in cells of colours. Paper in a pale colour is shaded, no more. Some dark
 * cells among bright ones are coloured if their digits are bright; else they lie in a shadow.
 */
function areColoured(
  papers: readonly Lab[],
  inks: readonly DigitInk[],
  means: readonly ColourPoint[],
): boolean {
  if (means.length < 2) return false;
  if (means.some(([, a, b]) => Math.hypot(a, b) > PALE)) return true;
  const { darkest, brightest } = lightRange(means);
  const areBright = inks.every((ink, i) => ink.colour[0] > papers[i][0]);
  if (areBright && brightest - darkest > SHADES) return true;
  if (brightest - darkest <= DARK_AND_BRIGHT) return false;
  const middle = (darkest + brightest) / 2;
  const dark = papers.flatMap(([lightness], i) =>
    lightness < middle ? [inks[i].colour[0] > lightness] : [],
  );
  return dark.filter((isBright) => isBright).length > dark.length / 2;
}

/** Whether the cells of digits have exact shades, as light and shadow do not make them. */
function haveShades(points: readonly ColourPoint[], means: readonly ColourPoint[]): boolean {
  const { darkest, brightest } = lightRange(means);
  return brightest - darkest > SHADES && areApart(points, means, EXACT);
}

function lightRange(means: readonly ColourPoint[]) {
  const lightnesses = means.map(([weighted]) => weighted / LIGHT_WEIGHT);
  return { darkest: Math.min(...lightnesses), brightest: Math.max(...lightnesses) };
}

const EXACT: Pick<Grouping, 'apart'> = { apart: [{ times: 20, share: 0.95 }] };

const CELLS: Grouping = {
  reaches: [0.015, 0.022, 0.033, 0.05],
  apart: [{ times: 4, share: 0.95 }],
};
/** Lightness differs by shade alone, so it counts less than the rest. */
const LIGHT_WEIGHT = 0.4;

function pointOf([lightness, a, b]: Lab): ColourPoint {
  return [LIGHT_WEIGHT * lightness, a, b];
}
