// Tests the puzzles of the day: from the library to a solved puzzle with its streak, and clocks
// that are wrong.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readDailyMonth } from '../../src/packs/daily-day.ts';
import { unpackPicture } from '../../src/packs/packed-picture.ts';
import { ROOT } from '../source-files.ts';
import { goTo, violationsInThemes } from './axe.ts';
import { boardReady, clickCell } from './board.ts';
import { it, type Open } from './harness.ts';
import { namePart } from './name-part.ts';

const SIDE = 5;

function miniPicture(date: string): Uint8Array {
  const file = join(ROOT, `packs/daily/${date.slice(0, 7)}.txt`);
  const day = readDailyMonth(readFileSync(file, 'utf8')).find((each) => each.date === date);
  return unpackPicture(day!.puzzles['5x5'].picture, SIDE * SIDE, 2)!;
}

/** Opens a screen with a clock that begins at noon of a date. */
async function openOn(open: Open, date: string, path: string): Promise<Page> {
  const page = await open({ fresh: true, path: '/no/such/page' });
  await page.clock.install({ time: new Date(`${date}T12:00:00`) });
  await page.goto(path);
  return page;
}

async function solveMini(page: Page, date: string): Promise<void> {
  await boardReady(page);
  for (const [cell, colour] of miniPicture(date).entries())
    if (colour === 1) await clickCell(page, [Math.floor(cell / SIDE), cell % SIDE]);
}

describe('the puzzles of the day', () => {
  it('lead from the library to a streak and a result to share', async ({ open }) => {
    const page = await openOn(open, '2027-03-01', '/library');
    // Found by its tags, because the roles of all puzzles of the library take seconds.
    const card = page.locator('section:has(> div > h2:text-is("Puzzles of the day"))');
    await card.locator(':text("No streak yet")').waitFor();
    await card.locator('a:has-text("Mini")').click();
    await page.getByRole('heading', { name: 'Mini puzzle of March 1, 2027' }).waitFor();
    await solveMini(page, '2027-03-01');
    const solved = page.getByTestId('solved');
    await solved.getByText('Streak: 1 day').waitFor();
    expect(await solved.getByRole('link', { name: /^(Small|Medium|Large)/ }).count()).toBe(3);
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async ({ text }: { text: string }) => {
          document.title = text;
        },
      });
    });
    await solved.getByRole('button', { name: 'Share result' }).click();
    await expect
      .poll(() => page.title())
      .toMatch(
        /^Crosshatch Mar 1, 2027 Mini 0:\d\d · Small – · Medium – · Large – Streak 1 http.*\/daily\/2027-03-01$/,
      );

    await namePart('the first finish is the result when the puzzle is played again', async () => {
      await solved.getByRole('button', { name: 'Play again' }).click();
      await solveMini(page, '2027-03-01');
      await solved.getByText(/^Your result for this day: Solved · 0:\d\d\./).waitFor();
    });

    await namePart('the calendar has the day', async () => {
      await solved.getByRole('link', { name: 'All days' }).click();
      await page.getByRole('link', { name: 'Today, March 1, 2027: 1 of 4 solved' }).waitFor();
      expect(await violationsInThemes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Previous month' }).click();
      await page.getByRole('link', { name: 'February 27, 2027: 0 of 4 solved' }).click();
      await page.waitForURL('**/daily/2027-02-27');
      const heading = page.getByRole('heading', { name: 'Saturday, February 27, 2027' });
      await expect
        .poll(() => heading.evaluate((each) => each === document.activeElement))
        .toBe(true);
    });

    await namePart('a day of the archive counts for no streak', async () => {
      await page.getByRole('link', { name: 'Mini' }).click();
      await solveMini(page, '2027-02-27');
      await solved.getByRole('button', { name: 'Share result' }).waitFor();
      await page.goto('/statistics');
      await page.getByText('day in the current streak').waitFor();
      await page.getByText('puzzles of the day', { exact: true }).waitFor();
    });

    await namePart('a day that is still to come opens nowhere', async () => {
      for (const place of ['enter/', 'draw/', 'print/', 'lab?puzzle=', 'play/']) {
        await goTo(page, `/${place}daily-2027-03-02-5x5`);
        await page.getByText('The puzzles of March 2, 2027 come on that day.').waitFor();
      }
      await page.getByRole('link', { name: 'To today’s puzzles' }).click();
      await page.getByRole('heading', { name: 'Today, Monday, March 1, 2027' }).waitFor();
    });
  });

  it.for(['2019-01-03', '2035-01-03'])(
    'say what a clock says that is wrong: %s',
    async (date, { open }) => {
      const page = await openOn(open, date, '/daily');
      const year = date.slice(0, 4);
      await page.getByText(`The clock of this device says January 3, ${year}`).waitFor();
      await page
        .getByRole('link', { name: /: 0 of 4 solved$/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Mini' }).waitFor();
    },
  );
});
