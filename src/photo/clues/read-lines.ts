// Puts the digits of a line into numbers: tells how likely each digit begins one. Cost: a look at
// each digit, and adding up all rows for some dozens of limits of gaps.

import { type LineReading, NO_DIGIT } from '../../explain/clue-readings/clue-reading.ts';
import { likeliestParts } from '../../explain/clue-readings/likeliest-clues.ts';
import type { PixelBox } from '../photo-reading.ts';
import { beginsAfter, digitGaps, gapLimit } from './number-gaps.ts';
import { type NumberPlates, plateAround } from './number-plates.ts';
import type { SeenDigit } from './seen-digits.ts';

export interface ReadLine {
  readonly digits: LineReading;
  readonly boxes: readonly PixelBox[];
}

/** How likely a number begins with a digit that is in another cell or row than the one before. */
const APART = 0.995;

/** The digits of a number in a column stand side by side; numbers stand below each other. */
export function readColumn(digits: readonly SeenDigit[], height: number): ReadLine {
  const numbers: SeenDigit[][] = [];
  for (const digit of [...digits].sort((a, b) => middleY(a) - middleY(b))) {
    const last = numbers.at(-1);
    const isBeside = last !== undefined && middleY(digit) - middleY(last[0]) < 0.5 * height;
    if (isBeside) last.push(digit);
    else numbers.push([digit]);
  }
  const begins = numbers.flatMap((number) => number.map((_, i) => (i === 0 ? APART : 1 - APART)));
  return readLine(
    numbers.flatMap((number) => number.sort((a, b) => middleX(a) - middleX(b))),
    begins,
  );
}

export function readBoxedRow(digits: readonly SeenDigit[], cell: number): ReadLine {
  const cellOf = (digit: SeenDigit): number => Math.floor(middleX(digit) / cell);
  const begins = digits.map((digit, i) =>
    i === 0 || cellOf(digit) !== cellOf(digits[i - 1]) ? APART : 1 - APART,
  );
  return readLine(digits, begins);
}

interface RowFacts {
  readonly height: number;
  readonly columnSum: number;
  /** The plates on which the numbers stand, if there are any. */
  readonly plates: NumberPlates | undefined;
}

export function readRows(rows: readonly SeenDigit[][], facts: RowFacts): ReadLine[] {
  const { height, columnSum, plates } = facts;
  const placed = rows.map((digits) =>
    digits.map(({ box, kinds }) => {
      return { box, value: digitOf(kinds), plate: plates && plateAround(plates, box) };
    }),
  );
  const limit = gapLimit(placed, height, columnSum);
  return rows.map((digits, i) => {
    const begins = digitGaps(placed[i], height).map((gap) => beginsAfter(gap, limit));
    return readLine(digits, [1, ...begins]);
  });
}

function readLine(digits: readonly SeenDigit[], begins: readonly number[]): ReadLine {
  return {
    digits: digits.map(({ kinds }, i) => ({
      kinds,
      begins: i === 0 ? 1 : begins[i],
      colour: 1,
    })),
    boxes: digits.map(({ box }) => box),
  };
}

function digitOf(kinds: readonly number[]): number | undefined {
  const kind = kinds.indexOf(Math.max(...kinds));
  return kind === NO_DIGIT ? undefined : kind;
}

/** Adds up the numbers of lines as they look likeliest. */
export function sumOfLines(lines: readonly ReadLine[]): number {
  const sumOf = ({ digits }: ReadLine): number =>
    likeliestParts(digits).reduce((sum, { length }) => sum + length, 0);
  return lines.reduce((sum, line) => sum + sumOf(line), 0);
}

export function middleX({ box }: SeenDigit): number {
  return box.left + box.width / 2;
}

function middleY({ box }: SeenDigit): number {
  return box.top + box.height / 2;
}
