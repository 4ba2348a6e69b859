// Says what the clock of the device and an address lead to. A clock before the first puzzle or
// after the last one is wrong, or the page is old; then every day with puzzles can be opened.

import { monthOf } from '../../../src/packs/calendar-date.ts';
import type { DailyRange } from './daily-puzzles.ts';

export type DailyView =
  | { readonly kind: 'day'; readonly date: string }
  /** The puzzles come on that day. */
  | { readonly kind: 'future'; readonly date: string }
  /** No puzzle has this date. */
  | { readonly kind: 'no-day' }
  /** The clock says a date that has no puzzles. */
  | { readonly kind: 'clock' };

/** `named` is the date in the address; without one, the view is that of today. */
export function dailyView(named: string | undefined, today: string, range: DailyRange): DailyView {
  if (named === undefined) {
    return isInRange(today, range) ? { kind: 'day', date: today } : { kind: 'clock' };
  }
  if (!isInRange(named, range)) return { kind: 'no-day' };
  return { kind: isOpenDay(named, today, range) ? 'day' : 'future', date: named };
}

export function isOpenDay(date: string, today: string, range: DailyRange): boolean {
  return isInRange(date, range) && (date <= today || today < range.first);
}

/** Returns the first and the last month with a day that can be opened. */
export function openMonths(today: string, range: DailyRange): DailyRange {
  const last = isInRange(today, range) ? today : range.last;
  return { first: monthOf(range.first), last: monthOf(last) };
}

export function isInRange(date: string, { first, last }: DailyRange): boolean {
  return first <= date && date <= last;
}
