// The numbers by which the page shows how the method sees one line: some of its possibilities, what
// all of them have in common, and the ranges in which they lie. The line has a clue of one colour
// without blotted blocks.
//
// Nothing is listed in full, so that a long line is shown at once: tables of ways count the
// possibilities, and tell each cell without which none would be left. Cost: O(blocks x cells²).
// Counts are exact up to 2^53, hence for every line of up to 75 cells; integers are text and always
// exact.

import type { LineClue } from '../line-clues.ts';
import { countArrangements } from '../list-arrangements.ts';
import {
  bitOf,
  makePossibilities,
  nextPossibility,
  openLine,
  type Possibilities,
  skipTo,
  toDecimal,
  wordAt,
} from './possibilities.ts';

export interface LineNumbers {
  /** The cells that are known to be painted; no possibility is smaller. */
  readonly least: BinaryNumber;
  /** The blocks as far to the left as they go; no possibility is larger. */
  readonly largest: BinaryNumber;
  /** The AND of all possibilities: the cells that are certainly painted. */
  readonly all: BinaryNumber;
  /** The OR of all possibilities: all other cells are certainly empty. */
  readonly some: BinaryNumber;
  readonly counts: LineCounts;
  /** The first ones of the list, and the last ones that are not among the first. */
  readonly first: readonly ListedNumber[];
  readonly last: readonly ListedNumber[];
}

/** An integer as one digit for each cell, the first cell first, and as a decimal number. */
interface BinaryNumber {
  readonly digits: string;
  readonly decimal: string;
}

/** An integer whose runs are the clue, and whether it may be the line. */
export interface ListedNumber extends BinaryNumber {
  readonly fate: 'possible' | 'too-small' | 'contradicts';
}

interface LineCounts {
  /** The integers from the least to the largest one. */
  readonly range: bigint;
  /** The integers whose runs are the clue. */
  readonly clue: bigint;
  /** How many of these lie in the range, and how many agree with all known cells. */
  readonly inRange: number;
  readonly possible: number;
}

const EMPTY = 1;
const PAINTED = 2;
const UNKNOWN = 3;

/**
 * Returns the numbers of a line with these candidates, or undefined if the clue does not fit into
 * the line. Lists all integers of the clue if there are at most `2 * half`; otherwise lists the
 * possible ones only, `half` from either end at most. If none is possible, `all` and `some` mean
 * nothing.
 */
export function lineNumbers(
  clue: LineClue,
  line: Int32Array,
  half: number,
): LineNumbers | undefined {
  const ofClue = countArrangements(clue, 2);
  if (ofClue === 0n) return undefined;
  const all = makePossibilities([clue]);
  const known = Array.from(line, (mask) => (mask === PAINTED ? 1 : 0));
  const least = numberOfBits(known);
  const inRange = countInRange(all, clue, known);
  const certain = certainCells(all, clue, line);
  openLine(all, clue, new Int32Array(clue.size).fill(UNKNOWN));
  nextPossibility(all);
  const largest = currentNumber(all);
  const range = BigInt(largest.decimal) - BigInt(least.decimal) + 1n;
  const isWhole = ofClue <= BigInt(2 * half);
  const listed = isWhole ? new Int32Array(clue.size).fill(UNKNOWN) : line;
  return {
    ...{ least, largest, ...certain },
    counts: {
      range: range > 0n ? range : 0n,
      clue: ofClue,
      inRange,
      possible: openLine(all, clue, line),
    },
    ...listEnds(all, openLine(all, clue, listed), half, (number) => fateOf(number, least, line)),
  };
}

/** Returns the listed numbers that are possible, in the order of the list. */
export function possibleNumbers({ first, last }: LineNumbers): ListedNumber[] {
  return [...first, ...last].filter(({ fate }) => fate === 'possible');
}

/** Returns how many possibilities a line has, without listing them. */
export function countPossibilities(clue: LineClue, line: Int32Array): number {
  return openLine(makePossibilities([clue]), clue, line);
}

/**
 * Counts the integers of the clue that are not below the known ones. An integer above them agrees
 * with their bits up to a cell, where it has a one instead of their zero.
 */
function countInRange(all: Possibilities, clue: LineClue, known: readonly number[]): number {
  const prefix = new Int32Array(clue.size).fill(UNKNOWN);
  let count = 0;
  for (let cell = 0; cell < clue.size; cell++) {
    prefix[cell] = PAINTED;
    if (known[cell] === 1) continue;
    count += openLine(all, clue, prefix);
    prefix[cell] = EMPTY;
  }
  return count + openLine(all, clue, prefix);
}

/** A cell is certainly painted when no possibility is left with the cell empty, and vice versa. */
function certainCells(
  all: Possibilities,
  clue: LineClue,
  line: Int32Array,
): Pick<LineNumbers, 'all' | 'some'> {
  const hasWith = (cell: number, mask: number): boolean =>
    (line[cell] & mask) !== 0 && openLine(all, clue, line.with(cell, mask)) > 0;
  const bits = (isOne: (cell: number) => boolean): BinaryNumber =>
    numberOfBits(Array.from(line, (_, cell) => (isOne(cell) ? 1 : 0)));
  return {
    all: bits((cell) => !hasWith(cell, EMPTY)),
    some: bits((cell) => hasWith(cell, PAINTED)),
  };
}

/** Lists the line opened last, which has `count` possibilities. */
function listEnds(
  all: Possibilities,
  count: number,
  half: number,
  fate: (number: BinaryNumber) => ListedNumber['fate'],
): Pick<LineNumbers, 'first' | 'last'> {
  const listed = (from: number, to: number): ListedNumber[] =>
    Array.from({ length: to - from }, (_, i) => {
      if (i === 0) skipTo(all, from);
      else nextPossibility(all);
      const number = currentNumber(all);
      return { ...number, fate: fate(number) };
    });
  const end = Math.min(half, count);
  return { first: listed(0, end), last: listed(Math.max(end, count - half), count) };
}

function fateOf(
  { digits, decimal }: BinaryNumber,
  least: BinaryNumber,
  line: Int32Array,
): ListedNumber['fate'] {
  if (BigInt(decimal) < BigInt(least.decimal)) return 'too-small';
  const agrees = line.every((mask, cell) => (mask & (digits[cell] === '1' ? PAINTED : EMPTY)) > 0);
  return agrees ? 'possible' : 'contradicts';
}

function currentNumber(all: Possibilities): BinaryNumber {
  const { clue } = all;
  const integer = Int32Array.from({ length: all.words }, (_, word) => wordAt(all, word));
  const digits = Array.from({ length: clue.size }, (_, cell) => bitOf(clue, integer, cell)).join(
    '',
  );
  return { digits, decimal: toDecimal(integer) };
}

function numberOfBits(bits: readonly number[]): BinaryNumber {
  const digits = bits.join('');
  return { digits, decimal: `${BigInt(`0b${digits}`)}` };
}
