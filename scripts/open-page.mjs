// Opens the served page in a browser, for scripts that take pictures of the page. This file imports
// packages, so scripts must import it after the set-up.

import { chromium } from 'playwright-core';
import { launchOptions, obtainBrowser, preferences } from './browser.mjs';
import { fail } from './root.mjs';
import { startServer } from './server.mjs';

/** `args` are options of the server. */
export async function openStage(args = []) {
  const { path, missing } = obtainBrowser();
  if (path === undefined) fail(missing);
  const server = await startServer(args);
  const browser = await chromium.launch(launchOptions(path));
  return {
    /**
     * Opens a page for a person with nothing saved. The page has no service worker, so that no
     * picture shows the offer of an update.
     */
    async newPage(person) {
      const context = await browser.newContext({
        ...preferences(person),
        baseURL: server.address,
        viewport: person.viewport,
        deviceScaleFactor: person.scale ?? 1,
        hasTouch: person.touch ?? false,
        isMobile: person.touch ?? false,
        serviceWorkers: 'allow',
      });
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
      return context.newPage();
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
