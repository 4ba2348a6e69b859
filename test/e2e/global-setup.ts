// Starts one server of the built page for all browser tests, and finds the browser. Each process of
// tests starts a browser of its own: to steer one browser from several processes, another process
// has to pass all messages on, which took a tenth of the time of the processor.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { obtainBrowser } from '../../scripts/browser.mjs';
import { startServer } from '../../scripts/server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the page, without a slash at the end. */
    readonly address: string;
    /** Path of the browser. */
    readonly browser: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT = ['dist/cli.js', 'dist/web/index.html'];

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const path of BUILT)
    if (!existsSync(resolve(ROOT, path)))
      throw new Error(`${path} is missing: tsdown and vite build it`);
  const browser = browserPath();
  const server = await startServer();
  provide('address', server.address);
  provide('browser', browser);
  return server.close;
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
