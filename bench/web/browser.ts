// Opens pages to measure, each in a context of its own, so that its caches are empty.

import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { launchOptions, obtainBrowser } from '../../scripts/browser.mjs';
import { startServer } from '../../scripts/server.mjs';

export interface Measured {
  readonly page: Page;
  readonly session: CDPSession;
}

export interface Bench {
  /** Opens a page that has loaded nothing yet. */
  readonly open: () => Promise<Measured>;
  readonly close: () => Promise<void>;
}

export async function startBench(): Promise<Bench> {
  const found = obtainBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const server = await startServer();
  const browser = await chromium.launch(launchOptions(found.path));
  return {
    open: () => openPage(browser, server.address),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function openPage(browser: Browser, baseURL: string): Promise<Measured> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}
