// Notes which puzzles of the day were solved on their day. A note only adds to the record, so a
// clock that goes back, or another tab, takes nothing away.

import { localDateOf } from '../../app/local-date.ts';
import {
  DAILY_KEY,
  type DailyRecord,
  dailyRecordOf,
  unitedDailies,
} from '../../storage/daily-record.ts';
import { isByPlayer, type SolvedBy } from '../../storage/solved-by.ts';
import type { Storage } from '../../storage/storage.ts';
import { lookAgain } from '../../storage/use-looks.ts';
import { dailyPlaceOf } from './daily-id.ts';

interface FinishedGame {
  readonly puzzleId: string;
  readonly solvedBy: SolvedBy;
  /** When the game was solved, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the puzzle was never finished before. */
  readonly isFirst: boolean;
}

/**
 * Notes nothing for other puzzles, for those of another day, for what the solver filled in, and for
 * what was played again.
 */
export async function noteDaily(
  storage: Storage,
  { puzzleId, solvedBy, at, isFirst }: FinishedGame,
): Promise<void> {
  const place = dailyPlaceOf(puzzleId);
  if (place === undefined || localDateOf(at) !== place.date) return;
  if (!isFirst || !isByPlayer(solvedBy)) return;
  const note = { [place.date]: [place.size] };
  await storage.update('settings', DAILY_KEY, (before) =>
    unitedDailies(dailyRecordOf(before), note),
  );
  lookAgain();
}

export async function dailyRecord(storage: Storage): Promise<DailyRecord> {
  return dailyRecordOf(await storage.get('settings', DAILY_KEY));
}
