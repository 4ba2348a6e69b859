// Lists what a line may say beyond its digits: a number that nobody saw is put in, one that is none
// is left out, or a lost digit is put before or behind a number. Each has a small probability that
// depends on nothing but the kind of change. Cost: one choice for each place and number.

import { gaps, paintedCells } from '../../puzzle/clue.ts';
import { fitsLine, type LineChoice, type NumberPart } from './line-choice.ts';

/** How likely it is that a number at a place was missed, that one is none, and lost a digit. */
const MISSED = 2e-4;
const SURPLUS = 1e-4;
const LOST_DIGIT = 2e-4;

/** A lost digit was mostly a 1, which is thin; otherwise low numbers are likelier. */
const FIRST_DIGITS = [0.6, 0.2, 0.1, 0.05, 0.05];

export function guessedChoices(read: LineChoice, cells: number, colours: number): LineChoice[] {
  const { parts, cost } = read;
  const made = [
    ...parts.map((_, at) => ({ numbers: parts.toSpliced(at, 1), probability: SURPLUS })),
    ...parts.flatMap((part, at) =>
      lengthened(part).map(({ length, share }) => {
        const numbers = parts.with(at, { ...part, length });
        return { numbers, probability: LOST_DIGIT * share };
      }),
    ),
    ...insertions(parts, cells, colours),
  ];
  return made.flatMap(({ numbers, probability }) =>
    fitsLine(numbers, cells)
      ? [{ parts: numbers, cost: cost - Math.log(probability), isGuess: true }]
      : [],
  );
}

interface Guess {
  readonly numbers: readonly NumberPart[];
  readonly probability: number;
}

/** Lists the numbers that a number of one digit was before it lost another one. */
function lengthened({ length }: NumberPart): { length: number; share: number }[] {
  if (length > 9) return [];
  const before = FIRST_DIGITS.map((share, i) => ({
    length: 10 * (i + 1) + length,
    share: share / 2,
  }));
  const behind = Array.from({ length: 10 }, (_, digit) => ({
    length: 10 * length + digit,
    share: 1 / 20,
  }));
  return [...before, ...behind];
}

/** Lists the numbers that may have been missed; low numbers are likelier. */
function insertions(parts: readonly NumberPart[], cells: number, colours: number): Guess[] {
  const weight = 1 + Math.log(cells);
  const room = cells - paintedCells(parts) - gaps(parts);
  const guesses: Guess[] = [];
  for (let at = 0; at <= parts.length; at++) {
    const digit = parts[at]?.start ?? parts.at(-1)?.end ?? 0;
    for (let colour = 1; colour <= colours; colour++) {
      for (let length = 1; length <= room; length++) {
        const put = { length, colour, start: digit, end: digit };
        const probability = MISSED / (length * weight * colours);
        guesses.push({ numbers: parts.toSpliced(at, 0, put), probability });
      }
    }
  }
  return guesses;
}
