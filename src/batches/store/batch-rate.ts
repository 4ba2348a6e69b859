// How many items a second a batch does of late. The batch keeps one number, its pace: what is
// delivered adds to it, and it fades, to a third in half a minute. So nothing is looked up.

/** Seconds in which the pace fades to 1/e. */
const FADING = 30;
/** After so many of these, nothing is left; PostgreSQL fails where `exp` is too small a number. */
const MOST_FADINGS = 100;

/** Expressions of SQL for a row `b` of crosshatch.batch. */
const FADED = `b.pace * ${fadedSince('b.pace_at', 0)}`;
/** A young batch has not had the time to gather its pace. */
const GATHERED = `(1 - ${fadedSince('b.started_at', 0.1)})`;

export const RATE = `coalesce(${FADED} / (${FADING} * ${GATHERED}), 0)`;

/** Returns what the pace becomes when so many items are delivered. */
export function paceAfter(items: string): string {
  return `${FADED} + ${items}`;
}

/** A clock that was put back makes times of the future, which count as `least` seconds ago. */
function fadedSince(time: string, least: number): string {
  const age = `greatest(${least}, extract(epoch from now() - ${time})::float8)`;
  return `exp(-least(${MOST_FADINGS}, ${age} / ${FADING}))`;
}
