// Tests the page without a network. After one visit, the page comes from the service worker, which
// leaves requests to the API to the server.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boardReady, clickCell } from './board.ts';
import { paint, setSize, verdictIs } from './drawing.ts';
import { it } from './harness.ts';
import { namePart } from './name-part.ts';

/**
 * Waits until the service worker is ready to answer the next load of the page, and until no request
 * is under way.
 */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
}

describe('without a network', () => {
  it('screens and mosaics work that were never visited, and a pack that was', async ({ open }) => {
    const expected = [/assets\/packs\//, /workbox/, /api\/v1\/health/];
    const page = await open({ path: '/help', serviceWorker: true, expected });
    await waitUntilKept(page);
    await page.reload({ waitUntil: 'networkidle' });
    await namePart('the API comes from the server', () => leavesTheApi(page));
    await page.goto('/help');
    await page.getByRole('main').waitFor();
    await page.context().setOffline(true);
    const answers = page.evaluate(() => fetch('/api/v1/health').then(({ ok }) => ok));
    await expect(answers).rejects.toThrow('Failed to fetch');
    for (const use of USES) await namePart(use.name, () => use(page));
    for (const path of ['/library', '/daily']) {
      await namePart(path, async () => {
        await page.goto(path);
        await page.locator('[aria-current="page"]').waitFor();
        await page.getByRole('main').waitFor();
      });
    }
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    await page.goto('/mosaic/2');
    await page.getByRole('link', { name: 'Begin with a tile' }).click();
    await boardReady(page);
    await page.goto('/library');
    await page.getByRole('region', { name: 'Packs' }).getByRole('link').last().click();
    await page.getByRole('link', { name: /^Play next: / }).click();
    await page.getByRole('alert').getByText('was not opened in this browser').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await boardReady(page);
    await page.context().setOffline(true);
    await page.reload();
    await boardReady(page);
    await page.context().setOffline(false);
    await namePart('a page that could not be kept', () => isKeptOnceOnline(page));
  });
});

/** Takes the service worker from a page, which gets another one when the network comes back. */
async function isKeptOnceOnline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const kept = await navigator.serviceWorker.getRegistrations();
    await Promise.all(kept.map((registration) => registration.unregister()));
  });
  const isKept = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isKept).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(isKept).toBe(true);
}

describe('a page that is being kept', () => {
  it('is not kept twice when the network comes back meanwhile', async ({ open }) => {
    const neverKept = (): void => {
      const { serviceWorker } = navigator;
      serviceWorker.getRegistration = async () => undefined;
      sessionStorage.setItem('asked', '0');
      serviceWorker.register = async () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
        return new Promise(() => undefined);
      };
    };
    const page = await open({ path: '/help', serviceWorker: true, before: neverKept });
    const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
    await expect.poll(asked).toBe('1');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForLoadState('networkidle');
    expect(await asked()).toBe('1');
  });
});

/** Uses of the screens. Each function opens a screen that the browser has not visited before. */
const USES: readonly ((page: Page) => Promise<void>)[] = [
  async function getHelpInPlay(page) {
    await page.goto('/play/heart');
    await boardReady(page);
    const answer = page.getByTestId('answer');
    await page.keyboard.press('h');
    await answer.getByText('Hint 1 of 3').waitFor();
    await page.keyboard.press('Escape');
    await clickCell(page, [0, 0]);
    await page.keyboard.press('c');
    await answer.getByText('1 mark is wrong').waitFor();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Fill in the solution' }).click();
    await page.getByTestId('solved').waitFor();
  },

  async function findWrongNumberInEnter(page) {
    await page.goto('/enter');
    await page.getByRole('button', { name: 'Paste or open' }).click();
    await page.getByLabel('Text or link').fill('3\n4\n1\n1\n2\n\n1\n2 1\n5\n2\n1\n');
    await page.getByRole('button', { name: 'Read text' }).click();
    await page.getByRole('button', { name: 'Find the wrong number' }).click();
    await page.getByTestId('corrections').getByText('Row 2: change 4 to 5').waitFor();
  },

  async function judgePictureInDraw(page) {
    await page.goto('/draw');
    await setSize(page, 4, 4);
    await paint(page, [[0, 0]]);
    await paint(page, [[1, 1]]);
    await verdictIs(page, 'multiple');
  },

  async function runMethodsInLab(page) {
    await page.goto('/lab?puzzle=lock&m=engine&m=sat&m=mip');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    for (const method of ['engine', 'sat', 'mip'])
      await page.locator(`tr[data-method="${method}"][data-status="ended"]`).waitFor();
  },
];

async function leavesTheApi(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/v1/health');
  const status = await page.evaluate(async () => (await fetch('/api/v1/health')).status);
  expect(status).toBe(200);
  expect((await answered).fromServiceWorker()).toBe(false);
  const answer = await page.goto('/api/v1/health');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-type']).toMatch(/^application\/json/);
}
