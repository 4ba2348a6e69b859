// Finds the puzzle of the day that a link or a game code carries, by its clues. The months with
// days that can be opened are looked through, the newest first, until it is found; before them the
// month after, because the next day has begun already where the clock is ahead.

import { laterMonth } from '../../../src/packs/calendar-date.ts';
import { cellsOfDailySize, DAILY_SIZES } from '../../../src/packs/daily-day.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { fingerprintOf } from '../../storage/fingerprint.ts';
import { dailyIdOf } from './daily-id.ts';
import { DAILY_META, DAILY_RANGE, loadMonth, puzzleOfDay } from './daily-puzzles.ts';
import { openMonths } from './daily-view.ts';

/**
 * Returns undefined if it is none. Small puzzles of others may have the same clues by chance, so
 * the author has to be the same, too. Throws if a month cannot be loaded or is damaged.
 */
export async function findDaily(puzzle: Puzzle, today: string): Promise<string | undefined> {
  const { width, height, meta } = puzzle;
  const size = DAILY_SIZES.find((each) => {
    const cells = cellsOfDailySize(each);
    return cells.width === width && cells.height === height;
  });
  if (size === undefined || meta.author !== DAILY_META.author) return undefined;
  const fingerprint = fingerprintOf(puzzle);
  const { first, last } = openMonths(today, DAILY_RANGE);
  for (let month = laterMonth(last, 1); month >= first; month = laterMonth(month, -1)) {
    const days = await loadMonth(month);
    const day = days.find((each) => fingerprintOf(puzzleOfDay(each, size)) === fingerprint);
    if (day !== undefined) return dailyIdOf({ date: day.date, size });
  }
  return undefined;
}
