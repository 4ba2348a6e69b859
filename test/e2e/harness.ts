// Provides the `it` of the browser tests: `it('…', async ({ open }) => …)`, where `open` opens a
// page in a fresh context. A test fails when one of its pages has a fault that the test does not
// expect. When a test fails, screenshots of its pages are kept.

import { resolve } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { it as base, inject } from 'vitest';
import { preferences, type Theme } from '../../scripts/browser.mjs';
import { watchFaults } from './faults.ts';

export interface OpenOptions {
  /** Address of the screen; `/` by default. */
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Opens the page as on a phone or tablet, with fingers instead of a mouse. */
  readonly touch?: boolean;
  /** The theme that the system prefers. */
  readonly theme?: Theme;
  readonly language?: 'en' | 'de';
  /** Shows animations, as for people who have not asked for less motion. */
  readonly motion?: boolean;
  /** Shows the welcome for newcomers, which could cover cells that a test presses. */
  readonly welcome?: boolean;
  /** Lets the page install its service worker, which most tests have no use for. */
  readonly serviceWorker?: boolean;
  /** Runs in the page before its scripts. */
  readonly before?: () => void;
  /** Faults that the test expects. */
  readonly expected?: readonly RegExp[];
}

export type Open = (options?: OpenOptions) => Promise<Page>;

/** The default limit of each wait for a page, in milliseconds, the same as for `expect.poll`. */
const LONGEST_WAIT = 60_000;
const PICTURES = resolve(import.meta.dirname, '../../screenshots/failed');

export const it = base.extend<{ open: Open }>({
  open: async ({ task }, use) => {
    const browser = await chromium.connect(inject('browser'));
    const pages: Page[] = [];
    const faults: (readonly string[])[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(contextOptions(options));
      context.setDefaultTimeout(LONGEST_WAIT);
      faults.push(watchFaults(context, options.expected ?? []));
      if (!options.serviceWorker) await context.addInitScript(withoutServiceWorker);
      if (!options.welcome) await context.addInitScript(withoutWelcome);
      await context.addInitScript(withLongTimes);
      if (options.before) await context.addInitScript(options.before);
      const page = await context.newPage();
      pages.push(page);
      await page.goto(options.path ?? '/');
      await page.locator('main').waitFor();
      // A font that is loaded later would move what is below the text.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page;
    });
    const allFaults = () => faults.flat();
    const hasFailed = task.result?.state === 'fail' || allFaults().length > 0;
    if (hasFailed) await keepPictures(task.id, pages);
    await browser.close();
    // More faults can come until the browser is closed.
    const all = allFaults();
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

function withoutWelcome(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-testid="welcome"] { display: none; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Makes timers of a second or more take ten times as long. Otherwise a test on a slow machine could
 * miss what appears for a short time, such as a toast.
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

/** Keeps screenshots of the pages that are still open. A screenshot that fails is only logged. */
async function keepPictures(name: string, pages: readonly Page[]): Promise<void> {
  for (const [index, page] of pages.entries()) {
    if (page.isClosed()) continue;
    const path = `${PICTURES}/${name}-${index}.png`;
    await page.screenshot({ path }).catch((error: Error) => console.error(error.message));
  }
}
