// Tests that the Play screen is accessible, whatever has happened on it: help, wrong marks, trials,
// the end, menus and dialogs.

import type { Page } from 'playwright-core';
import { type State, testVisits, type Visit } from './axe.ts';
import { boardReady, clickCell } from './board.ts';
import { linkOfClues } from './puzzles.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function more(page: Page, item: string): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Chooses `how` from the menu Solve. On a phone, this menu is in the sheet of help. */
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

const hint = (level: number): State => ({
  name: `hint ${level}`,
  async reach(page) {
    await page.keyboard.press('h');
    await tells(page, `Hint ${level} of 3`);
  },
});

const MISTAKES: readonly State[] = [
  {
    name: 'mistakes counted',
    async reach(page) {
      for (const column of [0, 1, 9]) await clickCell(page, [0, column]);
      await page.keyboard.press('c');
      await tells(page, /marks are wrong/);
    },
  },
  {
    name: 'mistakes shown',
    async reach(page) {
      await button(page, 'Show the mistakes').click();
      await page.locator('[data-look="wrong"]').first().waitFor();
    },
  },
];

const UNMET_LINE: readonly State[] = [
  {
    name: 'a line that cannot be met',
    isDesktopOnly: true,
    async reach(page) {
      await clickCell(page, [7, 3]);
      await clickCell(page, [7, 5], 'right');
      await button(page, 'Why is this wrong?').waitFor();
    },
  },
  {
    name: 'why it cannot be met',
    isDesktopOnly: true,
    async reach(page) {
      await button(page, 'Why is this wrong?').click();
      await tells(page, /no arrangement/);
    },
  },
];

const EMPTIED: readonly State[] = [
  {
    name: 'an emptied board',
    async reach(page) {
      await button(page, 'Clear the board').click();
      await page.locator('li', { hasText: 'The board was cleared.' }).waitFor();
    },
  },
];

const MARKS: readonly State[] = [
  {
    name: 'a trial in a trial',
    async reach(page) {
      await button(page, 'Start a trial').click();
      await clickCell(page, [0, 2]);
      await button(page, 'Start a trial').click();
      await clickCell(page, [0, 3], 'right');
      await page.getByText('Trial 2').waitFor();
    },
  },
  {
    name: 'a pause',
    async reach(page) {
      await page.keyboard.press('p');
      await button(page, 'Go on').and(page.locator(':focus')).waitFor();
      await page.getByRole('grid').waitFor({ state: 'detached' });
    },
  },
];

const STEPS: State = {
  name: 'steps that are shown',
  async reach(page) {
    await solve(page, 'Show step by step');
    await button(page, 'Pause').click();
    await button(page, 'Step forward').click();
  },
};

const END: State = {
  name: 'the end',
  async reach(page) {
    await solve(page, 'Fill in the solution');
    await page.getByTestId('solved').getByRole('link').first().waitFor();
    await page.getByTestId('picture').waitFor();
  },
};

/** Closes the menu or dialog that the previous state opened. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('menu').or(page.getByRole('dialog')).waitFor({ state: 'detached' });
}

const MENUS: readonly State[] = [
  ...['More', 'New puzzle', 'Solve', 'Settings|Menu'].map((name) => ({
    name: `the menu ${name}`,
    isDesktopOnly: name === 'Solve',
    async reach(page: Page) {
      await close(page);
      await page.getByRole('button', { name: new RegExp(`^(${name})$`) }).click();
      await page.getByRole('menu').waitFor();
    },
  })),
  ...['Game settings', 'Keyboard shortcuts'].map((name) => ({
    name: `the dialog ${name}`,
    isDesktopOnly: name === 'Keyboard shortcuts',
    async reach(page: Page) {
      await close(page);
      await more(page, name);
      await page.getByRole('dialog').waitFor();
    },
  })),
];

const SEVERAL: State = {
  name: 'several solutions',
  async reach(page) {
    await solve(page, 'Fill in the solution');
    await tells(page, 'Solution 1 of 2');
  },
};

const CONTRADICTION: State = {
  name: 'clues that contradict each other',
  async reach(page) {
    await solve(page, 'Fill in the solution');
    await tells(page, 'contradict each other');
  },
};

const game = (path: string, states: readonly State[]): Visit => ({
  path,
  ready: boardReady,
  states,
});

const at = (path: string, [first, ...others]: readonly State[]): readonly State[] => [
  { ...(first as State), path },
  ...others,
];

const AMBIGUOUS = await linkOfClues([[1], [1]], [[1], [1]]);
const IMPOSSIBLE = await linkOfClues([[1], [3], [1]], [[1, 1], [2], [1]]);

testVisits([
  game('/play/duck', [hint(1), hint(2), hint(3), ...MISTAKES, ...EMPTIED, ...UNMET_LINE]),
  game('/play/heart', [...MARKS, ...at('/play/goldfish', [hint(1), hint(2)])]),
  game('/play/heart', [...MENUS]),
  game('/play/duck', [
    STEPS,
    ...at('/play/umbrella', [END]),
    ...at(AMBIGUOUS, [SEVERAL]),
    ...at(IMPOSSIBLE, [CONTRADICTION]),
  ]),
]);
