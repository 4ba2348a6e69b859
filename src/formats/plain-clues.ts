// Reads clues as people type them: the rows with one clue per line of text, then a blank line, then
// the columns in the same way. White space separates the numbers, 0 is an empty clue, `?` a number
// that is not known, `*` the clue of an unknown line, and there is one colour. A text of ones and
// noughts may be a picture instead; such a text is not taken for clues if some line has a nought
// beside other numbers. Tables of spreadsheets are read, too: commas or semicolons separate their
// fields, fields may be empty, and `#` stands for `?`.

import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import { failure, type Problem } from '../puzzle/problem.ts';
import { tooLargeProblem } from '../puzzle/validate.ts';
import { worded } from '../puzzle/wording.ts';
import type { Format, Parsed } from './format.ts';
import { nin } from './nin.ts';
import { plainPicture } from './picture/plain-picture.ts';
import {
  BLOTTED_SIGN,
  NO_LETTERS,
  readClues,
  UNKNOWN_LINE_SIGN,
  validateRead,
} from './text/clue-text.ts';
import { splitLines, type TextLine } from './text/text-lines.ts';

export const plainClues: Format = {
  id: 'clues',
  title: 'plain clues (rows, a blank line, columns)',
  extensions: [],
  sniff: looksLikeClues,
  parse: (text) => [parseClues(text)],
};

function looksLikeClues(text: string): boolean {
  return looksLikeSpacedClues(text) || looksLikeTable(text);
}

/**
 * Whether a text has separators and looks like plain clues without them. Nothing that another
 * format recognises is taken for a table. Two lines of text are not taken for one either, because
 * they may be a line with all rows and a line with all columns.
 */
function looksLikeTable(text: string): boolean {
  if (!SEPARATOR.test(text) || nin.sniff(text) || plainPicture.sniff(text)) return false;
  const found = cluesIn(withoutSeparators(text));
  return found !== undefined && found.rows.length + found.columns.length > 2;
}

const SEPARATOR = /[,;]/;

/**
 * Returns the text of a table with white space in place of the separators, and any other text as it
 * is. No character moves, so that problems have the right places.
 */
function withoutSeparators(text: string): string {
  if (!SEPARATOR.test(text)) return text;
  return text
    .replace(/(?<![^\s,;])#(?![^\s,;])/g, BLOTTED_SIGN)
    .replaceAll(',', ' ')
    .replaceAll(';', ' ');
}

/**
 * Whether a text looks like clues with white space between the numbers. If all lines are clues that
 * fit, the text is plain clues unless it looks like a picture with noughts beside other cells. If
 * some lines are no clues or do not fit, the text must look neither like a .nin file nor like a
 * picture.
 */
function looksLikeSpacedClues(text: string): boolean {
  const found = cluesIn(text);
  if (found === undefined) return false;
  const { rows, columns, clues } = found;
  const isFitting =
    clues.length === rows.length + columns.length &&
    rows.every(({ text: clue }) => fits(clue, columns.length)) &&
    columns.every(({ text: clue }) => fits(clue, rows.length));
  if (isFitting && !(plainPicture.sniff(text) && hasMixedNought(clues))) return true;
  // Two numbers on the first line are a size unless they fit as a clue.
  const isSize = nin.sniff(text) && !fits(rows[0].text, columns.length);
  return !isSize && !plainPicture.sniff(text);
}

/**
 * Returns the lines of a text that has two parts, and those of them that are clues. Returns
 * undefined for any other text, or if not most of the lines are clues.
 */
function cluesIn(
  text: string,
): Readonly<Record<'rows' | 'columns' | 'clues', readonly TextLine[]>> | undefined {
  if (/^[ \t]*[^\d\s?*]/m.test(text) || /(?<!\d)0\d/.test(text)) return undefined;
  if (!hasBlankLine(text)) return undefined;
  const sides = sidesOf(text);
  if (sides.length !== 2) return undefined;
  const [rows, columns] = sides;
  const clues = sides.flat().filter((line) => isClue(line.text));
  return clues.length * 2 > rows.length + columns.length ? { rows, columns, clues } : undefined;
}

function isClue(line: string): boolean {
  if (line.trim() === UNKNOWN_LINE_SIGN) return true;
  return /^[\d\s?]+$/.test(line) && !/\?[\d?]|\d\?/.test(line);
}

/**
 * Whether some line has a nought and other numbers. In clues, a nought stands alone, for an empty
 * line; in pictures, noughts stand beside other cells.
 */
function hasMixedNought(lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) => /(?<!\d)0(?!\d)/.test(text) && text.trim() !== '0');
}

/** Whether a line after the first is blank. */
function hasBlankLine(text: string): boolean {
  return /(?:\n|\r(?!\n))[^\S\r\n]*[\r\n]/.test(text);
}

/** Returns the lines of a text in groups, which blank lines separate. */
function sidesOf(text: string): readonly (readonly TextLine[])[] {
  const sides: TextLine[][] = [];
  let isOpen = false;
  for (const line of splitLines(text)) {
    const isBlank = line.text.trim() === '';
    if (!isBlank && !isOpen) sides.push([]);
    if (!isBlank) sides[sides.length - 1].push(line);
    isOpen = !isBlank;
  }
  return sides;
}

/**
 * Whether the clue fits into a line of `cells` cells. Reading stops where the clue becomes too
 * long.
 */
function fits(clue: string, cells: number): boolean {
  let needed = -1;
  for (const [length] of clue.matchAll(/[1-9]\d*/g)) {
    needed += Number(length) + 1;
    if (needed > cells) return false;
  }
  return true;
}

function parseClues(text: string): Parsed {
  const sides = sidesOf(withoutSeparators(text));
  if (sides.length !== 2) {
    const words =
      sides.length === 1
        ? worded`expected the clues of the rows, a blank line and those of the columns; there is no blank line`
        : worded`expected the clues of the rows, a blank line and those of the columns; there are ${sides.length} parts`;
    return failure({ code: 'missing-section', ...words, line: 1, column: 1 });
  }
  const [rowLines, columnLines] = sides;
  const [height, width] = [rowLines.length, columnLines.length];
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const problems: Problem[] = [];
  const rows = readClues(rowLines, 'row', NO_LETTERS, problems);
  const columns = readClues(columnLines, 'column', NO_LETTERS, problems);
  return validateRead({ width, height, rows, columns, palette: BLACK_AND_WHITE }, problems);
}
