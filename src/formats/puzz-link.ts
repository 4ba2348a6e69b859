// Links of puzz.link, pzprxs and pzv, one per line:
// `https://puzz.link/p?nonogram/WIDTH/HEIGHT/BODY`. The body fills slots beside the grid: (height +
// 1) / 2 for each column, then (width + 1) / 2 for each row, both rounded down. The slots of a line
// go from the grid outwards, so its final block comes first. A slot is one hexadecimal digit, `-`
// and two hexadecimal digits, or `.` for an unknown number; `g` to `z` skip 1 to 20 slots. Source:
// pzprjs (sabo2, robx), src/variety/nonogram.js and src/variety-common/Encode.js.

import type { Block } from '../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import {
  complain,
  failure,
  type Outcome,
  type Problem,
  quote,
  success,
  type Where,
} from '../puzzle/problem.ts';
import { tooLargeProblem } from '../puzzle/validate.ts';
import { type Worded, worded } from '../puzzle/wording.ts';
import type { Format, Parsed } from './format.ts';
import { validateRead, type WrittenClue } from './text/clue-text.ts';
import { readPuzzlePerLine } from './text/puzzle-per-line.ts';
import type { TextLine, TextPlace } from './text/text-lines.ts';
import { type PuzzleOfBlocks, writing } from './writing.ts';

export const puzzLink: Format = {
  id: 'puzz-link',
  title: 'puzz.link URL',
  extensions: ['links'],
  sniff: (text) => /^\s*(https?:\/\/[^\s?]+)?\?\w*\/?nonogram\w*\//i.test(text),
  parse: (text, budget) =>
    readPuzzlePerLine(
      text,
      budget,
      worded`a link like https://puzz.link/p?nonogram/5/5/...`,
      parseUrl,
    ),
  ...writing({ name: 'a puzz.link URL', clues: 'blotted', keeps: [] }, writeUrl),
  separator: '',
};

/** The sign of an unknown number. */
const BLOTTED = '.';
/** The longest block: a slot can hold two hexadecimal digits at most. */
const MOST = 255;
/** The most empty slots that one letter can skip. */
const LONGEST_SKIP = 20;

function parseUrl({ text, number }: TextLine): Parsed {
  const match = /^[^?]*\?(?:\w+\/)?nonogram\w*\/(?:v:\/)?(\d{1,9})\/(\d{1,9})\//i.exec(text);
  if (match === null) {
    const kind = OTHER_KIND.exec(text)?.[1];
    if (kind !== undefined) {
      const words = worded`this link has a puzzle of the kind ${quote(kind)}: only nonograms are read`;
      return failure({ code: 'unread-format', ...words, line: number, column: 1 });
    }
    const words = worded`${quote(text)}: expected a link like https://puzz.link/p?nonogram/WIDTH/HEIGHT/CLUES`;
    return failure({ code: 'bad-link', ...words, line: number, column: 1 });
  }
  const [width, height] = [Number(match[1]), Number(match[2])];
  const place = { line: number, column: match[0].length + 1 };
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, ...place });
  const body = /^[^\s/?#&]*/.exec(text.slice(match[0].length))?.[0] ?? '';
  const problems: Problem[] = [];
  const slots = slotsOf(width, height);
  const numbers = readBody(body, place, slots, problems);
  if (problems.length > 0) return failure(...problems);
  const clues = cluesOf(numbers, place, slots);
  return validateRead({ width, height, ...clues, palette: BLACK_AND_WHITE }, problems);
}

/** A link with another puzzle, and its name there. */
const OTHER_KIND =
  /^\s*https?:\/\/[^\s?]+\?(?!\S*nonogram)(?:\w{1,30}_\w{1,30}\/)?([a-z]\w{0,30})\/\S*\d/i;

interface Slots {
  readonly width: number;
  readonly height: number;
  /** The number of slots of each column, and of each row. */
  readonly ofColumn: number;
  readonly ofRow: number;
  /** The number of slots of all columns together, and of all lines together. */
  readonly columns: number;
  readonly all: number;
}

function slotsOf(width: number, height: number): Slots {
  const [ofColumn, ofRow] = [(height + 1) >> 1, (width + 1) >> 1];
  const columns = width * ofColumn;
  return { width, height, ofColumn, ofRow, columns, all: columns + height * ofRow };
}

/** Returns the index of the line that a slot belongs to, from 0; columns come before rows. */
function lineOf({ width, ofColumn, ofRow, columns }: Slots, slot: number): number {
  return slot < columns
    ? Math.floor(slot / ofColumn)
    : width + Math.floor((slot - columns) / ofRow);
}

function whereOf(slots: Slots, slot: number): Where {
  const line = lineOf(slots, slot);
  return line < slots.width ? { column: line + 1 } : { row: line - slots.width + 1 };
}

