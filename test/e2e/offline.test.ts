// Without a network: after one visit the page comes from the service worker, which leaves the API alone.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './harness.ts';

/** The next load of this page comes from the service worker. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

describe('without a network', () => {
  it('every screen opens that was never visited', async ({ open }) => {
    const page = await open({ path: '/help', serviceWorker: true });
    await waitUntilKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('main').waitFor();
    for (const path of ['/library', '/enter', '/draw', '/lab', '/play']) {
      await page.goto(path);
      await page.locator('[aria-current="page"]').waitFor();
      await page.getByRole('main').waitFor();
    }
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
  });
});

describe('the service worker', () => {
  it('leaves the API to the server', async ({ open }) => {
    const page = await open({ path: '/help', serviceWorker: true });
    await waitUntilKept(page);
    await page.reload();
    await page.getByRole('main').waitFor();
    const answered = page.waitForResponse('**/api/v1/health');
    const status = await page.evaluate(async () => (await fetch('/api/v1/health')).status);
    expect(status).toBe(200);
    expect((await answered).fromServiceWorker()).toBe(false);
  });

  it('gives an address of the API to the server, not to the page', async ({ open }) => {
    const page = await open({ path: '/help', serviceWorker: true });
    await waitUntilKept(page);
    const answer = await page.goto('/api/v1/health');
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-type']).toMatch(/^application\/json/);
  });
});
