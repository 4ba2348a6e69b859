// The served page in a browser, for scripts that take pictures of it. Imported once everything is
// installed.

import { chromium } from 'playwright-core';
import { launchOptions, obtainBrowser, preferences } from './browser.mjs';
import { startServer } from './server.mjs';
import { fail } from './setup.mjs';

export async function openStage() {
  const { path, missing } = obtainBrowser();
  if (path === undefined) fail(missing);
  const server = await startServer();
  const browser = await chromium.launch(launchOptions(path));
  return {
    /**
     * A page of a person with nothing saved. Each picture is of what is there, not of an update
     * that is offered.
     */
    async newPage(person) {
      const context = await browser.newContext({
        ...preferences(person),
        baseURL: server.address,
        viewport: person.viewport,
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
