// Reads and writes clues as text: numbers, each with or without the letter of its colour. Reading
// also stores the places of clues and blocks in the text.

import type { Block, Clue } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE, MAX_COLOURS } from '../../puzzle/palette.ts';
import {
  complain,
  failure,
  MAX_PROBLEMS,
  type Problem,
  quote,
  shorten,
  type Where,
} from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import { MAX_SIDE, validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';
import type { TextLine, TextPlace } from './text-lines.ts';

/** Stands for the length of a blotted block. */
export const BLOTTED_SIGN = '?';
/** Stands for the clue of an unknown line. */
export const UNKNOWN_LINE_SIGN = '*';

/** A clue as it stands in the text; it may be wrong. */
export interface WrittenClue {
  /** Null if the line is unknown. */
  readonly blocks: Clue;
  /** The place where the clue starts; `blockPlaces` are the places where its blocks start. */
  readonly place: TextPlace;
  readonly blockPlaces: readonly TextPlace[];
}

/** The colour of each letter; the empty string stands for a number without a letter. */
export type Letters = ReadonlyMap<string, number>;

export const NO_LETTERS: Letters = new Map([['', 1]]);

/**
 * Reads numbers, each with or without a letter, separated by white space or commas; a 0 stands for
 * no block, and `?` for a number that is not known. A `*` alone is the clue of an unknown line. The
 * first problem ends the clue, so that a line of prose gives one problem and not one for each word.
 */
export function readClue(
  line: TextLine,
  letters: Letters,
  where: Where,
  problems: Problem[],
): WrittenClue {
  const column = Math.max(line.text.search(/\S/), 0) + 1;
  const start = { line: line.number, column };
  if (line.text.trim() === UNKNOWN_LINE_SIGN)
    return { blocks: null, place: start, blockPlaces: [] };
  const blocks: Block[] = [];
  const blockPlaces: TextPlace[] = [];
  for (const match of line.text.matchAll(/[^\s,]+/g)) {
    if (blocks.length > MAX_SIDE) break;
    const place = { line: line.number, column: match.index + 1 };
    if (match[0] === UNKNOWN_LINE_SIGN) {
      complain(problems, { ...NOT_ALONE, ...place, where });
      break;
    }
    const block = readBlock(match[0], letters, { ...place, where }, problems);
    if (block === undefined) break;
    if (block.length === 0) continue;
    blocks.push(block);
    blockPlaces.push(place);
  }
  return { blocks, place: start, blockPlaces };
}

/** Reads the clues of the rows, or of the columns, one per line. */
export function readClues(
  lines: readonly TextLine[],
  axis: 'row' | 'column',
  letters: Letters,
  problems: Problem[],
): WrittenClue[] {
  return lines.map((line, i) => readClue(line, letters, { [axis]: i + 1 }, problems));
}

const NOT_ALONE: Problem = {
  code: 'bad-number',
  ...worded`"${UNKNOWN_LINE_SIGN}" is not a block: it stands alone, as the clue of an unknown line`,
};

/**
 * Reads one block, like `3`, `3a` or `?`; zero becomes a block of length 0, and needs no letter.
 * Reports any other text, or a letter that is not in `letters`, and returns undefined.
 */
export function readBlock(
  text: string,
  letters: Letters,
  place: Omit<Problem, 'code' | 'message' | 'wording'>,
  problems: Problem[],
): Block | undefined {
  const [, number, letter] = /^(\d{1,9}|\?)(\D?)$/u.exec(text) ?? [];
  const length = number === BLOTTED_SIGN ? null : Number(number);
  if (length === 0 && letter === '') return { length, colour: 1 };
  const colour = letter === undefined ? undefined : letters.get(letter);
  if (colour !== undefined) return { length, colour };
  // The problem is made only if there is room for it: naming the letters costs more than reading
  // the block.
  if (problems.length <= MAX_PROBLEMS) {
    complain(problems, { ...blockProblem(text, letter, letters), ...place });
  }
  return undefined;
}

/**
 * Returns what is wrong with the text of a block; `letter` is undefined if the text is not a number
 * of up to nine digits with at most one other character after it.
 */
function blockProblem(text: string, letter: string | undefined, letters: Letters): Problem {
  const known = [...letters.keys()].filter((key) => key !== '').map((key) => shorten(key));
  const isColoured = known.some((key) => key !== BLACK_AND_WHITE[1].symbol);
  if (letter === undefined || !isColoured) {
    const words = isColoured
      ? worded`${quote(text)} is not a block: expected a whole number with a colour letter, like 3${known[0]}`
      : worded`${quote(text)} is not a block: expected a whole number of cells, or ? for one that is not known`;
    return { code: 'bad-number', ...words };
  }
  const listed = known.slice(0, MAX_COLOURS).join(', ');
  const words =
    letter === ''
      ? worded`${quote(text)} has no colour: add one of the letters ${listed}`
      : worded`${quote(text)} has an unknown colour: expected one of the letters ${listed}`;
  return { code: 'unknown-colour', ...words };
}

type WrittenDraft = Omit<Draft, 'rows' | 'columns'> & {
  readonly rows: readonly WrittenClue[];
  readonly columns: readonly WrittenClue[];
};

/**
 * Returns `problems` if there are any; else validates the draft. Problems that the validation finds
 * get their places in the text, and the outcome then has the draft.
 */
export function validateRead(draft: WrittenDraft, problems: readonly Problem[]): Parsed {
  if (problems.length > 0) return failure(...problems);
  const read: Draft = {
    ...draft,
    rows: draft.rows.map((clue) => clue.blocks),
    columns: draft.columns.map((clue) => clue.blocks),
  };
  const outcome = validate(read);
  if (outcome.ok) return outcome;
  const placed = outcome.problems.map((problem) => ({
    ...problem,
    ...placeInDraft(draft, problem.where),
  }));
  return { ...failure(...placed), draft: read };
}

/**
 * Returns the place of a clue or block, or of the first clue if the problem concerns the whole
 * puzzle. Returns an empty object if the text has no such place.
 */
function placeInDraft(draft: WrittenDraft, where: Where | undefined): Partial<TextPlace> {
  if (where === undefined) return (draft.rows[0] ?? draft.columns[0])?.place ?? {};
  const clue =
    where.row === undefined ? draft.columns[(where.column ?? 0) - 1] : draft.rows[where.row - 1];
  return (where.block === undefined ? clue?.place : clue?.blockPlaces[where.block - 1]) ?? {};
}

/**
 * Writes a clue; with `,` as the separator, the text is like `3,1`, or like `3a,?b` with letters.
 * The text of an empty clue is empty.
 */
export function writeClue(
  clue: Clue,
  separator: string,
  letterOf: (colour: number) => string = () => '',
): string {
  if (clue === null) return UNKNOWN_LINE_SIGN;
  return clue
    .map(({ length, colour }) => `${length ?? BLOTTED_SIGN}${letterOf(colour)}`)
    .join(separator);
}
