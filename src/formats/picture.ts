// Plain pictures: rows of characters (`.#`, `01`, letters for colours) and PBM (P1 as text, P4 as bytes, one
// character a byte). The picture becomes the goal, its clues the puzzle. Written from the goal.

import { writeRows } from '../puzzle/grid-text.ts';
import {
  BACKGROUND,
  BLACK_AND_WHITE,
  type Colour,
  nameOfRgb,
  type Palette,
  symbolFor,
} from '../puzzle/palette.ts';
import { draftOfPicture } from '../puzzle/picture.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { MAX_CELLS, MAX_SIDE, validate } from '../puzzle/validate.ts';
import type { Format } from './format.ts';
import { complain, quote, splitLines, type TextLine } from './text.ts';

export const picture: Format = {
  id: 'picture',
  title: 'plain picture (.# or 01)',
  extensions: ['txt'],
  sniff: (text) =>
    /^[.#01\-_A-Za-z█■□◻◼·\s]+$/.test(text) &&
    /[.#01\-_█■□◻◼·]/.test(text) &&
    splitLines(text.trim()).every(isRow),
  parse: (text) => [parsePicture(text)],
  write: (puzzle) => writePicture(puzzle, (rows) => rows.join('\n')),
};

export const pbm: Format = {
  id: 'pbm',
  title: 'PBM picture (P1, P4)',
  extensions: ['pbm'],
  sniff: (text) => /^P[14]\s/.test(text),
  parse: (text) => [parsePbm(text)],
  write: writePbm,
};

const BACKGROUNDS = '.0-_□◻·';
const PAINTED = '#1X█■◼';

/** Colours that letters stand for; others follow in the order of the alphabet. */
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

/** One run of characters without blanks. */
function isRow(line: TextLine): boolean {
  return /^\s*\S+\s*$/.test(line.text);
}

function parsePicture(text: string): Outcome<Puzzle> {
  const lines = splitLines(text).filter((line) => line.text.trim() !== '');
  const rows = lines.map((line) => ({ ...line, text: line.text.trim() }));
  const width = rows[0]?.text.length ?? 0;
  if (width > MAX_SIDE || rows.length > MAX_SIDE || width * rows.length > MAX_CELLS) {
    const message = `a picture of ${width}x${rows.length}: at most ${MAX_SIDE} a side, ${MAX_CELLS} cells`;
    return failure({ code: 'too-large', message });
  }
  const problems: Problem[] = [];
  for (const { text: row, number } of rows) {
    if (row.length === width) continue;
    const message = `the row has ${row.length} cells, the first one ${width}: make all rows equally long`;
    complain(problems, { code: 'ragged-grid', message, line: number, column: 1 });
  }
  const { palette, candidates } = paletteOf(rows, problems);
  if (problems.length > 0) return failure(...problems);
  const cells = Int32Array.from(
    rows.flatMap(({ text: row }) => [...row].map((char) => candidates.get(char) ?? 0)),
  );
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
  const size = letters.length + (black ? 2 : 1);
  const first = black ? 2 : 1;
  const colours = letters.map((letter, i): Colour => {
    const rgb = LETTER_RGB[letter.toLowerCase()] ?? spread(i);
    return { symbol: symbolFor(first + i, size), name: nameOfRgb(rgb), rgb };
  });
  const ink = { ...BLACK_AND_WHITE[1], symbol: symbolFor(1, size) };
  const candidates = new Map(letters.map((letter, i) => [letter, 1 << (first + i)]));
  for (const char of BACKGROUNDS) candidates.set(char, 1);
  for (const char of PAINTED) candidates.set(char, 2);
  return { palette: [BACKGROUND, ...(black ? [ink] : []), ...colours], candidates };
}

function unknownCharacter(char: string, line: number, column: number): Problem {
  const message = `${quote(char)} is no cell: expected . or 0 (background), # or 1 (painted) or a letter (a colour)`;
  return { code: 'unknown-symbol', message, line, column };
}

/** Colours for letters without a meaning of their own: far apart from each other. */
function spread(index: number): string {
  return `#${((0x3366cc + index * 0x4d5a27) & 0xffffff).toString(16).padStart(6, '0')}`;
}

function writePicture(puzzle: Puzzle, join: (rows: readonly string[]) => string): Outcome<string> {
  if (puzzle.goal === undefined) {
    const message = 'the puzzle has no picture: solve it first, or give one with the goal';
    return failure({ code: 'no-picture', message });
  }
  return success(`${join(writeRows(puzzle.goal, puzzle.palette))}\n`);
}

function writePbm(puzzle: Puzzle): Outcome<string> {
  if (puzzle.palette.length > 2) {
    return failure({ code: 'no-colour', message: 'PBM holds one colour only' });
  }
  const digits = (row: string): string =>
    [...row].map((char) => (char === '.' ? '0' : '1')).join(' ');
  return writePicture(puzzle, (rows) =>
    [`P1\n${puzzle.width} ${puzzle.height}`, ...rows.map(digits)].join('\n'),
  );
}

function parsePbm(text: string): Outcome<Puzzle> {
  const heading =
    /^P([14])(?:\s|#[^\n\r]*[\n\r])+(\d{1,9})(?:\s|#[^\n\r]*[\n\r])+(\d{1,9})(\s|$)/.exec(text);
  if (heading === null) {
    const message = 'expected "P1" or "P4", then width and height';
    return failure({ code: 'bad-size', message, line: 1, column: 1 });
  }
  const [width, height] = [Number(heading[2]), Number(heading[3])];
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_CELLS || width * height === 0) {
    const message = `a picture of ${width}x${height}: 1 to ${MAX_SIDE} a side, at most ${MAX_CELLS} cells`;
    return failure({ code: 'too-large', message, line: 1, column: 1 });
  }
  const body = text.slice(heading[0].length);
  const bits =
    heading[1] === '1' ? plainBits(body, width * height) : packedBits(body, width, height);
  if (bits === undefined || bits.length < width * height) {
    const message = `the picture ends early: expected ${width * height} cells, found ${bits?.length ?? 'another character'}`;
    return failure({ code: 'ragged-grid', message });
  }
  const cells = Int32Array.from(bits.subarray(0, width * height), (bit) => 1 << bit);
  return validate(draftOfPicture({ width, height, cells }, BLACK_AND_WHITE));
}

/** 0 and 1 with or without blanks between them; comments run to the end of the line. */
function plainBits(body: string, cells: number): Uint8Array | undefined {
  const digits = body.replace(/#[^\n\r]*/g, '').replace(/\s+/g, '');
  if (/[^01]/.test(digits)) return undefined;
  return Uint8Array.from(digits.slice(0, cells), Number);
}

/** Rows padded to whole bytes, the first cell in the highest bit. */
function packedBits(body: string, width: number, height: number): Uint8Array {
  const stride = (width + 7) >> 3;
  const rows = Math.min(height, Math.floor(body.length / stride));
  const bits = new Uint8Array(rows * width);
  for (let i = 0; i < bits.length; i++) {
    const [row, column] = [Math.floor(i / width), i % width];
    bits[i] = (body.charCodeAt(row * stride + (column >> 3)) >> (7 - (column & 7))) & 1;
  }
  return bits;
}
