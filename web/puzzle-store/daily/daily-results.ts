// How far the person has come with the puzzles of a day, from the saved games.

import { DAILY_SIZES, type DailySize } from '../../../src/packs/daily-day.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { type SolvedBy, solvedByOf } from '../../storage/solved-by.ts';
import { dailyIdOf } from './daily-id.ts';

type SavedGamesById = ReadonlyMap<string, SavedGame>;

export interface DailyResult {
  readonly id: string;
  readonly size: DailySize;
  /** A number from 0 to 1; 1 for a puzzle that was ever solved. */
  readonly progress: number;
  /** Undefined as long as the puzzle was never solved. */
  readonly solvedBy?: SolvedBy;
  /** Milliseconds of the best solution, if the person solved the puzzle and the time is known. */
  readonly time?: number;
}

/** Returns the results of the four puzzles, the smallest first. */
export function dailyResults(date: string, saves: SavedGamesById): readonly DailyResult[] {
  return DAILY_SIZES.map((size) => {
    const id = dailyIdOf({ date, size });
    return { id, size, ...resultOf(saves.get(id)) };
  });
}

/** Returns how many of the four the person solved, with help or without. */
export function solvedOn(date: string, saves: SavedGamesById): number {
  return dailyResults(date, saves).filter(isSolvedByPerson).length;
}

export function isSolvedByPerson({ solvedBy }: DailyResult): boolean {
  return solvedBy !== undefined && solvedBy !== 'solver';
}

function resultOf(save: SavedGame | undefined): Omit<DailyResult, 'id' | 'size'> {
  if (save === undefined) return { progress: 0 };
  const solvedBy = solvedByOf(save);
  if (solvedBy === undefined) return { progress: save.progress };
  return { progress: 1, solvedBy, ...defined({ time: timeOf(save) }) };
}

/** The time of a game with help counts until the puzzle is solved without. */
function timeOf({ best, finishedBy, elapsed }: SavedGame): number | undefined {
  return best ?? (finishedBy === 'me-with-help' ? elapsed : undefined);
}
