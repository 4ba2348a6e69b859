// Provides the `it` of the browser tests: `it('…', async ({ open }) => …)`, where `open` opens a
// page that has nothing of other tests. A test fails when one of its pages has a fault that the
// test does not expect. When a test fails, screenshots of its pages are kept.

import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { it as base, inject } from 'vitest';
import { launchOptions } from '../../scripts/browser.mjs';
import {
  givePageBack,
  type Host,
  type OpenedPage,
  type OpenOptions,
  takePage,
} from './kept-pages.ts';

export type Open = (options?: OpenOptions) => Promise<Page>;

const PICTURES = resolve(import.meta.dirname, '../../screenshots/failed');

export const it = base.extend<{ host: Host; open: Open }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from the pattern
    async ({}, use) => {
      const browser = await chromium.launch(launchOptions(inject('browser')));
      await use({ browser, kept: new Map() });
      await browser.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ task, host }, use) => {
    const opened: OpenedPage[] = [];
    await use(async (options = {}) => {
      const one = await takePage(host, options);
      opened.push(one);
      await one.page.goto(options.path ?? '/');
      await one.page.locator('main').waitFor();
      // A font that is loaded later would move what is below the text.
      await one.page.evaluate(() => document.fonts.ready.then(() => undefined));
      return one.page;
    });
    const hasFailed = () =>
      task.result?.state === 'fail' || opened.some(({ faults }) => faults.length > 0);
    if (hasFailed()) await keepPictures(task.id, opened);
    // More faults can come until the page is left.
    for (const one of opened) await givePageBack(host, one, hasFailed());
    const all = opened.flatMap(({ faults }) => faults);
    if (all.length > 0) throw new Error(`faults in the page:\n${all.join('\n')}`);
  },
});

/** Keeps screenshots of the pages that are still open. A screenshot that fails is only logged. */
async function keepPictures(name: string, opened: readonly OpenedPage[]): Promise<void> {
  for (const [index, { page }] of opened.entries()) {
    if (page.isClosed()) continue;
    const path = `${PICTURES}/${name}-${index}.png`;
    await page.screenshot({ path }).catch((error: Error) => console.error(error.message));
  }
}
