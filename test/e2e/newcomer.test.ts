// Tests what a newcomer meets: the welcome on the board.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { boardReady, clickCell } from './board.ts';
import { it } from './harness.ts';

const PHONE = { touch: true, viewport: { width: 360, height: 740 }, welcome: true };

/** Reloads the page, and returns how many cards welcome the person then. */
async function welcomesAfterReload(page: Page): Promise<number> {
  await page.reload();
  await boardReady(page);
  // The card is loaded after the board, so its code has come when all is quiet.
  await page.waitForLoadState('networkidle');
  return page.getByTestId('welcome').count();
}

describe('the welcome', () => {
  it('stays until it is closed, and never comes again', async ({ open }) => {
    const page = await open(PHONE);
    const card = page.getByTestId('welcome');
    await card.waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
    await page.reload();
    await card.getByRole('button', { name: 'Close' }).tap();
    await card.waitFor({ state: 'detached' });
    expect(await welcomesAfterReload(page)).toBe(0);
  });

  it('ends with the first mark', async ({ open }) => {
    const page = await open({ welcome: true });
    await page.getByTestId('welcome').waitFor();
    await clickCell(page, [0, 0]);
    await page.getByTestId('welcome').waitFor({ state: 'detached' });
    expect(await welcomesAfterReload(page)).toBe(0);
  });
});
