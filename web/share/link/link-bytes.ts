// The bytes of a puzzle in a link: checksum (2 bytes), flags (1 byte), width, height; the palette
// unless it is plain black-and-white; the texts that the flags name; the clues of the rows, then of
// the columns; the given cells, if there are any. The goal is left out, so that a link does not
// give the solution away. Author, copyright, licence and source are included, so that a shared
// puzzle still says whose it is. Other texts, such as id and description, are left out.

import type { Clue } from '../../../src/puzzle/clue.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import {
  BLACK_AND_WHITE,
  type Colour,
  MAX_COLOURS,
  type Palette,
} from '../../../src/puzzle/palette.ts';
import { failure, type Outcome } from '../../../src/puzzle/problem.ts';
import { hasExactClues, type Meta, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { tooLargeProblem, validate } from '../../../src/puzzle/validate.ts';
import {
  makeReader,
  putNumber,
  putText,
  type Reader,
  takeByte,
  takeNumber,
  takeText,
} from './bytes.ts';
import { putExactClue, putOpenClue, takeExactClue, takeOpenClue } from './clue-bytes.ts';
import { putGiven, takeGiven } from './given-bytes.ts';

/** The texts in a link; flag bit 1 + i says that text i is present. Bit 0 is for the palette. */
export const LINK_TEXTS = [
  'title',
  'author',
  'copyright',
  'licence',
  'source',
] as const satisfies readonly (keyof Meta)[];
const PALETTE_FLAG = 1;
/** Says that not all clues are exact. */
const OPEN_CLUES_FLAG = 64;
const GIVEN_FLAG = 128;

export function bytesOfPuzzle(puzzle: Puzzle): Uint8Array<ArrayBuffer> {
  const { width, height, palette, meta, given } = puzzle;
  const texts = LINK_TEXTS.map((key) => meta[key]);
  const flags = flagsOf(puzzle);
  const out = [flags];
  putNumber(out, width);
  putNumber(out, height);
  if (flags & PALETTE_FLAG) putPalette(out, palette);
  for (const text of texts) if (text !== undefined) putText(out, text);
  putClues(out, puzzle);
  if (given !== undefined) putGiven(out, given, palette);
  const sum = checksum(out);
  const bytes = new Uint8Array(out.length + 2);
  bytes.set([sum & 255, sum >> 8]);
  bytes.set(out, 2);
  return bytes;
}

function putClues(out: number[], puzzle: Puzzle): void {
  const colours = puzzle.palette.length - 1;
  if (hasExactClues(puzzle)) {
    for (const clue of [...puzzle.rows, ...puzzle.columns]) putExactClue(out, clue, colours);
  } else {
    for (const clue of [...puzzle.rows, ...puzzle.columns]) putOpenClue(out, clue, colours);
  }
}

function flagsOf(puzzle: Puzzle): number {
  const { palette, meta, given } = puzzle;
  const texts = LINK_TEXTS.map((key, i) => (meta[key] === undefined ? 0 : 2 << i));
  return [
    isPlain(palette) ? 0 : PALETTE_FLAG,
    ...texts,
    hasExactClues(puzzle) ? 0 : OPEN_CLUES_FLAG,
    given === undefined ? 0 : GIVEN_FLAG,
  ].reduce((sum, flag) => sum | flag);
}

/**
 * Returns the puzzle, or a problem if its size is too large. Returns undefined if the bytes hold no
 * valid puzzle.
 */
export function puzzleOfBytes(bytes: Uint8Array): Outcome<Puzzle> | undefined {
  const reader = makeReader(bytes);
  const sum = takeByte(reader) + takeByte(reader) * 256;
  if (reader.isBroken || sum !== checksum(bytes.subarray(2))) return undefined;
  const flags = takeByte(reader);
  const [width, height] = [takeNumber(reader), takeNumber(reader)];
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure(tooLarge);
  const palette = flags & PALETTE_FLAG ? takePalette(reader) : BLACK_AND_WHITE;
  if (palette === undefined) return undefined;
  const meta = takeTexts(reader, flags);
  const takeClue = flags & OPEN_CLUES_FLAG ? takeOpenClue : takeExactClue;
  const takeClues = (count: number): Clue[] =>
    Array.from({ length: count }, () => takeClue(reader, palette.length - 1));
  const [rows, columns] = [takeClues(height), takeClues(width)];
  const given = flags & GIVEN_FLAG ? takeGiven(reader, { width, height }, palette) : undefined;
  if (reader.isBroken || reader.at < bytes.length) return undefined;
  const outcome = validate({ width, height, rows, columns, palette, meta, ...defined({ given }) });
  return outcome.ok ? outcome : undefined;
}

function isPlain(palette: Palette): boolean {
  const keys = ['symbol', 'name', 'rgb'] as const;
  return (
    palette.length === 2 &&
    palette.every((colour, i) => keys.every((key) => colour[key] === BLACK_AND_WHITE[i][key]))
  );
}

function putPalette(out: number[], palette: Palette): void {
  putNumber(out, palette.length - 1);
  for (const { symbol, name, rgb } of palette) {
    putNumber(out, symbol.charCodeAt(0));
    for (const at of [1, 3, 5]) out.push(Number.parseInt(rgb.slice(at, at + 2), 16));
    putText(out, name);
  }
}

function takePalette(reader: Reader): Palette | undefined {
  const colours = takeNumber(reader);
  if (colours < 1 || colours > MAX_COLOURS) return undefined;
  return Array.from({ length: colours + 1 }, (): Colour => {
    const symbol = String.fromCharCode(takeNumber(reader));
    const levels = [takeByte(reader), takeByte(reader), takeByte(reader)];
    const digits = levels.map((level) => level.toString(16).padStart(2, '0')).join('');
    return { symbol, rgb: `#${digits}`, name: takeText(reader) };
  });
}

function takeTexts(reader: Reader, flags: number): Meta {
  const there = LINK_TEXTS.filter((_, i) => flags & (2 << i));
  return Object.fromEntries(there.map((key) => [key, takeText(reader)]));
}

/**
 * Returns Fletcher's checksum of 16 bits, so that a link with changed or swapped letters hardly
 * ever opens as another puzzle.
 */
function checksum(bytes: Iterable<number>): number {
  let [low, high] = [0, 0];
  for (const byte of bytes) {
    low = (low + byte) % 255;
    high = (high + low) % 255;
  }
  return high * 256 + low;
}
