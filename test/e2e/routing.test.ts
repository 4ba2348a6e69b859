// Tests addresses: every screen has an address, links change the address without loading a new
// page, and a wrong address shows where to go on.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';
import { SCREENS as SCREENS_AND_PAGES } from './screens.ts';
import { boxOf } from './settled-box.ts';

const SCREENS = ['Play', 'Library', 'Daily', 'Enter', 'Draw', 'Lab', 'Help'] as const;

describe('addresses', () => {
  it('lead straight to every screen, of which the keyboard can skip the header', async ({
    open,
  }) => {
    const page = await open({ path: '/no/such/page' });
    const navigation = page.getByRole('navigation', { name: 'Screens' });
    const current = navigation.locator('[aria-current="page"]');
    for (const { path } of SCREENS_AND_PAGES) {
      await namePart(path, async () => {
        await page.goto(path);
        const name = SCREENS.find((each) => path === `/${each.toLowerCase()}`);
        if (name !== undefined) await expect.poll(() => current.textContent()).toBe(name);
        await expect.poll(() => page.title()).toMatch(/ · Crosshatch$/);
        await expect.poll(() => page.getByRole('main').count()).toBe(1);
        await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
        await skipHeader(page);
      });
    }
  });

  it('of nothing say so and lead on', async ({ open }) => {
    const page = await open({ path: '/no/such/page' });
    const main = page.getByRole('main');
    await main.getByText('/no/such/page').waitFor();
    await main.getByRole('link', { name: 'Open the library' }).click();
    await page.waitForURL('**/library');
  });
});

/** Skips the header with the keyboard, and expects that the page stays the same. */
async function skipHeader(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  const opening = page.getByRole('main').getByText(/^(Loading|Opening the puzzle)$/);
  await opening.waitFor({ state: 'detached' });
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.first().textContent();
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', ''));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(await heading.first().textContent()).toBe(title);
  expect(await page.locator('main').getAttribute('data-same')).toBe('');
}

describe('the header', () => {
  it('leads to every screen without loading a new page', async ({ open }) => {
    const page = await open({ path: '/help' });
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    for (const name of SCREENS) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**/${name.toLowerCase()}`);
      await page.getByRole('main').waitFor();
    }
    await page.getByRole('link', { name: 'Crosshatch', exact: true }).click();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

  it('goes back and forward with the browser', async ({ open }) => {
    const page = await open({ path: '/library' });
    await page.getByRole('link', { name: 'Lab', exact: true }).click();
    await page.waitForURL('**/lab');
    await page.goBack();
    await page.waitForURL('**/library');
    const current = page.locator('[aria-current="page"]');
    await expect.poll(() => current.textContent()).toBe('Library');
    await page.goForward();
    await page.waitForURL('**/lab');
  });

  it('shows names on phones, with all other screens in its menu', async ({ open }) => {
    const page = await open({
      path: '/lab',
      touch: true,
      viewport: { width: 360, height: 740 },
      language: 'de',
    });
    const header = page.getByRole('banner');
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      for (const name of ['Spielen', 'Sammlung', 'Täglich', 'Hilfe', 'Menü']) {
        const { x, y, width, height } = await boxOf(header.getByText(name, { exact: true }));
        expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
        expect(x + width, name).toBeLessThanOrEqual(viewport.width);
        expect(y + height, name).toBeLessThanOrEqual(viewport.height);
      }
    }
    await header.getByRole('button', { name: 'Menü' }).tap();
    await page.getByRole('menuitem', { name: 'Eingeben' }).tap();
    await page.waitForURL('**/enter');
  });
});
