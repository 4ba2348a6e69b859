// Measures how long a page takes to react to a press, for tests of its speed. A busy machine can
// delay any single press, so a test measures several presses and takes the shortest time. A slow
// machine delays every press, so every measured time is converted to the time that an ordinary
// machine would have taken.

import type { Page } from 'playwright-core';

const TRIES = 5;
/** Milliseconds that `work` takes on an ordinary machine. */
const ORDINARY = 15;

/**
 * Measures up to five presses and returns the shortest time, in milliseconds of an ordinary
 * machine. A time within `limit` ends the measurements early. `press` runs in the page; `again`
 * prepares the page for another press.
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

/**
 * Measures one press and returns the milliseconds that an ordinary machine would have taken. A
 * machine that is faster than the ordinary machine counts as ordinary.
 */
async function ordinaryTime(page: Page, press: () => Promise<number>): Promise<number> {
  const before = await page.evaluate(work);
  const time = await page.evaluate(press);
  const after = await page.evaluate(work);
  return time / Math.max(1, Math.min(before, after) / ORDINARY);
}

/**
 * Does the same work at each call and returns the milliseconds that the work took. Runs in the
 * page.
 */
function work(): number {
  const start = performance.now();
  Float64Array.from({ length: 100_000 }, (_, index) => Math.sin(index)).sort();
  return performance.now() - start;
}
