// Reads and writes plain pictures: rows of characters (`.#`, `01`, letters for colours). Reading
// makes a puzzle with the clues of the picture, and the picture as the goal; writing writes the
// goal.

import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import { cellAt } from '../../puzzle/places.ts';
import { complain, failure, type Outcome, type Problem, quote } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { MAX_SIDE, validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format } from '../format.ts';
import { nameOfRgb } from '../text/colour-text.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import { headLines, splitLines, type TextLine } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { writeGoal } from './write-goal.ts';

export const plainPicture: Format = {
  id: 'picture',
  title: 'plain picture (.# or 01)',
  extensions: ['txt'],
  sniff: looksLikePicture,
  parse: (text, budget) => [parsePicture(text, budget)],
  ...writing({ name: 'a picture', clues: 'exact', colours: true, keeps: ['goal'] }, (puzzle) =>
    writeGoal(puzzle, writeCells),
  ),
};

const BACKGROUNDS = '.0-_□◻·☐⬜';
const PAINTED = '#1X█■◼⬛';
/** Half cells, of which trianograms are made. */
const TRIANGLES = /[◢◣◤◥◿◺◸◹]|\ud83e[\udf9c-\udf9f]/;

/** The colours that letters stand for; other letters get colours from `spread`. */
const LETTER_RGB: Readonly<Record<string, string>> = {
  a: '#00bcd4',
  b: '#0000ff',
  c: '#00ffff',
  d: '#8b4513',
  e: '#ff7f50',
  g: '#008000',
  k: '#000000',
  m: '#ff00ff',
  n: '#000080',
  o: '#ffa500',
  p: '#800080',
  r: '#ff0000',
  s: '#c0c0c0',
  t: '#008080',
  w: '#ffffff',
  y: '#ffff00',
};

/**
 * Whether a text looks like a picture. Letters are cells, not words, if spaces or line ends
 * separate all cells and there are at least two cells, or if the text has a background (`.`, `0` or
 * `·`) and at least two rows, all equally long.
 */
