// Seeded readings of clues with the faults of a reader: digits that look alike, gaps that are lost,
// digits that are missed, and things that are none. The probabilities are honest: of what is read
// with 0.7, seven in ten are right. A share of the digits is read wrongly without any doubt.

import type { Random } from '../src/engine/random.ts';
import {
  type ClueReadings,
  DIGIT_KINDS,
  type DigitReading,
  type LineReading,
  NO_DIGIT,
} from '../src/explain/clue-readings/clue-reading.ts';
import type { ExactClue } from '../src/puzzle/clue.ts';
import type { ExactPuzzle } from '../src/puzzle/puzzle.ts';

/** The share of digits, gaps or lines in which something is so. */
export interface Noise {
  /** Digits of which the kind is in doubt. */
  readonly doubtful: number;
  /** Digits of which it is in doubt whether they begin a number. */
  readonly gaps: number;
  /** Digits that are missed. */
  readonly missed: number;
  /** Things that are none, for each digit. */
  readonly surplus: number;
  /** Digits that are read wrongly without any doubt. */
  readonly wrong: number;
}

export const NO_NOISE: Noise = { doubtful: 0, gaps: 0, missed: 0, surplus: 0, wrong: 0 };

/** For each digit, those that look most like it. */
const ALIKE = ['86', '74', '735', '825', '914', '638', '580', '12', '306', '473'];

export function noisyReadings(random: Random, puzzle: ExactPuzzle, noise: Noise): ClueReadings {
  const read = (clue: ExactClue): LineReading => noisyLine(random, clue, noise);
  const { width, height, palette } = puzzle;
  return { width, height, palette, rows: puzzle.rows.map(read), columns: puzzle.columns.map(read) };
}

function noisyLine(random: Random, clue: ExactClue, noise: Noise): LineReading {
  const digits = clue.flatMap(({ length, colour }) =>
    [...String(length)].map((digit, i) => ({ kind: Number(digit), begins: i === 0, colour })),
  );
  const read: DigitReading[] = [];
  for (const { kind, begins, colour } of digits) {
    if (random.real() < noise.surplus) read.push(surplusDigit(random, colour));
    if (random.real() < noise.missed) continue;
    const kinds = noisyKinds(random, kind, noise);
    read.push({ kinds, begins: noisyBegin(random, begins, noise), colour });
  }
  return read.map((digit, i) => (i === 0 ? { ...digit, begins: 1 } : digit));
}

function noisyKinds(random: Random, kind: number, { doubtful, wrong }: Noise): number[] {
  const alike = [...ALIKE[kind]].map(Number);
  if (random.real() < wrong) return kindsOf([alike[random.below(alike.length)]], [1]);
  if (random.real() >= doubtful) return kindsOf([kind], [1]);
  const first = 0.4 + 0.59 * random.real();
  const shares = [first, (1 - first) * (0.5 + 0.45 * random.real())];
  const rank = pick(random, shares);
  const order = alike.slice(0, 2);
  order.splice(rank, 0, kind);
  return kindsOf(order, [...shares, 1 - shares[0] - shares[1]]);
}

/** Makes something that is read as a digit, or as none, and is none. */
function surplusDigit(random: Random, colour: number): DigitReading {
  const share = 0.5 + 0.49 * random.real();
  return { kinds: kindsOf([NO_DIGIT, random.below(10)], [share, 1 - share]), begins: 0.98, colour };
}

function noisyBegin(random: Random, begins: boolean, { gaps }: Noise): number {
  if (random.real() >= gaps) return begins ? 0.9995 : 0.0005;
  const share = 0.5 + 0.49 * random.real();
  return random.real() < share === begins ? share : 1 - share;
}

/** Gives the rest of the probability, and a little more, to all kinds. */
function kindsOf(order: readonly number[], shares: readonly number[]): number[] {
  const kinds = new Array<number>(DIGIT_KINDS).fill(0.0002 / DIGIT_KINDS);
  for (const [i, share] of shares.entries()) {
    if (order[i] !== undefined) kinds[order[i]] += 0.9998 * share;
  }
  const sum = kinds.reduce((all, share) => all + share, 0);
  return kinds.map((share) => share / sum);
}

/** Picks an index by shares; the index after the last where they do not suffice. */
function pick(random: Random, shares: readonly number[]): number {
  let left = random.real();
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return i;
  }
  return shares.length;
}
