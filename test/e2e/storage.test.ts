// Tests a browser that stores nothing: the page tells the person so, and goes on with what is in
// memory, above all the board.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boardReady, clickCell, drag, marksAre, marksOf } from './board.ts';
import { paint } from './drawing.ts';
import { it } from './harness.ts';

function blockStore(): void {
  indexedDB.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
}

function fillStore(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
}

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.locator('html[data-theme="dark"]').waitFor();
}

/** Makes marks, goes to another screen and comes back, all within the page. */
async function playAndReturn(page: Page): Promise<void> {
  await boardReady(page);
  await drag(page, [
    [1, 1],
    [1, 3],
  ]);
  await clickCell(page, [0, 0], 'right');
  await expect.poll(async () => (await marksOf(page)).slice(0, 2)).toEqual(['x....', '.###.']);
  const marks = await marksOf(page);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.waitForURL('**/help');
  await page.goBack();
  await boardReady(page);
  await marksAre(page, marks);
}

describe('a blocked store', () => {
  it('is told, and settings still work', async ({ open }) => {
    const page = await open({ path: '/help', before: blockStore });
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/does not let this page save anything/);
    await chooseDark(page);
  });

  it('keeps the board as long as the page is open', async ({ open }) => {
    const page = await open({ path: '/play/heart', before: blockStore });
    await playAndReturn(page);
  });
});

describe('a full store', () => {
  it('is told when something is to be kept', async ({ open }) => {
    const page = await open({ path: '/help', before: fillStore });
    await chooseDark(page);
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/no storage left/);
  });

  it('keeps the board as long as the page is open', async ({ open }) => {
    const page = await open({ path: '/play/heart', before: fillStore });
    await playAndReturn(page);
    await page
      .getByRole('alert')
      .getByText(/no storage left/)
      .waitFor();
  });

  it('is not said to have a drawing', async ({ open }) => {
    const page = await open({ path: '/draw', before: fillStore });
    await paint(page, [[0, 0]]);
    await page.getByRole('button', { name: 'Save to the library' }).click();
    await page.waitForURL(/\/draw\/own-/);
    await expect
      .poll(() => page.getByTestId('saved').textContent())
      .toMatch(/The browser cannot save anything at the moment/);
    expect(await page.getByText('Saved to the library.').count()).toBe(0);
  });
});
