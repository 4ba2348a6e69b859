// One server of the built page and one browser for all browser tests; every test has a context of its own in it.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions, obtainBrowser } from '../../scripts/browser.mjs';
import { serveFolder } from './static-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the page, without a slash at the end. */
    readonly address: string;
    /** Where the browser listens. */
    readonly browser: string;
  }
}

const PAGE = resolve(import.meta.dirname, '../../dist/web');

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(PAGE)) throw new Error(`${PAGE} is missing: the page has to be built first`);
  const browser = await chromium.launchServer(launchOptions(browserPath()));
  const server = await serveFolder(PAGE);
  provide('address', server.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}

/** `npm test` has looked for it. */
function browserPath(): string {
  const given = process.env.CROSSHATCH_BROWSER;
  if (given !== undefined) return given;
  const found = obtainBrowser();
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}
