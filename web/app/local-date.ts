// The date on the calendar of the person, as text like "2026-11-27".

/** `time` is in milliseconds since 1970. */
export function localDateOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-');
}

/**
 * Returns the noon of a date in milliseconds since 1970, for messages that show the date. Every day
 * has a noon in every time zone.
 */
export function noonOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12).getTime();
}
