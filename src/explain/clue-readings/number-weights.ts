// Weighs numbers: how likely a number of a line is, and what else may stand in its place, by
// choices of the line that have weights.

import type { LineChoice, NumberPart } from './line-choice.ts';
import type { NumberAlternative } from './read-number.ts';

export interface WeighedChoice {
  readonly choice: LineChoice;
  readonly weight: number;
}

const MOST_ALTERNATIVES = 5;
/** Alternatives that are less likely tell a person nothing. */
const LEAST_PROBABILITY = 0.01;

export function samePart(a: NumberPart, b: NumberPart): boolean {
  return a.length === b.length && a.colour === b.colour && a.start === b.start && a.end === b.end;
}

/** Returns the share of the weights that agree on a number. */
export function agreement(part: NumberPart, weighed: readonly WeighedChoice[]): number {
  let [agreed, sum] = [0, 0];
  for (const { choice, weight } of weighed) {
    sum += weight;
    if (choice.parts.some((other) => samePart(other, part))) agreed += weight;
  }
  return agreed / sum;
}

/** Returns what else may well stand in the place of a number, likeliest first. */
export function alternativesTo(
  part: NumberPart,
  weighed: readonly WeighedChoice[],
): NumberAlternative[] {
  const weights = new Map<number, number>();
  let sum = 0;
  for (const { choice, weight } of weighed) {
    sum += weight;
    if (choice.parts.some((other) => samePart(other, part))) continue;
    const length = choice.parts.find((other) => sharesPlace(other, part))?.length ?? 0;
    weights.set(length, (weights.get(length) ?? 0) + weight);
  }
  weights.delete(part.length);
  return [...weights]
    .map(([length, weight]) => ({ length, probability: weight / sum }))
    .filter(({ probability }) => probability >= LEAST_PROBABILITY)
    .sort((a, b) => b.probability - a.probability)
    .slice(0, MOST_ALTERNATIVES);
}

/** Returns whether two numbers have digits in common, or were put in at the same place. */
function sharesPlace(a: NumberPart, b: NumberPart): boolean {
  return (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end);
}
