// Reads the palette of a puzzle from JSON.

import { BACKGROUND, BLACK_AND_WHITE, isMonochrome, type Palette } from '../../puzzle/palette.ts';
import { complain } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Letters } from '../text/clue-text.ts';
import { nameOfRgb, parseRgb } from '../text/colour-text.ts';
import type { PathProblem } from '../text/json-places.ts';
import type { JsonPart } from './json-parts.ts';
import { isJsonObject, sampleOf } from './json-value.ts';

/**
 * Reads the palette of a puzzle. Under the name of another program, what cannot be read as a
 * palette is no part of the puzzle, and comes among `others`.
 */
export function readJsonPalette(
  part: JsonPart | undefined,
  problems: PathProblem[],
  others: JsonPart[],
): { palette: Palette; letters: Letters } {
  const found: PathProblem[] = [];
  const read = readColours(part, found);
  const isColoured = found.length === 0 && read.palette.length > 1;
  if (part !== undefined && part.key !== 'palette' && !isColoured) {
    others.push(part);
    return readColours(undefined, problems);
  }
  for (const problem of found) complain(problems, problem);
  return read;
}

/**
 * Reads `[{"symbol": "a", "name": "red", "rgb": "#ff0000"}, ...]`, or `{"a": "#ff0000"}`. The
 * background has the symbol `.` and may be left out. Without a palette, the colours are black and
 * white.
 */
function readColours(
  part: JsonPart | undefined,
  problems: PathProblem[],
): { palette: Palette; letters: Letters } {
  if (part === undefined || part.value === null) {
    return { palette: BLACK_AND_WHITE, letters: lettersOf(BLACK_AND_WHITE) };
  }
  const { value, path } = part;
  const entries: readonly unknown[] = Array.isArray(value)
    ? value
    : isJsonObject(value)
      ? Object.entries(value).map(([symbol, rgb]) => ({ symbol, rgb }))
      : [];
  const colours = entries.slice(0, 100).flatMap((entry) => {
    const { symbol, name, rgb } = isJsonObject(entry) ? entry : {};
    const digits = typeof rgb === 'string' ? parseRgb(rgb) : undefined;
    if (typeof symbol === 'string' && digits !== undefined) {
      return [{ symbol, name: typeof name === 'string' ? name : nameOfRgb(digits), rgb: digits }];
    }
    const words = worded`a colour is ${sampleOf(entry)}: expected {"symbol": "a", "rgb": "#ff0000"}`;
    complain(problems, { code: 'bad-palette', ...words, path });
    return [];
  });
  const background = colours.find((colour) => colour.symbol === BACKGROUND.symbol) ?? BACKGROUND;
  const palette = [background, ...colours.filter((colour) => colour.symbol !== BACKGROUND.symbol)];
  return { palette, letters: lettersOf(palette) };
}

function lettersOf(palette: Palette): Letters {
  const letters = new Map(palette.slice(1).map((colour, i) => [colour.symbol, i + 1]));
  if (isMonochrome(palette)) letters.set('', 1);
  return letters;
}
