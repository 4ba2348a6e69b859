// Tests how the page starts when something is slow, fails or never arrives.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';

/** Holds back requests to `address` until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Sets all animations to `time` milliseconds after their beginning. */
function pass(page: Page, time: number): Promise<void> {
  return page.evaluate((at) => {
    for (const animation of document.getAnimations()) animation.currentTime = at;
  }, time);
}

describe('the page', () => {
  it('begins in the chosen language, whichever catalogue comes first', async ({ open }) => {
    const page = await open({ fresh: true, path: '/library' });
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch', exact: true }).click();
    await page.keyboard.press('Escape');
    await header.getByRole('link', { name: 'Sammlung', exact: true }).waitFor();
    // The catalogue of the browser's language arrives after that of the chosen language.
    await page.route(/\/assets\/en-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.reload();
    await header.getByRole('link', { name: 'Sammlung', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  it('is drawn at once where the store never opens', async ({ open }) => {
    const page = await open({
      fresh: true,
      path: '/help',
      before: () => {
        const waiting = (): IDBOpenDBRequest => new EventTarget() as IDBOpenDBRequest;
        Object.defineProperty(IDBFactory.prototype, 'open', { value: waiting });
      },
    });
    // The clock of the page advances by only half a second, but a store counts as missing only
    // after ten seconds.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/library');
    await page.clock.runFor(500);
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
    expect(await page.evaluate(() => Date.now())).toBe(1500);
  });

  it('is there before its scripts and styles, and says when these take long', async ({ open }) => {
    const page = await open({ fresh: true, path: '/library', theme: 'dark' });
    const release = await hold(page, /\/assets\//);
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('Crosshatch', { exact: true }).waitFor();
    await page.getByRole('progressbar', { name: 'Crosshatch' }).waitFor();
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(20, 23, 31)');
    expect(await page.getByText('Still loading').isVisible()).toBe(false);
    await pass(page, 10_000);
    await page.getByText('Still loading').waitFor();
    expect(await page.getByText('could not be loaded').isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
  });

  it('says when a screen takes long, and opens it when it comes', async ({ open }) => {
    const page = await open({ fresh: true, path: '/library' });
    const release = await hold(page, /\/assets\/lab-screen/);
    await page.clock.install();
    await page.getByRole('link', { name: 'Lab', exact: true }).click();
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    await page.clock.fastForward(10_000);
    await page.getByText('Still loading…').waitFor();
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
  });

  it('says so when its texts do not come, and loads again', async ({ open }) => {
    const page = await open({
      fresh: true,
      path: '/library',
      expected: [/assets\/(en|de)-/, /dynamically imported/],
    });
    await page.route(/\/assets\/en-/, (route) => route.abort());
    await page.reload();
    await page.getByText('The page could not be loaded').waitFor();
    await page.unroute(/\/assets\/en-/);
    await page.getByRole('link', { name: /^Reload/ }).click();
    await page.getByRole('link', { name: 'Library', exact: true }).waitFor();
  });

  it('says that the network is cut when a screen does not come, and loads it later', async ({
    open,
  }) => {
    const expected = [/ERR_INTERNET_DISCONNECTED/, /preload CSS|Failed to fetch/];
    const page = await open({ fresh: true, path: '/help', expected });
    const screen = (name: string) =>
      page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true });
    await page.context().setOffline(true);
    await screen('Library').click();
    const alert = page.getByRole('alert').filter({ hasText: 'network' });
    await alert.waitFor();
    expect(await alert.textContent()).not.toContain('program');
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
    await page.locator('main:focus').waitFor();
    // The styles of the screen were loaded too: the list of packs is a grid.
    await page.getByRole('link', { name: 'Classics' }).first().waitFor();
    const list = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: 'Classics' }) });
    expect(await list.evaluate((it) => getComputedStyle(it).display)).toBe('grid');
  });

  it('looks and says what it should when its styles or its script do not come', async ({
    open,
  }) => {
    const page = await open({
      fresh: true,
      path: '/library#kept',
      theme: 'dark',
      expected: [/\.css/, /assets\/index-/, /^console/],
    });
    await namePart('has the colours of the system, whatever its styles do', async () => {
      const ground = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const release = await hold(page, /\.css$/);
      await page.reload({ waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
        .toBe('dark');
      await page.getByRole('progressbar', { name: 'Crosshatch' }).waitFor();
      expect(await ground()).toBe('rgb(20, 23, 31)');
      release();
      await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
      await page.route(/\.css$/, (route) => route.abort());
      await page.reload();
      await page.getByText('The page could not be loaded').waitFor();
      expect(await ground()).toBe('rgb(20, 23, 31)');
      await page.unroute(/\.css$/);
    });
    await namePart('says that its script does not come, and keeps its whole address', async () => {
      await page.route(/\/assets\/index-.*js$/, (route) => route.abort());
      await page.reload();
      await page.getByText('The page could not be loaded').waitFor({ timeout: 5000 });
      expect(await page.getByText('Still loading').isVisible()).toBe(false);
      await page.unroute(/\/assets\/index-.*js$/);
      await page.getByRole('link', { name: /^Reload/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
      expect(new URL(page.url()).hash).toBe('#kept');
    });
  });

  it('leaves a screen that fails, tries it again, and loads itself anew', async ({ open }) => {
    const page = await open({
      fresh: true,
      path: '/library',
      expected: [/assets\/lab-screen/, /dynamically imported/],
    });
    const screen = (name: string) =>
      page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name, exact: true });
    await namePart('has all other screens when one fails', async () => {
      await page.route(/\/assets\/lab-screen/, (route) => route.abort());
      await screen('Lab').click();
      await page
        .getByRole('heading', { level: 1, name: 'This part could not be loaded' })
        .waitFor();
      await screen('Library').click();
      await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
      await page.getByRole('link', { name: 'Classics' }).first().waitFor();
      await page.unroute(/\/assets\/lab-screen/);
      await page.reload();
    });
    await namePart('tries again when the network came back while it was tried', async () => {
      let fail = (): void => undefined;
      const failing = new Promise<void>((resolve) => {
        fail = resolve;
      });
      let asked = 0;
      await page.route(/\/assets\/lab-screen.*js$/, async (route) => {
        if (++asked > 1) return route.continue();
        await failing;
        await route.abort();
      });
      await screen('Lab').click();
      await expect.poll(() => asked).toBe(1);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      fail();
      await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
      expect(asked).toBe(2);
      await page.unroute(/\/assets\/lab-screen.*js$/);
      await page.goto('/help');
    });
    await namePart('loads itself anew when the server answers and nothing comes', async () => {
      await page.route(/\/assets\/lab-screen/, (route) => route.abort());
      await screen('Lab').click();
      await page.getByRole('alert').waitFor();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Try again' }).click();
      await loaded;
      await page.unroute(/\/assets\/lab-screen/);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
    });
  });
});
