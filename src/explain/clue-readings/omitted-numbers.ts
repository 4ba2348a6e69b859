// Tells which numbers a settled line leaves out although digits suggest them. A number that is not
// there cannot be marked as doubtful, so it stands in its line with a length of 0.

import type { LineChoice, NumberPart } from './line-choice.ts';
import { alternativesTo, type WeighedChoice } from './number-weights.ts';
import type { ReadNumber } from './read-number.ts';

/** How a line was read and settled. */
interface SettledLine {
  readonly choice: LineChoice;
  /** The likeliest numbers of the line by itself. */
  readonly likeliest: readonly NumberPart[];
  /** The choices of all readings that may be right, the settled one among them. */
  readonly weighed: readonly WeighedChoice[];
  /** A number that is more likely left out rightly is not doubtful. */
  readonly sure: number;
}

/** Returns numbers of length 0 where the line was likely, or may have been, to have a number. */
export function omittedNumbers({ choice, likeliest, weighed, sure }: SettledLine): ReadNumber[] {
  const rivals = weighed.flatMap((other) => other.choice.parts);
  const omitted = [...likeliest, ...rivals].filter(
    (part) => part.end > part.start && !choice.parts.some((own) => haveDigitsInCommon(own, part)),
  );
  const places: NumberPart[] = [];
  for (const part of omitted) {
    const none = { ...part, length: 0 };
    if (!places.some((place) => haveDigitsInCommon(place, none))) places.push(none);
  }
  return places.flatMap((place) => {
    const probability = shareWithout(place, weighed);
    const isChanged = likeliest.some((part) => haveDigitsInCommon(part, place));
    const isDoubtful = probability < sure;
    if (!isChanged && !isDoubtful) return [];
    const alternatives = alternativesTo(place, weighed);
    return [{ ...place, probability, isDoubtful, isChanged, alternatives }];
  });
}

function haveDigitsInCommon(a: NumberPart, b: NumberPart): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns the share of the weights whose choices have no number at a place. */
function shareWithout(place: NumberPart, weighed: readonly WeighedChoice[]): number {
  let [without, sum] = [0, 0];
  for (const { choice, weight } of weighed) {
    sum += weight;
    if (!choice.parts.some((part) => haveDigitsInCommon(part, place))) without += weight;
  }
  return sum === 0 ? 0 : without / sum;
}
