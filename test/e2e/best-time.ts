// How long a page takes, where that is the very claim. A busy machine can make any press late, so
// the best of a few counts; a slow one makes all of them late, so each is measured by what the
// machine can do at that moment.

import type { Page } from 'playwright-core';

const TRIES = 5;
/** Milliseconds that `work` takes an ordinary machine. */
const ORDINARY = 15;

/**
 * The least of a few times in milliseconds, as an ordinary machine would have them: the first
 * within `limit` is enough. `press` runs in the page; `again` makes all ready anew.
 */
export async function bestTime(
  page: Page,
  limit: number,
  press: () => Promise<number>,
  again: () => Promise<void>,
): Promise<number> {
  let best = await ordinaryTime(page, press);
  for (let tries = 1; tries < TRIES && best > limit; tries++) {
    await again();
    best = Math.min(best, await ordinaryTime(page, press));
  }
  return best;
}

/** A fast machine counts as an ordinary one. */
async function ordinaryTime(page: Page, press: () => Promise<number>): Promise<number> {
  const before = await page.evaluate(work);
  const time = await page.evaluate(press);
  const after = await page.evaluate(work);
  return time / Math.max(1, Math.min(before, after) / ORDINARY);
}

/** The same amount each time. Runs in the page. */
function work(): number {
  const start = performance.now();
  Float64Array.from({ length: 100_000 }, (_, index) => Math.sin(index)).sort();
  return performance.now() - start;
}
