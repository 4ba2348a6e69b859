// The record that the streak is counted from: which puzzles of the day the person solved on their
// very day. Dates are those of the person's clock at the moment of solving, as text. Records of two
// browsers, or of two tabs, are united, so that no day is ever lost.

import { isCalendarDate } from '../../src/packs/calendar-date.ts';
import { DAILY_SIZES, type DailySize } from '../../src/packs/daily-day.ts';
import { isObject } from '../app/json.ts';

/** The key of the record among the small values of the settings store. */
export const DAILY_KEY = 'daily';

/** The sizes that were solved on each date. */
export type DailyRecord = Readonly<Record<string, readonly DailySize[]>>;

/** Reads a stored value; what is not known in it is left out. */
export function dailyRecordOf(value: unknown): DailyRecord {
  if (!isObject(value)) return {};
  const days = Object.entries(value).map(([date, sizes]) => [date, knownSizes(sizes)] as const);
  return Object.fromEntries(
    days.filter(([date, { length }]) => isCalendarDate(date) && length > 0),
  );
}

function knownSizes(sizes: unknown): readonly DailySize[] {
  return Array.isArray(sizes) ? DAILY_SIZES.filter((size) => sizes.includes(size)) : [];
}

export function unitedDailies(one: DailyRecord, other: DailyRecord): DailyRecord {
  const dates = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    dates.map((date) => [date, knownSizes([...(one[date] ?? []), ...(other[date] ?? [])])]),
  );
}
