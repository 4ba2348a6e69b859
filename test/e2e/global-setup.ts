// Starts one server of the built page and one browser for all browser tests. Each context of a test
// is made in that browser.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions, obtainBrowser } from '../../scripts/browser.mjs';
import { startServer } from '../../scripts/server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the page, without a slash at the end. */
    readonly address: string;
    /** Address at which the browser listens. */
    readonly browser: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT = ['dist/cli.js', 'dist/web/index.html'];

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const path of BUILT)
    if (!existsSync(resolve(ROOT, path)))
      throw new Error(`${path} is missing: tsdown and vite build it`);
  const browser = await chromium.launchServer(launchOptions(browserPath()));
  const server = await startServer();
  provide('address', server.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}

/**
 * Returns the path of the browser that `npm test` has found. Without such a path, looks for a
 * browser.
 */
function browserPath(): string {
  const given = process.env.CROSSHATCH_BROWSER;
  if (given !== undefined) return given;
  const found = obtainBrowser();
  if ('missing' in found) throw new Error(found.missing);
  return found.path;
}
