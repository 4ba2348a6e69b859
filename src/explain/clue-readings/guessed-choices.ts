// Lists what a line may say beyond its digits: a number that nobody saw is put in, one that is none
// is left out, or a lost digit is put before or behind a number. Each has a small probability that
// depends on nothing but the kind of change. Cost: a small object for each change that is likely
// enough, and one choice for each of the likeliest.

import { type Block, gaps, paintedCells } from '../../puzzle/clue.ts';
import { fitsLine, type LineChoice, MOST_CHOICES, type NumberPart } from './line-choice.ts';

/** How likely it is that a number at a place was missed, that one is none, and lost a digit. */
const MISSED = 2e-4;
const SURPLUS = 1e-4;
const LOST_DIGIT = 2e-4;

/** A lost digit was mostly a 1, which is thin; otherwise low numbers are likelier. */
const FIRST_DIGITS = [0.6, 0.2, 0.1, 0.05, 0.05];

export function guessedChoices(read: LineChoice, cells: number, colours: number): LineChoice[] {
  const { parts, cost } = read;
  const guesses = [
    ...parts.map((_, at) => ({ at, left: 1, probability: SURPLUS })),
    ...parts.flatMap((part, at) =>
      lengthened(part).map(({ length, share }) => {
        return { at, left: 1, put: { ...part, length }, probability: LOST_DIGIT * share };
      }),
    ),
    ...insertions(parts, cells, colours),
  ].sort((a, b) => b.probability - a.probability);
  const choices: LineChoice[] = [];
  for (const guess of guesses) {
    if (choices.length === MOST_CHOICES) break;
    const numbers = withGuess(parts, guess);
    if (!fitsLine(numbers, cells)) continue;
    choices.push({ parts: numbers, cost: cost - Math.log(guess.probability), isGuess: true });
  }
  return choices;
}

/** A number that is left out, replaced or put in. */
interface Guess {
  readonly at: number;
  /** How many numbers are left out there: one or none. */
  readonly left: number;
  readonly put?: NumberPart;
  readonly probability: number;
}

function withGuess(parts: readonly NumberPart[], { at, left, put }: Guess): NumberPart[] {
  return put === undefined ? parts.toSpliced(at, left) : parts.toSpliced(at, left, put);
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

/** Lists the numbers that may have been missed, low numbers first, because they are likelier. */
function insertions(parts: readonly NumberPart[], cells: number, colours: number): Guess[] {
  const weight = 1 + Math.log(cells);
  const room = cells - paintedCells(parts) - gaps(parts);
  const guesses: Guess[] = [];
  for (let length = 1; length <= room && guesses.length < MOST_CHOICES; length++) {
    const probability = MISSED / (length * weight * colours);
    for (let at = 0; at <= parts.length; at++) {
      const digit = parts[at]?.start ?? parts.at(-1)?.end ?? 0;
      for (let colour = 1; colour <= colours; colour++) {
        const put = { length, colour, start: digit, end: digit };
        const equals = equalsFrom(parts, at, put);
        if (equals === undefined) continue;
        guesses.push({ at, left: 0, put, probability: (1 + equals) * probability });
      }
    }
  }
  return guesses;
}

/**
 * Returns how many numbers from a place on are equal to one that is put in there, because behind
 * each of them it would make the same clue; undefined if it does so before that place already.
 */
function equalsFrom(parts: readonly NumberPart[], at: number, put: Block): number | undefined {
  const isEqual = (part: Block | undefined): boolean =>
    part?.length === put.length && part.colour === put.colour;
  if (isEqual(parts[at - 1])) return undefined;
  let end = at;
  while (isEqual(parts[end])) end++;
  return end - at;
}
