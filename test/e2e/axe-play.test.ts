// Tests that the Play screen bars no one, whatever has happened on it: help, wrong marks, trials,
// the end, menus and dialogs.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violationsInThemes, violationsOf } from './axe.ts';
import { boardReady, clickCell } from './board.ts';
import { it, type Open } from './harness.ts';
import { linkOfClues } from './puzzles.ts';

async function openGame(open: Open, path = '/play/duck', touch = false): Promise<Page> {
  const page = await open({ path, touch });
  await boardReady(page);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function more(page: Page, item: string): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Starts to solve; on a phone, the button for it is in the sheet of help. */
async function solve(page: Page, how: string): Promise<void> {
  const sheet = button(page, 'Help with this puzzle');
  const solving = button(page, 'Solve');
  await sheet.or(solving).filter({ visible: true }).first().waitFor();
  if (await sheet.isVisible()) await sheet.click();
  await solving.click();
  await page.getByRole('menuitem', { name: how }).click();
}

async function tells(page: Page, words: RegExp | string): Promise<void> {
  await page.getByTestId('answer').filter({ hasText: words }).waitFor();
}

/** Makes three wrong marks in the first row of the duck. */
async function mistake(page: Page): Promise<void> {
  for (const column of [0, 1, 9]) await clickCell(page, [0, column]);
}

interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
}

const HELP: readonly State[] = [1, 2, 3].map((level) => ({
  name: `hint ${level}`,
  async reach(page) {
    for (let asked = 1; asked <= level; asked++) {
      await page.keyboard.press('h');
      await tells(page, `Hint ${asked} of 3`);
    }
  },
}));

const WRONG: readonly State[] = [
  {
    name: 'mistakes counted',
    async reach(page) {
      await mistake(page);
      await page.keyboard.press('c');
      await tells(page, /marks are wrong/);
    },
  },
  {
    name: 'mistakes shown',
    async reach(page) {
      await mistake(page);
      await page.keyboard.press('c');
      await button(page, 'Show the mistakes').click();
      await page.locator('[data-look="wrong"]').first().waitFor();
    },
  },
  {
    name: 'a line that cannot be met, and why',
    async reach(page) {
      await clickCell(page, [7, 3]);
      await clickCell(page, [7, 5], 'right');
      await button(page, 'Why is this wrong?').click();
      await tells(page, /no arrangement/);
    },
  },
  {
    name: 'a line that cannot be met',
    async reach(page) {
      await clickCell(page, [7, 3]);
      await clickCell(page, [7, 5], 'right');
      await button(page, 'Why is this wrong?').waitFor();
    },
  },
];

const GAME: readonly State[] = [
  {
    name: 'a trial in a trial',
    async reach(page) {
      await more(page, 'Start a trial');
      await clickCell(page, [0, 2]);
      await more(page, 'Start a trial');
      await clickCell(page, [0, 3], 'right');
      await page.getByText('Trial 2').waitFor();
    },
  },
  {
    name: 'an emptied board',
    async reach(page) {
      await clickCell(page, [0, 2]);
      await more(page, 'Clear the board');
      await page.locator('li', { hasText: 'The board was cleared.' }).waitFor();
    },
  },
  {
    name: 'steps that are shown',
    async reach(page) {
      await solve(page, 'Show step by step');
      await button(page, 'Pause').click();
      await button(page, 'Step forward').click();
    },
  },
  {
    name: 'the end',
    async reach(page) {
      await solve(page, 'Fill in the solution');
      await page.getByTestId('solved').getByRole('link').waitFor();
    },
  },
];

const MENUS: readonly State[] = [
  ...['More', 'Solve', 'Settings'].map((name) => ({
    name: `the menu ${name}`,
    async reach(page: Page) {
      await button(page, name).click();
      await page.getByRole('menu').waitFor();
    },
  })),
  ...['Game settings', 'Keyboard shortcuts'].map((name) => ({
    name: `the dialog ${name}`,
    async reach(page: Page) {
      await more(page, name);
      await page.getByRole('dialog').waitFor();
    },
  })),
];

describe('axe finds nothing in any theme with', () => {
  it.for([...HELP, ...WRONG, ...GAME, ...MENUS])('$name', async ({ reach }, { open }) => {
    const page = await openGame(open);
    await reach(page);
    expect(await violationsInThemes(page)).toEqual([]);
  });

  it('several solutions', async ({ open }) => {
    const page = await openGame(open, await linkOfClues([[1], [1]], [[1], [1]]));
    await solve(page, 'Fill in the solution');
    await tells(page, 'Solution 1 of 2');
    expect(await violationsInThemes(page)).toEqual([]);
  });

  it('clues that contradict each other', async ({ open }) => {
    const page = await openGame(open, await linkOfClues([[1], [3], [1]], [[1, 1], [2], [1]]));
    await solve(page, 'Fill in the solution');
    await tells(page, 'contradict each other');
    expect(await violationsInThemes(page)).toEqual([]);
  });

  it('colours', async ({ open }) => {
    const page = await openGame(open, '/play/goldfish');
    await HELP[1]!.reach(page);
    expect(await violationsInThemes(page)).toEqual([]);
  });
});

describe('axe finds nothing on a phone with', () => {
  it.for([HELP[2]!, WRONG[1]!, ...GAME, ...MENUS.filter(({ name }) => name !== 'the menu Solve')])(
    '$name',
    async ({ reach }, { open }) => {
      const page = await openGame(open, '/play/duck', true);
      await reach(page);
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
