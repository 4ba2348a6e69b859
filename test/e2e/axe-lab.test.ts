// Tests that the Lab is accessible: before, during and after a comparison, and on the page of a
// method.

import type { Page } from 'playwright-core';
import { type State, testVisits } from './axe.ts';

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

const STATES: readonly (State & { readonly path: string })[] = [
  {
    name: 'results, chart and animation',
    // The method `engine` ends, and the method `bits` refuses the colours.
    path: '/lab?puzzle=goldfish&m=engine&m=bits',
    async reach(page) {
      await run(page);
      await page.locator('tr[data-method="engine"][data-status="ended"]').waitFor();
      await page.locator('tr[data-outcome="refused"]').waitFor();
      await page.locator('svg[role="img"] rect').first().waitFor();
      await page.getByRole('slider', { name: 'Position' }).press('End');
    },
  },
  {
    name: 'methods that run',
    path: '/lab?puzzle=snowflake&m=cells:preprocess.off&seconds=600',
    async reach(page) {
      await run(page);
      await page.locator('tr[data-status="running"]').waitFor();
    },
  },
  {
    name: 'options of a method',
    path: '/lab?puzzle=lock&m=engine',
    async reach(page) {
      await page.getByText(/^\d+ options/).click();
      await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
    },
  },
  {
    name: 'the page of a method',
    path: '/lab/bits',
    async reach(page) {
      await page.locator('tr[data-method="bits"][data-status="ended"]').waitFor();
      await page.getByRole('slider', { name: 'Position' }).press('End');
      await page.getByLabel('Known cells').fill('?1?0');
    },
  },
];

testVisits(STATES.map((state) => ({ path: state.path, states: [state] })));
