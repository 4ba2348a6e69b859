// How many items a second a batch does of late. The batch keeps one number, its pace: what is
// delivered adds to it, and it fades, to a third in half a minute. So nothing is looked up.

/** Seconds in which the pace fades to 1/e. */
const FADING = 30;

/** Expressions of SQL for a row `b` of crosshatch.batch. */
const FADED = `b.pace * exp(-extract(epoch from now() - b.pace_at)::float8 / ${FADING})`;
/** A young batch has not had the time to gather its pace. */
const GATHERED = `(1 - exp(-greatest(0.1, extract(epoch from now() - b.started_at)::float8) / ${FADING}))`;

export const RATE = `coalesce(${FADED} / (${FADING} * ${GATHERED}), 0)`;

/** Returns what the pace becomes when so many items are delivered. */
export function paceAfter(items: string): string {
  return `${FADED} + ${items}`;
}