/** A block, and the slot it stands in. */
interface SlotNumber {
  readonly slot: number;
  readonly length: number | null;
  readonly place: TextPlace;
}

/**
 * Reads the body at a cost that depends only on the length of the body: a link may name millions of
 * slots and fill none.
 */
function readBody(
  body: string,
  place: TextPlace,
  slots: Slots,
  problems: Problem[],
): readonly SlotNumber[] {
  const numbers: SlotNumber[] = [];
  let slot = 0;
  let at = 0;
  while (at < body.length && slot < slots.all) {
    const here = { line: place.line, column: place.column + at };
    const read = readSlot(body, at);
    if ('message' in read) {
      const where = whereOf(slots, slot);
      complain(problems, { code: 'bad-number', ...read, ...here, where });
      return [];
    }
    if (read.length !== 0) numbers.push({ slot, length: read.length, place: here });
    slot += read.slots;
    at += read.characters;
  }
  if (slot === slots.all && at === body.length) return numbers;
  const words =
    slot < slots.all
      ? worded`the link has ${slots.all} places for numbers by its size, the clues fill only ${slot}: copy the whole link`
      : worded`the link has ${slots.all} places for numbers by its size, the clues fill more: copy the whole link`;
  const column = place.column + at;
  complain(problems, { code: 'wrong-length', ...words, line: place.line, column });
  return [];
}

/** Makes clues of the numbers; in the text, the final block of a clue comes first. */
function cluesOf(
  numbers: readonly SlotNumber[],
  place: TextPlace,
  slots: Slots,
): { rows: readonly WrittenClue[]; columns: readonly WrittenClue[] } {
  const { width, height } = slots;
  const lines = Array.from({ length: width + height }, () => ({
    blocks: [] as Block[],
    blockPlaces: [] as TextPlace[],
  }));
  for (const { slot, length, place: here } of numbers.toReversed()) {
    const clue = lines[lineOf(slots, slot)];
    clue.blocks.push({ length, colour: 1 });
    clue.blockPlaces.push(here);
  }
  const clues = lines.map((clue) => ({ ...clue, place: clue.blockPlaces.at(-1) ?? place }));
  return { columns: clues.slice(0, width), rows: clues.slice(width) };
}

interface Slot {
  /** 0 where there is no block, and null for a blotted block. */
  readonly length: number | null;
  readonly slots: number;
  readonly characters: number;
}

/** Reads the slot, or the skipped slots, at `at`; returns a message if the text there is wrong. */
function readSlot(body: string, at: number): Slot | Worded {
  const char = body[at];
  if (/[0-9a-f]/.test(char)) {
    return { length: Number.parseInt(char, 16), slots: 1, characters: 1 };
  }
  if (/[g-z]/.test(char)) {
    return { length: 0, slots: Number.parseInt(char, 36) - 15, characters: 1 };
  }
  const digits = body.slice(at + 1, at + 3);
  if (char === '-' && /^[0-9a-f]{2}$/.test(digits)) {
    return { length: Number.parseInt(digits, 16), slots: 1, characters: 3 };
  }
  if (char === BLOTTED) return { length: null, slots: 1, characters: 1 };
  return worded`${quote(body.slice(at, at + 3))}: expected a digit 0 to 9 or a to f, "-" and two digits, ".", or g to z`;
}

function writeUrl(puzzle: PuzzleOfBlocks): Outcome<string> {
  const { width, height } = puzzle;
  const lines = [...puzzle.columns, ...puzzle.rows];
  if (lines.some((clue) => clue.some(({ length }) => (length ?? 1) > MOST))) {
    const words = worded`a puzz.link URL holds blocks of up to ${MOST} cells: write another format`;
    return failure({ code: 'block-too-long', ...words });
  }
  const { ofColumn, ofRow } = slotsOf(width, height);
  const slots = lines.flatMap((clue, line) => slotsOfClue(clue, line < width ? ofColumn : ofRow));
  return success(`https://puzz.link/p?nonogram/${width}/${height}/${writeSlots(slots)}\n`);
}

/** Returns the blocks of a clue from the grid outwards, and undefined for empty slots. */
function slotsOfClue(clue: readonly Block[], slots: number): (Block | undefined)[] {
  return Array.from({ length: slots }, (_, i) => clue[clue.length - 1 - i]);
}

function writeSlots(slots: readonly (Block | undefined)[]): string {
  let text = '';
  for (let at = 0; at < slots.length; ) {
    let end = at;
    while (end < slots.length && end < at + LONGEST_SKIP && slots[end] === undefined) end++;
    const block = slots[at];
    text += block === undefined ? (15 + end - at).toString(36) : writeLength(block.length);
    at = Math.max(end, at + 1);
  }
  return text;
}

function writeLength(length: number | null): string {
  if (length === null) return BLOTTED;
  return length < 16 ? length.toString(16) : `-${length.toString(16)}`;
}
