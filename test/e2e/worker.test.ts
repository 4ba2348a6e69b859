// Tests long work in the page's worker: the work can be cancelled at once, and nothing is lost when
// a worker dies.

import { availableParallelism } from 'node:os';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { domino } from '../boards.ts';
import { bestTime } from './best-time.ts';
import { boardReady, clickCell, marksOf } from './board.ts';
import { it, type Open } from './harness.ts';
import { linkOfPuzzle } from './puzzles.ts';

/**
 * Opens a board and starts to solve it; the search for other solutions takes longer than a test.
 */
async function openSolving(open: Open, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await open({ path: await linkOfPuzzle(domino(20)), expected });
  await boardReady(page);
  await clickCell(page, [0, 0], 'right');
  await solve(page);
  return page;
}

/** Starts to solve, and waits until the page shows that it is working. */
async function solve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Fill in the solution' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
}

/** Returns the names of all workers of the browser, also of those that workers opened. */
async function workersOf(page: Page): Promise<(string | undefined)[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { targetInfos } =
    (await session?.send('Target.getTargets', { filter: [{}] })) ?? expect.fail();
  await session?.detach();
  return targetInfos.map(({ url }) => /([a-z]+)-[^/]*\.js$/.exec(url)?.[1]);
}

/**
 * Presses Cancel and returns the milliseconds until the button is gone, by the clock of the page.
 */
function cancelTime(): Promise<number> {
  const isCancel = (button: Element): boolean => button.textContent === 'Cancel';
  const cancel = [...document.querySelectorAll('button')].find(isCancel);
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver(() => {
      if (cancel?.isConnected === false) resolve(performance.now() - start);
    }).observe(document.body, { childList: true, subtree: true });
    cancel?.click();
  });
}

/**
 * Checks that the board is as it was before the solve, and that it can be marked. A search that
 * found a solution before it was cancelled offers that solution, which Escape puts away.
 */
async function expectBoard(page: Page): Promise<void> {
  const begin = async () => (await marksOf(page))[0]!.slice(0, 3);
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return begin();
    })
    .toBe('x..');
  await clickCell(page, [0, 1], 'right');
  await expect.poll(begin).toBe('xx.');
}

describe('a long solve', () => {
  it('ends when it is cancelled, within a tenth of a second', async ({ open }) => {
    const page = await openSolving(open);
    if (availableParallelism() > 1) await expect.poll(() => workersOf(page)).toContain('partner');
    expect(await bestTime(page, 100, cancelTime, () => solve(page))).toBeLessThan(100);
    await expectBoard(page);
    await expect.poll(() => workersOf(page)).not.toContain('partner');
  });

  it('says so when its worker dies, and asking again works', async ({ open }) => {
    const page = await openSolving(open, [/out of luck/]);
    for (const worker of page.workers())
      await worker.evaluate(() =>
        setTimeout(() => {
          throw new Error('out of luck');
        }),
      );
    await page
      .getByRole('main')
      .getByText(/The solver stopped: .*out of luck/)
      .waitFor();
    await expectBoard(page);
    await solve(page);
  });
});
