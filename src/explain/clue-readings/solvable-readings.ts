// Finds the reading to settle on, and its rivals: readings that have a solution as well and are not
// much less likely.

import { partOf, type QuestionBudget } from '../../engine/question-budget.ts';
import { isOver } from '../../pacing/pace.ts';
import {
  makeReadingSearch,
  nextReading,
  type ReadingSearch,
  searchUpTo,
  type TriedReading,
} from './reading-search.ts';
import type { SearchSpace } from './search-space.ts';

export interface SolvableReadings {
  readonly settled: TriedReading;
  /** Readings that have a solution, or may have one, besides the one that was settled on. */
  readonly rivals: readonly TriedReading[];
  /** Whether these are all rivals. */
  readonly isComplete: boolean;
  /** Whether a limit ended the search before any reading was seen to have a solution. */
  readonly isCut: boolean;
}

/** Bounds of the cost of a reading, one after the other. */
const BOUNDS = Array.from({ length: 24 }, (_, i) => 4 + 2 * i);

/**
 * All rivals that cost as much more as the first bound are asked for; they are less likely by a
 * factor of two thousand. Those up to the second are looked for as far as time allows.
 */
const RIVAL_COSTS = [7.6, 8.4];
const MOST_RIVALS = 60;
const RIVAL_SHARE = 0.3;

/** A reading with one solution is preferred to one with several that costs so little less. */
const TIE = 0.3;

/**
 * Returns `none` when no reading has a solution, and `cut` when a limit was reached before one was
 * found.
 */
export async function solvableReadings<P>(
  space: SearchSpace,
  budget: QuestionBudget<P>,
): Promise<SolvableReadings | 'none' | 'cut'> {
  const search = makeReadingSearch(space);
  const { found, isCut } = await firstReading(search, budget);
  const first = found.find(({ isSolved }) => isSolved) ?? found[0];
  if (first === undefined) return isCut ? 'cut' : 'none';
  const part = partOf(budget, RIVAL_SHARE);
  const [near, far] = RIVAL_COSTS.map((cost) => first.cost + cost);
  const isComplete = await findRivals(search, found, near, part);
  if (isComplete) await findRivals(search, found, far, part);
  const settled = first.verdict === 'unique' || first.cost === 0 ? first : tieWith(first, found);
  const rivals = found.filter((reading) => reading !== settled);
  return { settled, rivals, isComplete, isCut };
}

interface FirstReadings {
  readonly found: TriedReading[];
  /** Whether the search ended because a limit was reached. */
  readonly isCut: boolean;
}

/**
 * Returns the first reading with a solution, behind those that may have one; a reading that needs
 * no change is good enough when it may have one.
 */
async function firstReading<P>(
  search: ReadingSearch,
  budget: QuestionBudget<P>,
): Promise<FirstReadings> {
  const found: TriedReading[] = [];
  for (const most of BOUNDS) {
    searchUpTo(search, most);
    for (;;) {
      const reading = await nextReading(search, budget);
      if (reading === 'cut') return { found, isCut: true };
      if (reading === 'none') break;
      found.push(reading);
      if (reading.isSolved) return { found, isCut: false };
      if (reading.cost === 0) return { found, isCut: isOver(budget.pace, budget.conflicts) };
    }
  }
  return { found, isCut: false };
}

/** Adds rivals to what was found; resolves to whether these are all up to a cost. */
async function findRivals<P>(
  search: ReadingSearch,
  found: TriedReading[],
  most: number,
  budget: QuestionBudget<P>,
): Promise<boolean> {
  searchUpTo(search, most);
  while (found.length < MOST_RIVALS) {
    const reading = await nextReading(search, budget);
    if (typeof reading === 'string') return reading === 'none';
    found.push(reading);
  }
  return false;
}

function tieWith(first: TriedReading, found: readonly TriedReading[]): TriedReading {
  const ties = found.filter(
    ({ verdict, cost }) => verdict === 'unique' && cost <= first.cost + TIE,
  );
  return ties[0] ?? first;
}
