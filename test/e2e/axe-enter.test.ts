// Tests that the Enter screen bars no one: with clues that are wrong, contradict each other or have
// several solutions, and while something is opened.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violationsInThemes, violationsOf } from './axe.ts';
import { it } from './harness.ts';
import { linkOfClues } from './puzzles.ts';

interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
}

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

/** Opens an umbrella whose second row should have 5 cells, and asks for corrections. */
async function findCorrections(page: Page): Promise<void> {
  await openClues(page, '3,4,1,1,2', '1,2 1,5,2,1');
  await button(page, 'Find the wrong number').click();
  await page.getByTestId('corrections').getByText('Row 2: change 4 to 5').waitFor();
}

const STATES: readonly State[] = [
  {
    name: 'one solution',
    async reach(page) {
      await openClues(page, '3,5,1,1,2', '1,2 1,5,2,1');
      await button(page, 'Solve').click();
      await page.getByTestId('finding').getByText('exactly one solution').waitFor();
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
  { name: 'corrections', reach: findCorrections },
  {
    name: 'a correction that is tried',
    async reach(page) {
      await findCorrections(page);
      await page.getByRole('button', { name: 'Try: Row 2: change 4 to 5' }).click();
      await page.getByRole('img', { name: /^Solution/ }).waitFor();
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
    name: 'clues that cannot be',
    async reach(page) {
      await page.getByLabel('Row 1', { exact: true }).fill('9 4');
      await page.getByLabel('Column 2', { exact: true }).fill('x');
      await page.getByText('2 clues need correcting').waitFor();
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
    name: 'cleared clues',
    async reach(page) {
      await page.getByLabel('Row 1', { exact: true }).fill('3');
      await button(page, 'Clear all clues').click();
      await page.locator('li', { hasText: 'All clues were cleared.' }).waitFor();
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

describe('axe finds nothing in any theme with', () => {
  it.for(STATES)('$name', async ({ reach }, { open }) => {
    const page = await open({ path: '/enter' });
    await reach(page);
    expect(await violationsInThemes(page)).toEqual([]);
  });
});

describe('axe finds nothing on a phone with', () => {
  it.for(STATES.filter(({ name }) => /corrections|cannot be|choose/.test(name)))(
    '$name',
    async ({ reach }, { open }) => {
      const page = await open({ path: '/enter', touch: true });
      await reach(page);
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
