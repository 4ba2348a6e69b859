// Tests the same puzzle, or the same drawing, in two tabs: a change in one appears in the other,
// and no mark is lost without a message.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boardReady, clickCell, grid, marksOf } from './board.ts';
import { paint, rowCluesAre } from './drawing.ts';
import { it } from './harness.ts';

const first = async (page: Page) => (await marksOf(page))[0];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/play/duck');
  await boardReady(other);
  return other;
}

/**
 * Makes a page ignore messages from other tabs as soon as `window` has `isAsleep`, like a page that
 * the browser has put to sleep.
 */
function letSleep(): void {
  const listen = BroadcastChannel.prototype.addEventListener;
  BroadcastChannel.prototype.addEventListener = function (
    this: BroadcastChannel,
    type: string,
    told: (event: Event) => void,
  ) {
    listen.call(this, type, (event: Event) => {
      if (!('isAsleep' in window)) told(event);
    });
  };
}

const asleep = (page: Page) => page.evaluate(() => void Object.assign(window, { isAsleep: true }));

/**
 * Tells the page that it has the focus again, and marks the active cell of the grid before the page
 * can read the stored game.
 */
async function wakeAndMark(page: Page): Promise<void> {
  await grid(page).evaluate((element) => {
    dispatchEvent(new Event('focus'));
    const key = { key: ' ', code: 'Space', bubbles: true };
    const cell = element.querySelector('[tabindex="0"]')!;
    cell.dispatchEvent(new KeyboardEvent('keydown', key));
    cell.dispatchEvent(new KeyboardEvent('keyup', key));
  });
}

describe('a puzzle in two tabs', () => {
  it('is one game, with what can be undone', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    const other = await secondTab(page);
    await clickCell(page, [0, 2]);
    await expect.poll(() => first(other)).toBe('..#.......');
    await clickCell(other, [0, 3]);
    await expect.poll(() => first(page)).toBe('..##......');
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await expect.poll(() => first(other)).toBe('..........');
    await page.reload();
    await boardReady(page);
    await page.keyboard.press('r');
    await expect.poll(() => first(page)).toBe('..#.......');
  });

  it('is told where both have marks of their own, and either can stay', async ({ open }) => {
    const page = await open({ path: '/play/duck', before: letSleep });
    await boardReady(page);
    const other = await secondTab(page);
    await asleep(page);
    await clickCell(other, [0, 9]);
    await expect.poll(() => first(other)).toBe('.........#');
    await wakeAndMark(page);
    await page.getByText(/was also played in another tab/).waitFor();
    await expect.poll(() => first(page)).toBe('#.........');
    expect(await first(other)).toBe('.........#');
    await button(page, 'Use the board of the other tab').click();
    await expect.poll(() => first(page)).toBe('.........#');

    await clickCell(other, [0, 8]);
    await expect.poll(() => first(other)).toBe('........##');
    await wakeAndMark(page);
    await button(page, 'Continue with this board').click();
    await expect.poll(() => first(other)).toBe('#........#');
    await expect.poll(() => first(page)).toBe('#........#');
  });
});

describe('a drawing in two tabs', () => {
  it('is one drawing, with what can be undone', async ({ open }) => {
    const page = await open({ path: '/draw' });
    const other = await page.context().newPage();
    await other.goto('/draw');
    await other.getByTestId('drawing').waitFor();
    await paint(page, [[0, 0]]);
    await rowCluesAre(other, ['1']);
    await paint(other, [[0, 2]]);
    await rowCluesAre(page, ['1 1']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await rowCluesAre(other, ['empty']);
  });

  it('is saved in both, and drawn on in both', async ({ open }) => {
    const page = await open({ path: '/draw' });
    const other = await page.context().newPage();
    await other.goto('/draw');
    await paint(page, [[0, 0]]);
    await rowCluesAre(other, ['1']);
    await button(page, 'Save to the library').click();
    await other.waitForURL(/\/draw\/own-/);
    await other.getByText('All changes are saved in the library.').waitFor();
    await paint(other, [[0, 2]]);
    await page.getByText('The library does not have these changes yet.').waitFor();
    await button(other, 'Save changes').click();
    await page.getByText('All changes are saved in the library.').waitFor();
    await rowCluesAre(page, ['1 1']);
  });
  it('is found in the library by a tab that was asleep, and by no new one', async ({ open }) => {
    const page = await open({ path: '/draw', before: letSleep });
    const other = await page.context().newPage();
    await other.goto('/draw');
    await paint(other, [[0, 0]]);
    await rowCluesAre(page, ['1']);
    await asleep(page);
    await button(other, 'Save to the library').click();
    await other.getByText('All changes are saved in the library.').waitFor();
    await other.goto('/draw');
    await rowCluesAre(other, ['empty']);
    await other.evaluate(() => void dispatchEvent(new Event('pageshow')));
    await paint(other, [[0, 4]]);

    await page.evaluate(() => void dispatchEvent(new Event('pageshow')));
    await page.waitForURL(/\/draw\/own-/);
    await page.getByText('All changes are saved in the library.').waitFor();
    expect(new URL(other.url()).pathname).toBe('/draw');
    await rowCluesAre(other, ['1']);
    await paint(page, [[0, 2]]);
    await rowCluesAre(page, ['1 1']);
    await rowCluesAre(other, ['1']);
  });
});
