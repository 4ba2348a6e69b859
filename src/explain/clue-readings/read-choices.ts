// Lists what the digits of a line may say, likeliest first: each digit has its kinds, and begins a
// number or goes on with the one before. Partial readings are extended digit by digit, and only the
// likeliest are kept, because what follows costs nearly the same for all of them. No digit is ever
// taken as quite certain. Cost: some hundreds of extensions for each digit.

import { DIGIT_KINDS, type DigitReading, type LineReading, NO_DIGIT } from './clue-reading.ts';
import { fitsLine, type LineChoice, mergedChoices, type NumberPart } from './line-choice.ts';

/** How much of the probability of a digit is spread over all kinds: readers err without doubts. */
const SURPRISE = 1e-3;
/** The least probability that a number begins with a digit, and that it does not. */
const SPLIT_SURPRISE = 5e-4;

const MOST_PARTIAL = 64;
/** Readings that cost that much more than the likeliest are left out. */
const COST_WINDOW = 16;

/** Returns the choices that fit a line of so many cells, without those that are guesses. */
export function readChoices(reading: LineReading, cells: number): LineChoice[] {
  let partial: Partial[] = [START];
  for (const [at, digit] of reading.entries()) {
    const next = waysOn(digit, at);
    const most = (partial[0]?.cost ?? 0) + next[0].cost + COST_WINDOW;
    partial = likeliest(partial.flatMap((before) => extensions(before, next, most, cells)));
  }
  const choices = partial.flatMap(({ last, cost }) => {
    const parts = listed(last);
    const numbers = parts.length === 1 && parts[0].length === 0 ? [] : parts;
    const isClue = numbers.every(({ length }) => length > 0) && fitsLine(numbers, cells);
    return isClue ? [{ parts: numbers, cost, isGuess: false }] : [];
  });
  return mergedChoices(choices);
}

interface Partial {
  readonly last: Chain | undefined;
  readonly cost: number;
  /** Whether a number began with what is no digit, so the next digit begins one. */
  readonly hasBegun: boolean;
}

/** A number with those before it, which other readings share. */
interface Chain {
  readonly part: NumberPart;
  readonly before: Chain | undefined;
}

const START: Partial = { last: undefined, cost: 0, hasBegun: true };

function listed(last: Chain | undefined): NumberPart[] {
  const parts: NumberPart[] = [];
  for (let at = last; at !== undefined; at = at.before) parts.push(at.part);
  return parts.reverse();
}

function likeliest(partial: Partial[]): Partial[] {
  return partial.sort((a, b) => a.cost - b.cost).slice(0, MOST_PARTIAL);
}

/** A kind that a digit may have, and whether it then begins a number. */
interface WayOn {
  readonly kind: number;
  readonly begins: boolean;
  readonly cost: number;
  readonly at: number;
  readonly colour: number;
}

/** Lists the ways on, the likeliest first. */
function waysOn(digit: DigitReading, at: number): WayOn[] {
  const { colour } = digit;
  const share = Math.min(Math.max(digit.begins, SPLIT_SURPRISE), 1 - SPLIT_SURPRISE);
  const splits = at === 0 ? [1] : [share, 1 - share];
  return splits
    .flatMap((split, i) =>
      Array.from({ length: DIGIT_KINDS }, (_, kind) => {
        const cost = kindCost(digit, kind) - Math.log(split);
        return { kind, begins: i === 0, cost, at, colour };
      }),
    )
    .sort((a, b) => a.cost - b.cost);
}

/** Returns the readings of one more digit that cost no more than `most`. */
function extensions(
  before: Partial,
  ways: readonly WayOn[],
  most: number,
  cells: number,
): Partial[] {
  const extended: Partial[] = [];
  for (const way of ways) {
    const cost = before.cost + way.cost;
    if (cost > most) break;
    const hasBegun = before.hasBegun || way.begins;
    const isDigit = way.kind !== NO_DIGIT;
    const last = isDigit ? withDigit(before.last, way, hasBegun) : before.last;
    if (isDigit && (last === undefined || last.part.length > cells)) continue;
    extended.push({ last, cost, hasBegun: !isDigit && hasBegun });
  }
  return extended;
}

function kindCost({ kinds }: DigitReading, kind: number): number {
  return -Math.log((1 - SURPRISE) * kinds[kind] + SURPRISE / DIGIT_KINDS);
}

/** Returns undefined where there is no such number: nothing follows a 0, and it stands alone. */
function withDigit(
  last: Chain | undefined,
  { kind, at, colour }: WayOn,
  isNew: boolean,
): Chain | undefined {
  if (last?.part.length === 0) return undefined;
  if (last === undefined || isNew) {
    if (kind === 0 && last !== undefined) return undefined;
    return { part: { length: kind, colour, start: at, end: at + 1 }, before: last };
  }
  if (last.part.colour !== colour) return undefined;
  const part = { ...last.part, length: 10 * last.part.length + kind, end: at + 1 };
  return { part, before: last.before };
}
