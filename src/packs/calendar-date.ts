// Dates of the calendar as text, like "2026-11-27". No function here reads a clock or a time zone,
// so a date means the same everywhere and the text sorts by time.

/** The days of a week, the first of them Monday. */
export const DAYS_PER_WEEK = 7;
const MILLISECONDS = 86_400_000;
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether there is such a day; "2027-02-29" is none. */
export function isCalendarDate(text: string): boolean {
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && dateOfDay(time / MILLISECONDS) === text;
}

/** Returns the number of days since 1970. */
export function dayOf(date: string): number {
  return Date.parse(date) / MILLISECONDS;
}

export function dateOfDay(day: number): string {
  return new Date(day * MILLISECONDS).toISOString().slice(0, 10);
}

/** Returns 0 for a Monday and 6 for a Sunday. */
export function weekdayOf(date: string): number {
  return (dayOf(date) + FIRST_WEEKDAY) % DAYS_PER_WEEK;
}

/** Returns a month like "2026-11". */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Returns the month that comes `count` months later, or earlier if the number is negative. */
export function laterMonth(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function datesOfMonth(month: string): readonly string[] {
  const [first, next] = [month, laterMonth(month, 1)].map((each) => dayOf(`${each}-01`));
  return Array.from({ length: next - first }, (_, day) => dateOfDay(first + day));
}
