// A month as a calendar shows it: weeks that begin on Monday.

import { DAYS_PER_WEEK, datesOfMonth, weekdayOf } from '../../src/packs/calendar-date.ts';

type Week = readonly (string | undefined)[];

/** Returns the weeks with their dates; places before the first day and after the last are empty. */
export function weeksOf(month: string): readonly Week[] {
  const dates = datesOfMonth(month);
  const before = weekdayOf(dates[0]);
  const weeks = Math.ceil((before + dates.length) / DAYS_PER_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, day) => dates[week * DAYS_PER_WEEK + day - before]),
  );
}
