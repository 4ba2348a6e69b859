// Reads PGM pictures, P2 (text) and P5 (bytes, each given as one character). The lightest shade is
// the background, and each darker one a colour. A picture of one shade is all background if the
// shade is light, and all painted if it is dark.

import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import {
  BACKGROUND,
  BLACK_AND_WHITE,
  MAX_COLOURS,
  makePalette,
  type Palette,
} from '../../puzzle/palette.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format } from '../format.ts';
import { nameOfRgb } from '../text/colour-text.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import { textPlaceOf } from '../text/text-lines.ts';
import { netpbmHeading } from './netpbm-heading.ts';

export const pgm: Format = {
  id: 'pgm',
  title: 'PGM picture (P2, P5)',
  extensions: ['pgm'],
  sniff: (text) => /^P[25]\s/.test(text),
  parse: (text, budget) => [parsePgm(text, budget)],
};

/** The largest level of light that a picture can have. */
const BRIGHTEST = 65_535;

function parsePgm(text: string, budget: ReadingBudget): Outcome<Puzzle> {
  const heading = netpbmHeading(text, 3);
  const [width = 0, height = 0, brightest = 0] = heading?.numbers ?? [];
  if (heading === undefined || brightest < 1 || brightest > BRIGHTEST) {
    const words = worded`expected "P2" or "P5", then width, height and the number of the brightest level, 1 to ${BRIGHTEST}`;
    return failure({ code: 'bad-size', ...words, line: 1, column: 1 });
  }
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const body = text.slice(heading.bodyAt);
  const count = width * height;
  const levels = text[1] === '2' ? plainLevels(body, count) : packedLevels(body, count, brightest);
  const isWhole = levels.length === count && levels.every((level) => level <= brightest);
  if (!isWhole) {
    const words = worded`expected ${count} cells with levels from 0 to ${brightest}, found others or fewer`;
    return failure({ code: 'ragged-grid', ...words, ...textPlaceOf(text, heading.bodyAt) });
  }
  const shades = [...new Set(levels)].sort((a, b) => b - a);
  if (shades.length > MAX_COLOURS + 1) {
    const words = worded`the picture has ${shades.length} shades, and a puzzle at most ${MAX_COLOURS + 1}: reduce them first, or make a puzzle of an image`;
    return failure({ code: 'too-many-colours', ...words, line: 1, column: 1 });
  }
  const { palette, first } = paletteOfShades(shades, brightest);
  const candidates = new Map(shades.map((shade, i) => [shade, 1 << (first + i)]));
  const cells = Int32Array.from(levels, (level) => candidates.get(level) ?? 0);
  return validate(draftOfPicture({ width, height, cells }, palette));
}

/** Reads at most `count` numbers; one that is no number ends the list. */
function plainLevels(body: string, count: number): readonly number[] {
  const levels: number[] = [];
  for (const [word] of body.replace(/#[^\n\r]*/g, '').matchAll(/\S+/g)) {
    if (levels.length === count || !/^\d{1,9}$/.test(word)) break;
    levels.push(Number(word));
  }
  return levels;
}

/** A level above 255 takes two bytes, the high one first. */
function packedLevels(body: string, count: number, brightest: number): readonly number[] {
  const bytes = brightest > 255 ? 2 : 1;
  const length = Math.min(count, Math.floor(body.length / bytes));
  return Array.from({ length }, (_, i) => {
    const byte = body.charCodeAt(i * bytes);
    return bytes === 1 ? byte : byte * 256 + body.charCodeAt(i * bytes + 1);
  });
}

/** Returns the palette, and the index in it of the lightest shade. */
function paletteOfShades(
  shades: readonly number[],
  brightest: number,
): { readonly palette: Palette; readonly first: number } {
  const looks = shades.map((shade) => {
    const level = Math.round((shade / brightest) * 255);
    const rgb = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
    return { name: nameOfRgb(rgb), rgb };
  });
  if (shades.length > 1) return { palette: makePalette(looks[0], looks.slice(1)), first: 0 };
  const isLight = shades[0] * 2 >= brightest;
  const [background, painted] = isLight ? [looks[0], BLACK_AND_WHITE[1]] : [BACKGROUND, looks[0]];
  return { palette: makePalette(background, [painted]), first: isLight ? 0 : 1 };
}
