// Tests that the Enter screen is accessible: with clues that are wrong, contradict each other or
// have several solutions, and while a text is opened.

import type { Page } from 'playwright-core';
import { type State, testVisits } from './axe.ts';
import { linkOfClues } from './puzzles.ts';

/** Opens a puzzle from plain clues: those of the rows, then those of the columns. */
async function openClues(page: Page, rows: string, columns: string): Promise<void> {
  await openText(page, `${rows.replaceAll(',', '\n')}\n\n${columns.replaceAll(',', '\n')}\n`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste or open' }).click();
  await page.getByLabel('Text or link').fill(text);
  await page.getByRole('button', { name: 'Read text' }).click();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const FINDINGS: readonly State[] = [
  {
    name: 'one solution',
    async reach(page) {
      await openClues(page, '3,5,1,1,2', '1,2 1,5,2,1');
      await button(page, 'Solve').click();
      await page.getByTestId('finding').getByText('exactly one solution').waitFor();
    },
  },
  {
    name: 'clues that contradict each other',
    async reach(page) {
      await openClues(page, '1 1,1', '0,2,1');
      await button(page, 'Solve').click();
      await page.getByText('No change of a single number fixes that.').waitFor();
    },
  },
  {
    name: 'several solutions',
    async reach(page) {
      await openText(page, `https://somewhere.else${await linkOfClues([[1], [1]], [[1], [1]])}`);
      await button(page, 'Solve').click();
      await page.getByText('Solution 1 of 2').waitFor();
    },
  },
  {
    name: 'corrections',
    async reach(page) {
      // The second row of the umbrella has 5 filled cells.
      await openClues(page, '3,4,1,1,2', '1,2 1,5,2,1');
      await button(page, 'Find the wrong number').click();
      await page.getByTestId('corrections').getByText('Row 2: change 4 to 5').waitFor();
    },
  },
  {
    name: 'a correction that is tried',
    async reach(page) {
      await page.getByRole('button', { name: 'Try: Row 2: change 4 to 5' }).click();
      await page.getByRole('img', { name: /^Solution/ }).waitFor();
    },
  },
];

const TYPING: readonly State[] = [
  {
    name: 'clues that cannot be',
    async reach(page) {
      await page.getByLabel('Row 1', { exact: true }).fill('9 4');
      await page.getByLabel('Column 2', { exact: true }).fill('x');
      await page.getByText('2 clues need correcting').waitFor();
    },
  },
  {
    name: 'cleared clues',
    async reach(page) {
      await button(page, 'Clear all clues').click();
      await page.locator('li', { hasText: 'All clues were cleared.' }).waitFor();
    },
  },
  {
    name: 'colours',
    async reach(page) {
      await page.getByRole('button', { name: 'Add a colour' }).click();
      await page.getByLabel('Row 1', { exact: true }).fill('3');
      await page.getByText('1 clue needs correcting').waitFor();
    },
  },
  {
    name: 'a text to choose from',
    async reach(page) {
      const clues = 'width 2\nheight 1\nrows\n2\ncolumns\n1\n1\n';
      await openText(page, `${clues}====\n${clues.replace('\n2\n', '\n2x\n')}`);
      await page.getByRole('dialog').locator('pre').waitFor();
    },
  },
];

testVisits([FINDINGS, TYPING].map((states) => ({ path: '/enter', states })));
