// Reads and writes plain pictures: rows of characters (`.#`, `01`, letters for colours) and PBM (P1
// as text, P4 as bytes, one character a byte). A picture that is read becomes the goal, its clues
// the puzzle; the picture that is written is the goal.

import { isSolution } from '../puzzle/check.ts';
import type { Grid } from '../puzzle/grid.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import {
  BACKGROUND,
  BLACK_AND_WHITE,
  type Colour,
  isMonochrome,
  makePalette,
  type Palette,
} from '../puzzle/palette.ts';
import { draftOfPicture } from '../puzzle/picture.ts';
import { cellAt, columnOf, rowOf } from '../puzzle/places.ts';
import {
  complain,
  failure,
  type Outcome,
  type Problem,
  quote,
  success,
} from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { MAX_SIDE, validate } from '../puzzle/validate.ts';
import type { Format } from './format.ts';
import { nameOfRgb } from './text/colour-text.ts';
import { type ReadingBudget, spendCells } from './text/reading-budget.ts';
import { placeOf, splitLines, type TextLine } from './text/text-lines.ts';

export const picture: Format = {
  id: 'picture',
  title: 'plain picture (.# or 01)',
  extensions: ['txt'],
  sniff: looksLikePicture,
  parse: (text, budget) => [parsePicture(text, budget)],
  write: (puzzle) => writePicture(puzzle, writeCells),
};

export const pbm: Format = {
  id: 'pbm',
  title: 'PBM picture (P1, P4)',
  extensions: ['pbm'],
  sniff: (text) => /^P[14]\s/.test(text),
  parse: (text, budget) => [parsePbm(text, budget)],
  write: writePbm,
};

const BACKGROUNDS = '.0-_□◻·';
const PAINTED = '#1X█■◼';

/** The colours that letters stand for; other letters get theirs in the order of the alphabet. */
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
 * Whether a text is a picture. Letters are told from words by a background and a second row, or by
 * standing apart.
 */
