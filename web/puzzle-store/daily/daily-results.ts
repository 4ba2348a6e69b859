// How far the person has come with the puzzles of a day, from the saved games. The first finish of
// a puzzle is its result, however often it is played again.

import { DAILY_SIZES, type DailySize } from '../../../src/packs/daily-day.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { type FirstFinish, firstFinishOf } from '../../storage/first-finish.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { isByPlayer, type SolvedBy } from '../../storage/solved-by.ts';
import { standingOf } from '../../storage/standing.ts';
import { dailyIdOf } from './daily-id.ts';

type SavedGamesById = ReadonlyMap<string, SavedGame>;

export interface DailyResult {
  readonly id: string;
  readonly size: DailySize;
  /** A number from 0 to 1; 1 for a puzzle that was ever finished. */
  readonly progress: number;
  /** Undefined as long as the puzzle was never finished. */
  readonly solvedBy?: SolvedBy;
  /** Milliseconds, if the person solved the puzzle and the time is known. */
  readonly time?: number;
}

/** Returns the ids of all puzzles of the days. */
export function dailyIds(dates: readonly string[]): readonly string[] {
  return dates.flatMap((date) => DAILY_SIZES.map((size) => dailyIdOf({ date, size })));
}

/** Returns the results of the four puzzles, the smallest first. */
export function dailyResults(date: string, saves: SavedGamesById): readonly DailyResult[] {
  return DAILY_SIZES.map((size) => {
    const id = dailyIdOf({ date, size });
    return { id, size, ...resultOf(saves.get(id)) };
  });
}

/**
 * Returns the results of a day that are unsolved, without the one of `size`; those of larger sizes
 * come first.
 */
export function leftOnDay(
  results: readonly DailyResult[],
  size: DailySize,
): readonly DailyResult[] {
  const at = results.findIndex((each) => each.size === size);
  const others = [...results.slice(at + 1), ...results.slice(0, at)];
  return others.filter((each) => !isSolvedByPerson(each));
}

/** Returns how many of the four the person solved, with help or without. */
export function solvedOn(date: string, saves: SavedGamesById): number {
  return dailyResults(date, saves).filter(isSolvedByPerson).length;
}

export function isSolvedByPerson({ solvedBy }: DailyResult): boolean {
  return isByPlayer(solvedBy);
}

/**
 * Returns the results with that of a game which was finished just now: what is saved may be older.
 */
export function withFinished(
  results: readonly DailyResult[],
  size: DailySize,
  first: FirstFinish,
): readonly DailyResult[] {
  return results.map((result) =>
    result.size === size ? { id: result.id, size, ...finishedResult(first) } : result,
  );
}

/** A puzzle that the solver filled in can be begun again, and is then as far as that game. */
function resultOf(save: SavedGame | undefined): Omit<DailyResult, 'id' | 'size'> {
  if (save === undefined) return { progress: 0 };
  const first = firstFinishOf(save);
  if (first === undefined || standingOf(save) === 'started') return { progress: save.progress };
  return finishedResult(first);
}

function finishedResult({ by, elapsed }: FirstFinish): Omit<DailyResult, 'id' | 'size'> {
  const time = isByPlayer(by) ? elapsed : undefined;
  return { progress: 1, solvedBy: by, ...defined({ time }) };
}
