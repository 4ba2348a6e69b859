// Tests theme and language: a choice takes effect at once and is kept across reloads; without a
// choice, the page follows the system.

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './harness.ts';

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^(Settings|Einstellungen)$/ }).click();
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
  await page.keyboard.press('Escape');
}

/**
 * Changes the theme of the system and waits for two frames, because the page learns of the change
 * only when it draws a frame.
 */
async function systemBecomes(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

function screenLink(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

async function themeIs(page: Page, theme: string): Promise<void> {
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

describe('the menu', () => {
  it('opens beside a message on a phone', async ({ open }) => {
    const page = await open({ path: '/enter', viewport: { width: 360, height: 740 } });
    for (const size of ['Columns', 'Rows']) {
      await page.getByRole('spinbutton', { name: size, exact: true }).fill('1');
    }
    await page.getByLabel('Column 1', { exact: true }).fill('1');
    await page.getByLabel('Row 1', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Save to the library' }).click();
    const message = page.locator('li').filter({ hasText: 'Saved to the library.' });
    await message.waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menu').waitFor();
    expect(await message.isVisible()).toBe(true);
  });
});

describe('the theme', () => {
  it('changes at once and stays over a reload', async ({ open }) => {
    const page = await open({ path: '/help' });
    const grounds = new Set([await groundOf(page)]);
    for (const [name, theme] of [
      ['Dark', 'dark'],
      ['High contrast', 'contrast'],
    ] as const) {
      await choose(page, name);
      await themeIs(page, theme);
      grounds.add(await groundOf(page));
      await page.reload();
      await page.getByRole('main').waitFor();
      await themeIs(page, theme);
    }
    expect(grounds.size).toBe(3);
  });

  it('follows the system, also when that changes', async ({ open }) => {
    const page = await open({ path: '/help', theme: 'dark' });
    await themeIs(page, 'dark');
    await systemBecomes(page, 'light');
    await themeIs(page, 'light');
    await choose(page, 'Dark');
    await themeIs(page, 'dark');
    await systemBecomes(page, 'dark');
    await systemBecomes(page, 'light');
    await themeIs(page, 'dark');
  });
});

describe('the language', () => {
  it('changes at once and stays over a reload', async ({ open }) => {
    const page = await open({ path: '/help' });
    await choose(page, 'Deutsch');
    await screenLink(page, 'Sammlung').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.reload();
    await screenLink(page, 'Sammlung').waitFor();
    await choose(page, 'English');
    await screenLink(page, 'Library').waitFor();
  });

  it('is that of the browser unless chosen', async ({ open }) => {
    const page = await open({ path: '/help', language: 'de' });
    await screenLink(page, 'Sammlung').waitFor();
  });

  it('stays when another does not come, and that is told', async ({ open }) => {
    const expected = [/^request failed: \S+assets\/de-/, /^console error: Failed to load resource/];
    const page = await open({ fresh: true, path: '/help', expected });
    await page.route(/\/assets\/de-/, (route) => route.abort());
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByText('The texts in that language could not be loaded').first().waitFor();
    await page.getByRole('menuitemradio', { name: 'High contrast' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('is that of screens that were not open when it changed', async ({ open }) => {
    const page = await open({ path: '/help' });
    await choose(page, 'Deutsch');
    await screenLink(page, 'Labor').click();
    await page.getByRole('heading', { level: 1, name: 'Labor' }).waitFor();
    await choose(page, 'English');
    await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
  });
});
