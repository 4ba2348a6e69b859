// The ids of puzzles of the day, like "daily-2026-11-27-10x10", and what they say. Ids are parts of
// addresses and the names under which games are stored, so they never change.

import { isCalendarDate } from '../../../src/packs/calendar-date.ts';
import { DAILY_SIZES, type DailySize } from '../../../src/packs/daily-day.ts';

export interface DailyPlace {
  readonly date: string;
  readonly size: DailySize;
}

/** The names of the sizes in messages. */
export const DAILY_WORDS = {
  '5x5': 'mini',
  '10x10': 'small',
  '15x15': 'medium',
  '20x20': 'large',
} as const satisfies Readonly<Record<DailySize, string>>;

const ID = /^daily-(\d{4}-\d{2}-\d{2})-(\d+x\d+)$/;

export function dailyIdOf({ date, size }: DailyPlace): string {
  return `daily-${date}-${size}`;
}

/** Returns undefined for the ids of all other puzzles. */
export function dailyPlaceOf(id: string): DailyPlace | undefined {
  const [, date = '', name] = ID.exec(id) ?? [];
  const size = DAILY_SIZES.find((each) => each === name);
  return size === undefined || !isCalendarDate(date) ? undefined : { date, size };
}