function looksLikePicture(text: string): boolean {
  if (!drawnLines(splitLines(plainCells(headLines(text).join('\n')))).every(isRow)) return false;
  const lines = rowLines(text);
  if (lines.length === 0 || !lines.every(isRow)) return false;
  if (TRIANGLES.test(text)) return lines.length > 1;
  if (lines.every((line) => /^[.#01\-_X█■□◻◼·☐⬜⬛\s]+$/.test(line.text))) {
    return /[#1X█■◼.0⬛]/.test(text);
  }
  const isEven = lines.every((line) => line.text.trim().length === lines[0].text.trim().length);
  if (lines.every(({ text: line }) => isApart(line)) && text.trim().length > 1) return true;
  const isCells = lines.every((line) => /^[.#0\-_A-Za-z·☐⬜⬛\s]+$/.test(line.text));
  return isCells && /[.0·☐⬜]/.test(text) && lines.length > 1 && isEven;
}

/**
 * Returns the lines with cells, with a letter for each coloured square. Where blanks are the
 * background, a line of blanks is a row if it is as long as the longest line.
 */
function rowLines(text: string): readonly TextLine[] {
  const lines = splitLines(plainCells(text));
  const drawn = drawnLines(lines);
  if (drawn.some((line) => OTHER_BACKGROUND.test(line.text))) return drawn;
  const width = widthOf(drawn);
  return lines.filter(
    ({ text: line }) => line.trim() !== '' || (line !== '' && line.length === width),
  );
}

function drawnLines(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.filter(({ text }) => text.trim() !== '');
}

function widthOf(lines: readonly TextLine[]): number {
  return lines.reduce((widest, line) => Math.max(widest, line.text.length), 0);
}

function plainCells(text: string): string {
  if (!/\ud83d|\ufe0f/.test(text)) return text;
  return text
    .replaceAll('\ufe0f', '')
    .replace(/🟥|🟩|🟦|🟨|🟧|🟪|🟫/gu, (square) => SQUARES[square] ?? square);
}

const SQUARES: Readonly<Record<string, string>> = Object.fromEntries(
  ['🟥r', '🟩g', '🟦b', '🟨y', '🟧o', '🟪p', '🟫d'].map((pair) => [
    pair.slice(0, 2),
    pair.slice(2),
  ]),
);

/** Whether a line is letters, `.` and `#` with one blank between two of them. */
function isApart(line: string): boolean {
  const row = line.trim();
  return /^[.#A-Za-z\s]+$/.test(row) && !/\S\S|\s\s/.test(row);
}

/**
 * Whether the text has rows of equal length with only `.`, `#` and letters. A single row that has
 * only letters does not count, because it may be a word.
 */
export function looksWritten(text: string): boolean {
  const rows = splitLines(text.trim()).map((line) => line.text.trimEnd());
  const isEven = rows.every((row) => row.length === rows[0].length && /^[.#A-Za-z]+$/.test(row));
  return isEven && (rows.length > 1 || /[.#]/.test(rows[0]));
}

/**
 * Whether a line is one stretch of characters, or single characters with white space between them.
 * A line without a character of `OTHER_BACKGROUND` is always a row, because white space in it can
 * be the background. No expression here repeats a group: that overflows the stack on long lines.
 */
function isRow(line: TextLine): boolean {
  const row = line.text.trim();
  return !/\s/.test(row) || !/\S\S/.test(row) || !OTHER_BACKGROUND.test(row);
}

/** If a text has one of these characters, white space is not its background. */
const OTHER_BACKGROUND = /[.0\-_□◻·☐⬜A-Za-z]/;

/**
 * Makes rows of the lines. White space is the background if no line has a character of
 * `OTHER_BACKGROUND`, and then the longest line gives the width; else white space only separates
 * cells.
 */
function readRows(lines: readonly TextLine[]): readonly TextLine[] {
  if (lines.length > MAX_SIDE) return lines;
  if (lines.some((line) => OTHER_BACKGROUND.test(line.text))) {
    return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/g, '') }));
  }
  const width = Math.min(widthOf(lines), MAX_SIDE + 1);
  return lines.map(({ text, number }) => ({
    text: text.slice(0, width).replace(/\s/g, '.').padEnd(width, '.'),
    number,
  }));
}

function parsePicture(text: string, budget: ReadingBudget): Outcome<Puzzle> {
  const rows = readRows(rowLines(text));
  const triangle = rows.find((line) => TRIANGLES.test(line.text));
  if (triangle !== undefined) {
    const words = worded`${quote(triangle.text)} has triangles: puzzles with triangles are not supported, only those whose cells have one colour each`;
    return failure({ code: 'triangles', ...words, line: triangle.number, column: 1 });
  }
  const width = rows[0]?.text.length ?? 0;
  const tooLarge = spendCells(budget, width, rows.length);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const problems: Problem[] = [];
  for (const { text: row, number } of rows) {
    if (row.length === width) continue;
    const words = worded`the row has ${row.length} cells, the first one ${width}: make all rows equally long`;
    complain(problems, { code: 'ragged-grid', ...words, line: number, column: 1 });
  }
  const { palette, candidates } = paletteOf(rows, problems);
  if (problems.length > 0) return failure(...problems);
  const cells = new Int32Array(width * rows.length);
  rows.forEach(({ text: row }, y) => {
    for (let x = 0; x < width; x++) cells[cellAt(y, x, width)] = candidates.get(row[x]) ?? 0;
  });
  return validate(draftOfPicture({ width, height: rows.length, cells }, palette));
}

function paletteOf(
  rows: readonly TextLine[],
  problems: Problem[],
): { palette: Palette; candidates: ReadonlyMap<string, number> } {
  const used = new Set<string>();
  for (const { text, number } of rows) {
    for (const [column, char] of [...text].entries()) {
      if (used.has(char)) continue;
      if (BACKGROUNDS.includes(char) || PAINTED.includes(char) || /[a-zA-Z]/.test(char))
        used.add(char);
      else complain(problems, unknownCharacter(char, number, column + 1));
    }
  }
  const letters = [...used]
    .filter((char) => !BACKGROUNDS.includes(char) && !PAINTED.includes(char))
    .sort();
  const black = [...used].some((char) => PAINTED.includes(char)) || letters.length === 0;
  const first = black ? 2 : 1;
  const colours = letters.map((letter, i) => {
    const rgb = LETTER_RGB[letter.toLowerCase()] ?? spread(i);
    return { symbol: letter, name: nameOfRgb(rgb), rgb };
  });
  const candidates = new Map(letters.map((letter, i) => [letter, 1 << (first + i)]));
  for (const char of BACKGROUNDS) candidates.set(char, 1);
  for (const char of PAINTED) candidates.set(char, 2);
  const palette = makePalette(BACKGROUND, [...(black ? [BLACK_AND_WHITE[1]] : []), ...colours]);
  return { palette, candidates };
}

function unknownCharacter(char: string, line: number, column: number): Problem {
  const words = worded`${quote(char)} is not a cell: expected . or 0 (background), # or 1 (painted) or a letter (a colour)`;
  return { code: 'unknown-symbol', ...words, line, column };
}

/**
 * Returns a colour for a letter that `LETTER_RGB` lacks; different indices give different colours.
 */
function spread(index: number): string {
  return `#${((0x3366cc + index * 0x4d5a27) & 0xffffff).toString(16).padStart(6, '0')}`;
}

/**
 * Writes rows of cells. If letters could be taken for words, because no row has background or there
 * is only one row, spaces separate the cells.
 */
function writeCells(rows: readonly string[]): string {
  const isPlain = rows.every((row) => /^[.#]+$/.test(row));
  if (isPlain || (rows.length > 1 && rows.some((row) => row.includes('.')))) return rows.join('\n');
  return rows.map((row) => [...row].join(' ')).join('\n');
}