function looksLikePicture(text: string): boolean {
  const lines = splitLines(text).filter((line) => line.text.trim() !== '');
  if (lines.length === 0 || !lines.every(isRow)) return false;
  if (/^[.#01\-_X█■□◻◼·\s]+$/.test(text)) return /[#1X█■◼.0]/.test(text);
  const isEven = lines.every((line) => line.text.trim().length === lines[0].text.trim().length);
  if (lines.every((line) => APART.test(line.text)) && text.trim().length > 1) return true;
  return /^[.#0\-_A-Za-z·\s]+$/.test(text) && /[.0·]/.test(text) && lines.length > 1 && isEven;
}

const APART = /^\s*[.#A-Za-z](\s[.#A-Za-z])*\s*$/;

/**
 * Whether the text has rows as they are written here; a single row of letters alone does not count,
 * because it may be a word.
 */
export function looksWritten(text: string): boolean {
  const rows = splitLines(text.trim()).map((line) => line.text.trimEnd());
  const isEven = rows.every((row) => row.length === rows[0].length && /^[.#A-Za-z]+$/.test(row));
  return isEven && (rows.length > 1 || /[.#]/.test(rows[0]));
}

/**
 * Whether a line is one run of characters, or single ones between blanks; if blanks can be the
 * background, any line is a row.
 */
function isRow(line: TextLine): boolean {
  return /^\s*(\S+|\S(\s+\S)*)\s*$/.test(line.text) || !OTHER_BACKGROUND.test(line.text);
}

/** If a text has one of these characters, blanks are not its background. */
const OTHER_BACKGROUND = /[.0\-_□◻·A-Za-z]/;

/**
 * Makes rows of the lines. Blanks are the background if no other character is; else they only stand
 * between cells.
 */
function readRows(lines: readonly TextLine[]): readonly TextLine[] {
  if (lines.length > MAX_SIDE) return lines;
  if (lines.some((line) => OTHER_BACKGROUND.test(line.text))) {
    return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/g, '') }));
  }
  const widths = lines.map((line) => line.text.trimEnd().length);
  const width = Math.min(
    widths.reduce((a, b) => Math.max(a, b), 0),
    MAX_SIDE + 1,
  );
  return lines.map(({ text, number }) => ({
    text: text.trimEnd().replace(/\s/g, '.').padEnd(width, '.'),
    number,
  }));
}

function parsePicture(text: string, budget: ReadingBudget): Outcome<Puzzle> {
  const rows = readRows(splitLines(text).filter((line) => line.text.trim() !== ''));
  const width = rows[0]?.text.length ?? 0;
  const tooLarge = spendCells(budget, width, rows.length);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const problems: Problem[] = [];
  for (const { text: row, number } of rows) {
    if (row.length === width) continue;
    const message = `the row has ${row.length} cells, the first one ${width}: make all rows equally long`;
    complain(problems, { code: 'ragged-grid', message, line: number, column: 1 });
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
  const message = `${quote(char)} is no cell: expected . or 0 (background), # or 1 (painted) or a letter (a colour)`;
  return { code: 'unknown-symbol', message, line, column };
}

/** A colour for a letter that `LETTER_RGB` lacks; such colours are far apart from each other. */
function spread(index: number): string {
  return `#${((0x3366cc + index * 0x4d5a27) & 0xffffff).toString(16).padStart(6, '0')}`;
}

function writePicture(puzzle: Puzzle, join: (rows: readonly string[]) => string): Outcome<string> {
  if (puzzle.goal === undefined) {
    const message = 'the puzzle has no picture: solve it first, or give one with the goal';
    return failure({ code: 'no-picture', message });
  }
  if (!isSolution(puzzle, puzzle.goal)) {
    const message = 'the goal picture breaks the clues: solve the puzzle for its true picture';
    return failure({ code: 'goal-mismatch', message });
  }
  const { palette, goal } = puzzle;
  const hidden = hiddenColour(puzzle, goal);
  if (hidden !== undefined) {
    const message = `nothing in the picture is ${quote(hidden.name || hidden.symbol)}, so whoever reads it cannot know that colour: write another format, or remove the colour`;
    return failure({ code: 'unused-colour', message });
  }
  const symbols = symbolsOf(palette);
  const coloured = palette.map((colour, i) => ({ ...colour, symbol: symbols[i] }));
  return success(`${join(writeRows(goal, coloured))}\n`);
}

/**
 * The first of several colours that no cell has. A single colour is never hidden, because an empty
 * picture is read with it, too.
 */
function hiddenColour({ palette }: Puzzle, goal: Grid): Colour | undefined {
  if (isMonochrome(palette)) return undefined;
  const shown = new Set(goal.cells);
  return palette.find((_, i) => i > 0 && !shown.has(1 << i));
}

/**
 * The symbols of the colours, chosen so that a reader finds the colours in the same order: `#`
 * first, then the letters by their codes. The letters of a palette that has them in another order
 * are not kept.
 */
function symbolsOf(palette: Palette): readonly string[] {
  if (isMonochrome(palette)) return ['.', '#'];
  const own = palette.map(({ symbol }) => symbol);
  const isKept = own.every(
    (symbol, i) =>
      i === 0 ||
      (i === 1 && symbol === '#') ||
      (/^[A-WYZa-z]$/.test(symbol) && own[i - 1] < symbol),
  );
  return isKept ? own : ['.', ...'abcdefghijklmnopqrstuvwxyz'].slice(0, palette.length);
}

/**
 * Writes rows of cells. Letters that could be words, because no row shows any background or there
 * is only one row, are written apart.
 */
function writeCells(rows: readonly string[]): string {
  const isPlain = rows.every((row) => /^[.#]+$/.test(row));
  if (isPlain || (rows.length > 1 && rows.some((row) => row.includes('.')))) return rows.join('\n');
  return rows.map((row) => [...row].join(' ')).join('\n');
}

function writePbm(puzzle: Puzzle): Outcome<string> {
  if (puzzle.palette.length > 2) {
    return failure({
      code: 'no-colour',
      message: 'PBM holds one colour only: write a format with colours, like json',
    });
  }
  const digits = (row: string): string =>
    [...row].map((char) => (char === '.' ? '0' : '1')).join(' ');
  return writePicture(puzzle, (rows) =>
    [`P1\n${puzzle.width} ${puzzle.height}`, ...rows.map(digits)].join('\n'),
  );
}

function parsePbm(text: string, budget: ReadingBudget): Outcome<Puzzle> {
  const heading = readHeading(text);
  if (heading === undefined) {
    const message = 'expected "P1" or "P4", then width and height';
    return failure({ code: 'bad-size', message, line: 1, column: 1 });
  }
  const { width, height, bodyAt } = heading;
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const body = text.slice(bodyAt);
  const bits = text[1] === '1' ? plainBits(body, width * height) : packedBits(body, width, height);
  if (bits === undefined || bits.length < width * height) {
    const found = bits === undefined ? 'something else' : `only ${bits.length}`;
    const message = `expected ${width * height} cells, 0 or 1, found ${found}`;
    return failure({ code: 'ragged-grid', message, ...placeOf(text, bodyAt) });
  }
  const cells = Int32Array.from(bits.subarray(0, width * height), (bit) => 1 << bit);
  return validate(draftOfPicture({ width, height, cells }, BLACK_AND_WHITE));
}

/** Reads width and height, between blanks and comments; the body starts one blank behind them. */
function readHeading(text: string): { width: number; height: number; bodyAt: number } | undefined {
  const skip = /[^\S]*(?:#[^\n\r]*)?/y;
  const number = /\d{1,9}(?=\s|$)/y;
  const sizes: number[] = [];
  let at = 2;
  while (sizes.length < 2) {
    skip.lastIndex = at;
    const skipped = skip.exec(text)?.[0].length ?? 0;
    number.lastIndex = at + skipped;
    const match = number.exec(text);
    if (match !== null && (skipped > 0 || sizes.length > 0)) sizes.push(Number(match[0]));
    else if (skipped === 0) return undefined;
    at = match === null ? at + skipped : number.lastIndex;
  }
  return { width: sizes[0], height: sizes[1], bodyAt: at + 1 };
}

/** Reads 0 and 1, with or without blanks between them; comments run to the end of the line. */
function plainBits(body: string, cells: number): Uint8Array | undefined {
  const digits = body.replace(/#[^\n\r]*/g, '').replace(/\s+/g, '');
  if (/[^01]/.test(digits)) return undefined;
  return Uint8Array.from(digits.slice(0, cells), Number);
}

/** Reads rows that are padded to whole bytes, with the first cell in the highest bit. */
function packedBits(body: string, width: number, height: number): Uint8Array {
  const stride = (width + 7) >> 3;
  const rows = Math.min(height, Math.floor(body.length / stride));
  const bits = new Uint8Array(rows * width);
  for (let i = 0; i < bits.length; i++) {
    const [row, column] = [rowOf(i, width), columnOf(i, width)];
    bits[i] = (body.charCodeAt(row * stride + (column >> 3)) >> (7 - (column & 7))) & 1;
  }
  return bits;
}
