// A busy machine can make any press late: what counts is whether the page can be in time.

const TRIES = 5;

/** The least of a few times in milliseconds, of which the first within `limit` is enough; `again` makes all ready anew. */
export async function bestTime(
  limit: number,
  press: () => Promise<number>,
  again: () => Promise<void>,
): Promise<number> {
  let best = await press();
  for (let tries = 1; tries < TRIES && best > limit; tries++) {
    await again();
    best = Math.min(best, await press());
  }
  return best;
}
