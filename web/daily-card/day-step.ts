// What a person can go on with after a puzzle of the day: the others of the same day, the next one
// first, or, when all of them are solved, above all the result to share.

import {
  type DailyResult,
  isSolvedByPerson,
  leftOnDay,
} from '../puzzle-store/daily/daily-results.ts';

interface DayStep {
  /** The other puzzles of the day that are unsolved. */
  readonly left: readonly DailyResult[];
  /** Whether there is a result to share: what was filled in by the solver is none. */
  readonly canShare: boolean;
}

export function dayStep(
  results: readonly DailyResult[],
  finished: Pick<DailyResult, 'size'>,
): DayStep {
  return { left: leftOnDay(results, finished.size), canShare: results.some(isSolvedByPerson) };
}
