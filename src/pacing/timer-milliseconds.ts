// Turns seconds that somebody gave into milliseconds for a timer. Timers of JavaScript end at once
// if they are to last longer than 31 bits of milliseconds, which is about 25 days.

const LONGEST = 2 ** 31 - 1;

/** Longer times become the longest that a timer can have. */
export function timerMilliseconds(seconds: number): number {
  return Math.min(seconds * 1000, LONGEST);
}
