// What browser tests begin with: `it('…', async ({ open }) => …)`, where `open` gives a page in a
// fresh context. A test fails when a page of it had a fault that it did not expect; what a failed
// test saw last is kept as a picture.

import { resolve } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { it as base, inject } from 'vitest';
import { preferences, type Theme } from '../../scripts/browser.mjs';
import { watchFaults } from './faults.ts';

export interface OpenOptions {
  /** Address of the screen, `/` unless told. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** A phone or tablet: fingers instead of a mouse. */
  readonly touch?: boolean;
  /** What the system prefers. */
  readonly theme?: Theme;
  readonly language?: 'en' | 'de';
  /** Animations as for people who have not asked for less. */
  readonly motion?: boolean;
  /** Lets the page install its service worker, which most tests have no use for. */
  readonly serviceWorker?: boolean;
  /** Runs in the page before its scripts. */
  readonly before?: () => void;
  /** Faults that belong to the test. */
  readonly expected?: readonly RegExp[];
}

export type Open = (options?: OpenOptions) => Promise<Page>;

/**
 * Milliseconds that the page has for each thing that a test waits for, as `expect.poll` gives it.
 */
const PATIENCE = 60_000;
const PICTURES = resolve(import.meta.dirname, '../../screenshots/failed');

export const it = base.extend<{ open: Open }>({
  open: async ({ task }, use) => {
    const browser = await chromium.connect(inject('browser'));
    const pages: Page[] = [];
    const faults: (readonly string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(contextOptions(options));
      context.setDefaultTimeout(PATIENCE);
      faults.push(watchFaults(context, inject('address'), options.expected ?? []));
      if (!options.serviceWorker) await context.addInitScript(withoutServiceWorker);
      await context.addInitScript(withLongTimes);
      if (options.before) await context.addInitScript(options.before);
      const page = await context.newPage();
      pages.push(page);
      await page.goto(options.path ?? '/');
      await page.locator('main').waitFor();
      // Letters that come later move what stands below them.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page;
    });
    if (task.result?.state === 'fail') await keepPictures(task.id, pages);
    await browser.close();
    const all = faults.flat();
    if (all.length > 0) throw new Error(`faults in the page:\n${all.join('\n')}`);
  },
});

function contextOptions(options: OpenOptions): BrowserContextOptions {
  const { viewport, touch = false } = options;
  return {
    ...preferences(options),
    baseURL: inject('address'),
    viewport: viewport ?? (touch ? { width: 390, height: 844 } : { width: 1280, height: 900 }),
    hasTouch: touch,
    isMobile: touch,
  };
}

function withoutServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/**
 * What goes on or away by itself after a second or more, such as messages and what plays on the
 * board, takes ten times as long: a slow machine would not have looked at it before.
 */
function withLongTimes(): void {
  type SetTimer = (run: TimerHandler, time?: number, ...values: unknown[]) => number;
  const longer =
    (set: SetTimer): SetTimer =>
    (run, time = 0, ...values) =>
      set(run, time < 1000 ? time : 10 * time, ...values);
  Object.assign(window, {
    setTimeout: longer(window.setTimeout),
    setInterval: longer(window.setInterval),
  });
}

/** A page that is too busy for a picture is no fault of its own. */
async function keepPictures(name: string, pages: readonly Page[]): Promise<void> {
  for (const [index, page] of pages.entries()) {
    if (page.isClosed()) continue;
    const path = `${PICTURES}/${name}-${index}.png`;
    await page.screenshot({ path }).catch((error: Error) => console.error(error.message));
  }
}
