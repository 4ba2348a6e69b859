// Tells how sure the numbers of a settled reading are. A number is as likely as the readings with a
// solution that agree on it; where not all of these are known, no likelier than its digits are.

import { elementAt } from '../../puzzle/element-at.ts';
import type { Verdict } from '../../puzzle/verdict.ts';
import type { LineReading } from './clue-reading.ts';
import { likeliestParts } from './likeliest-clues.ts';
import type { LineChoice } from './line-choice.ts';
import { agreement, alternativesTo, samePart, type WeighedChoice } from './number-weights.ts';
import { omittedNumbers } from './omitted-numbers.ts';
import type { ReadNumber } from './read-number.ts';
import type { TriedReading } from './reading-search.ts';
import type { SolvableReadings } from './solvable-readings.ts';

/** A number that is less likely is doubtful; more is asked where several solutions fit. */
const SURE: Readonly<Record<Verdict, number>> = {
  unique: 0.998,
  multiple: 0.9995,
  unknown: 0.999,
  none: 0.999,
};
/**
 * Costs count for so much less where rivals are weighed, because readers believe too much in what
 * they read.
 */
const CAUTION = 1.3;
/** The numbers of a line are doubtful when its change costs more: the truth may be stranger. */
const SURE_CHANGE = 7;
/** Choices in no reading with a solution weigh so much less than those in one. */
const UNSOLVED = 1e-4;

/** Returns the numbers of all lines, from the readings of the lines and their choices. */
export function settledLines(
  readings: readonly LineReading[],
  choices: readonly (readonly LineChoice[])[],
  { settled, rivals, isComplete }: SolvableReadings,
): ReadNumber[][] {
  const isBounded = isComplete && settled.verdict !== 'unknown';
  return readings.map((reading, line) => {
    const own = choices[line];
    const weighed = [settled, ...rivals].map((tried) => choiceIn(tried, own, line, settled.cost));
    const [{ choice }] = weighed;
    const all = [...weighed, ...unsolved(own, UNSOLVED)];
    const likeliest = likeliestParts(reading);
    const sure = SURE[settled.verdict];
    const isStrange = choice.cost > SURE_CHANGE || (choice.isGuess && choice.cost > 0);
    const numbers = choice.parts.map((part) => {
      const seen = agreement(part, weighed);
      const probability = isBounded ? seen : Math.min(seen, agreement(part, unsolved(own, 1)));
      const isDoubtful = isStrange || probability < sure;
      const isChanged = !likeliest.some((other) => samePart(other, part));
      return {
        ...part,
        probability,
        isDoubtful,
        isChanged,
        alternatives: alternativesTo(part, all),
      };
    });
    const known = isBounded ? weighed : [...weighed, ...unsolved(own, 1)];
    return inOrder(numbers, omittedNumbers({ choice, likeliest, weighed: known, sure }));
  });
}

/** Puts numbers of length 0 among the others, in the order of their digits. */
function inOrder(numbers: readonly ReadNumber[], omitted: readonly ReadNumber[]): ReadNumber[] {
  return [...numbers, ...omitted].sort((a, b) => a.start - b.start || a.end - b.end);
}

function choiceIn(
  { taken, cost }: TriedReading,
  own: readonly LineChoice[],
  line: number,
  least: number,
): WeighedChoice {
  return { choice: elementAt(own, taken[line]), weight: Math.exp((least - cost) / CAUTION) };
}

function unsolved(own: readonly LineChoice[], weight: number): WeighedChoice[] {
  return own.map((choice) => ({ choice, weight: weight * Math.exp(-choice.cost) }));
}

interface UnsettledFacts {
  /** Sets of lines that contradict each other. */
  readonly cores?: readonly (readonly number[])[];
  /** Returns how many cells a line has. */
  readonly cellsOf: (line: number) => number;
}

/**
 * Returns the numbers where no reading has a solution: the likeliest, of which all that are not
 * quite certain are doubtful, and of lines that contradict each other at least one.
 */
export function unsettledLines(
  readings: readonly LineReading[],
  choices: readonly (readonly LineChoice[])[],
  { cores = [], cellsOf }: UnsettledFacts,
): ReadNumber[][] {
  const lines = readings.map((reading, line) => {
    const weighed = unsolved(choices[line], 1);
    const likeliest = likeliestParts(reading);
    const parts = choices[line][0]?.parts ?? likeliestParts(reading, cellsOf(line));
    const numbers = parts.map((part) => {
      const probability = weighed.length === 0 ? 0 : agreement(part, weighed);
      const isDoubtful = probability < SURE.none;
      const isChanged = !likeliest.some((other) => samePart(other, part));
      const alternatives = alternativesTo(part, weighed);
      return { ...part, probability, isDoubtful, isChanged, alternatives };
    });
    const [choice] = choices[line];
    if (choice === undefined) return numbers;
    return inOrder(numbers, omittedNumbers({ choice, likeliest, weighed, sure: SURE.none }));
  });
  for (const core of cores) doubtOne(lines, core);
  return lines;
}

/** Makes the least likely number of some lines doubtful. */
function doubtOne(lines: ReadNumber[][], core: readonly number[]): void {
  const numbers = core.flatMap((line) => lines[line].map((number, at) => ({ line, at, number })));
  const [least] = numbers.sort((a, b) => a.number.probability - b.number.probability);
  if (least !== undefined) lines[least.line][least.at] = { ...least.number, isDoubtful: true };
}
