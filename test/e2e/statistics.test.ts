// Tests that a finished game gets into the statistics, and that the screen is accessible.

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { testVisits } from './axe.ts';
import { boardReady } from './board.ts';
import { it } from './harness.ts';

/**
 * Puts two finished games into the log, as if they had been left before their puzzle was rated, and
 * loads the page again.
 */
async function logGames(page: Page): Promise<void> {
  const games = [1_700_000_000_000, 1_700_100_000_000].map((finished, i) => ({
    key: `00${finished} arrow`,
    value: {
      ...{ puzzleId: 'arrow', width: 5, height: 5, colours: 1, solvedBy: 'me', finished },
      elapsed: 60_000 * (i + 1),
    },
  }));
  await page.evaluate(
    (records) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('crosshatch');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('solves', 'readwrite');
          for (const record of records) writing.objectStore('solves').put(record);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    games,
  );
  await page.reload();
}

describe('the statistics', () => {
  it('have a game as soon as it is solved', async ({ open }) => {
    const page = await open({ path: '/play/arrow' });
    await boardReady(page);
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Fill in the solution' }).click();
    await page.getByTestId('solved').waitFor();
    await page.goto('/statistics');
    const overview = page.getByRole('region', { name: 'Overview' });
    await overview.getByText('Filled in by the solver: 1').waitFor();
  });
});

testVisits([
  {
    path: '/statistics',
    states: [
      {
        name: 'no statistics yet',
        async reach(page) {
          await page.getByRole('heading', { name: 'Your first picture is waiting' }).waitFor();
        },
      },
      {
        name: 'statistics',
        async reach(page) {
          await logGames(page);
          await page.getByText('Show the times as a table').click();
          await page.getByRole('link', { name: 'Full line' }).waitFor();
        },
      },
    ],
  },
]);
