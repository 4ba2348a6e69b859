// Tests the Lab: methods run side by side in workers, under the content security policy of the
// server, and can be cancelled.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { bestTime } from './best-time.ts';
import { it } from './harness.ts';
import { linkOfPicture } from './puzzles.ts';

/**
 * Cancels all runs and returns the milliseconds until the table shows a cancelled run. The time is
 * taken in the page, because the connection from the test to the page adds time of its own.
 */
function cancelTime(): Promise<number> {
  const buttons = [...document.querySelectorAll('button')];
  const cancel = buttons.find(({ textContent }) => textContent === 'Cancel all');
  return new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver(() => {
      if (document.querySelector('tr[data-status="cancelled"]')) resolve(performance.now() - start);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    cancel?.click();
  });
}

/** Returns the number of the step that the playback shows, and the number of all steps. */
async function stepsShown(page: Page): Promise<readonly number[]> {
  const words = await page.getByText(/^Step \d+ of \d+$/).innerText();
  return [...words.matchAll(/\d+/g)].map(Number);
}

describe('the Lab', () => {
  it('compares an engine, a SAT solver, an integer program and rows', async ({ open }) => {
    const page = await open({
      path: '/lab?puzzle=lock&m=engine&m=sat&m=mip&m=permutations',
      motion: true,
    });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    for (const method of ['engine', 'sat', 'mip', 'permutations']) {
      const row = page.locator(`tr[data-method="${method}"]`);
      await row.and(page.locator('[data-outcome="unique"]')).waitFor();
      await row.getByText('One solution').waitFor();
    }
    await expect.poll(() => page.locator('svg[role="img"] rect').count()).toBe(4);
    const shown = page.locator('figure').first();
    await shown.getByText(/^Step [1-9]/).waitFor();
    await page.getByRole('radiogroup', { name: 'Synchronise by' }).waitFor();
  });

  it('counts the steps of a recording, and shows what came out behind them', async ({ open }) => {
    const page = await open({ path: '/lab?puzzle=lock&m=permutations' });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('tr[data-method="permutations"][data-outcome="unique"]').waitFor();
    const position = page.getByRole('slider', { name: 'Position' });
    await position.press('End');
    const [, all] = await stepsShown(page);
    await page.getByText('Solved', { exact: true }).waitFor();
    await page.locator('output').getByText('Result').waitFor();
    await position.press('ArrowLeft');
    await page.locator('output').getByText(String(all), { exact: true }).waitFor();
    expect(await stepsShown(page)).toEqual([all, all]);
    expect(await page.getByRole('radiogroup', { name: 'Synchronise by' }).count()).toBe(0);
  });

  it('ends all that runs, at once', async ({ open }) => {
    const page = await open({
      path: '/lab?puzzle=snowflake&m=cells:preprocess.off&m=sat&seconds=600',
    });
    const methods = () => page.workers();
    const run = async (): Promise<void> => {
      await expect.poll(() => methods().length).toBe(0);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.locator('tr[data-status="running"]').first().waitFor();
      await expect.poll(() => methods().length).toBe(2);
    };
    await run();
    expect(await bestTime(page, 100, cancelTime, run)).toBeLessThan(100);
    await expect.poll(() => page.locator('tr[data-status="running"]').count()).toBe(0);
    await expect.poll(() => methods().length).toBe(0);
    const seconds = page.locator('tr[data-method="cells"] td').nth(1);
    await expect.poll(() => seconds.innerText()).toMatch(/^> \d/);
    const chart = page.locator('svg[role="img"]');
    await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/Cell by cell[^:]*: > \d/);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Run');
  });

  it('asks the server for what a page cannot do', async ({ open }) => {
    const page = await open({
      fresh: true,
      path: '/lab?puzzle=umbrella&m=smt:form.order',
      expected: [/assets\/z3/],
    });
    await page.route('**/assets/z3/**', (route) => route.fulfill({ status: 404 }));
    const answered = page.waitForResponse(/api\/v1\/solve/);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('tr[data-method="smt"][data-outcome="unique"]').waitFor();
    expect((await answered).status()).toBe(200);
  });

  it('loads Z3 when it is run, and runs it without the server', async ({ open }) => {
    const page = await open({ fresh: true, path: '/lab?puzzle=umbrella&m=smt:form.order' });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.getByText('The first run downloads Z3').waitFor();
    expect(asked.filter((path) => path.includes('z3'))).toEqual([]);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('tr[data-method="smt"][data-outcome="unique"]').waitFor();
    expect(asked.some((path) => path.endsWith('z3-built.wasm'))).toBe(true);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  it('says so when there is no server', async ({ open }) => {
    const page = await open({
      fresh: true,
      path: '/lab?puzzle=umbrella&m=smt&m=engine',
      expected: [/api\/v1\/solve/, /assets\/z3/],
    });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const row = page.locator('tr[data-method="smt"][data-outcome="refused"]');
    await row.getByText('No server answers').waitFor();
    await page.getByRole('figure').filter({ hasText: 'SMT' }).getByText('Shows no steps').waitFor();
  });

  it('says what the server takes when a puzzle is too large for it', async ({ open }) => {
    const page = await open({
      path: await linkOfPicture('#'.repeat(1001)),
      expected: [/api\/v1\/solve/],
    });
    const lab = await page.getByRole('link', { name: 'Solve in the Lab' }).getAttribute('href');
    await page.goto(`${lab}&m=minizinc&m=engine`);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const row = page.locator('tr[data-method="minizinc"][data-outcome="refused"]');
    await row.getByText('or the server that runs it, accepts').waitFor();
    await page.locator('tr[data-method="engine"][data-status="ended"]').waitFor();
  });

  it('keeps the comparison in the address', async ({ open }) => {
    const page = await open({ path: '/lab' });
    await page.getByRole('button', { name: 'Genetic algorithm', exact: true }).click();
    await page.getByLabel('Seconds').fill('3');
    await page.getByLabel('Seconds').press('Enter');
    await page.waitForURL(/m=genetic.*seconds=3/);
    await page.reload();
    await page.getByRole('link', { name: 'Genetic algorithm' }).waitFor();
    await expect.poll(() => page.getByLabel('Seconds').inputValue()).toBe('3');
  });

  it('explains a method, and shows it at work', async ({ open }) => {
    const page = await open({ path: '/lab/rules', language: 'de', touch: true });
    await page.getByRole('heading', { level: 1, name: 'Elf Regeln' }).waitFor();
    await page.locator('tr[data-method="rules"][data-outcome="unique"]').waitFor();
  });

  it('shows a line as an integer, and how its possibilities shrink', async ({ open }) => {
    const page = await open({ path: '/lab/bits' });
    await page.getByText('28 AND 14 AND 7 = 4').waitFor();
    await page.getByLabel('Known cells').fill('?1');
    await page.getByLabel('Clue', { exact: true }).fill('1 1');
    const numbers = page.getByRole('region', { name: /Bit operations/ });
    await numbers.getByRole('row', { name: /^5 .*Too small$/ }).waitFor();
    expect(await numbers.getByRole('row', { name: /Possible$/ }).count()).toBe(2);
    await page.getByLabel('Clue', { exact: true }).fill('3 3');
    await page.getByText('the blocks must fit into the line').waitFor();
    expect(await numbers.count()).toBe(0);
    await page.locator('tr[data-method="bits"][data-outcome="unique"]').waitFor();
    await page.getByRole('slider', { name: 'Position' }).press('End');
    await page.getByText(/^Possibilities so far: \d+ →/).waitFor();
  });
});
