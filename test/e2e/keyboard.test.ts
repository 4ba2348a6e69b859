// Tests playing with the keyboard alone.

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boardReady, grid, marksAre, marksOf } from './board.ts';
import { it, type Open } from './harness.ts';
import { marks, wideBoard } from './pictures.ts';
import { solutionOf } from './puzzles.ts';

async function tabToBoard(page: Page): Promise<void> {
  await tabTo(page, grid(page));
}

/** Moves the focus into an element with the Tab key, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60 && !(await isInside(target)); presses++)
    await page.keyboard.press('Tab');
  expect(await isInside(target)).toBe(true);
}

function isInside(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function openBoard(open: Open): Promise<Page> {
  const page = await open({ path: await wideBoard() });
  await boardReady(page);
  await tabToBoard(page);
  await press(page, 'Control+Home');
  return page;
}

describe('the keyboard', () => {
  it('solves a puzzle, from the library to the last cell', async ({ open }) => {
    const page = await open({ path: '/library' });
    const search = page.getByRole('searchbox');
    await tabTo(page, search);
    await page.keyboard.type('5x5');
    await page.waitForURL(/[?&]q=5x5/);
    const card = page.getByRole('link', { name: '5×5 · No. 1', exact: true });
    await tabTo(page, card);
    await press(page, 'Enter');
    await page.waitForURL('**/play/5x5-1');
    await boardReady(page);
    await tabToBoard(page);
    for (const row of await solutionOf('heart')) {
      await press(page, 'Home');
      for (const cell of row) await press(page, ...(cell === '#' ? ['Space'] : []), 'ArrowRight');
      await press(page, 'ArrowDown');
    }
    await page.getByTestId('solved').and(page.locator(':focus')).waitFor();
    const painted = async () => (await marksOf(page)).map((row) => row.replaceAll('x', '.'));
    await expect.poll(painted).toEqual(await solutionOf('heart'));
  });

  it('has one stop on the board, and leaves it by the next Tab', async ({ open }) => {
    const page = await openBoard(open);
    expect(await grid(page).locator('[tabindex="0"]').count()).toBe(1);
    await press(page, 'ArrowDown', 'ArrowRight', 'Tab');
    await expect.poll(() => isInside(grid(page))).toBe(false);
    await press(page, 'Shift+Tab');
    await expect.poll(() => focusedName(page)).toBe('row 2, column 2, unmarked');
  });

  it('goes to ends and corners', async ({ open }) => {
    const page = await openBoard(open);
    const at = () => focusedName(page);
    await press(page, 'End');
    await expect.poll(at).toBe('row 1, column 10, unmarked');
    await press(page, 'Control+End');
    await expect.poll(at).toBe('row 10, column 10, unmarked');
    await press(page, 'Home');
    await expect.poll(at).toBe('row 10, column 1, unmarked');
  });

  it('fills, crosses, notes, and marks along the way', async ({ open }) => {
    const page = await openBoard(open);
    // A key that is pressed down again repeats.
    for (let time = 0; time < 2; time++) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await press(page, 'ArrowDown', 'x', 'ArrowDown', 't');
    const single = { 0: '#.........', 1: 'x.........', 2: '?.........' };
    await marksAre(page, marks(single));
    await press(page, 'ArrowDown', 'Space', 'Shift+ArrowRight', 'Shift+ArrowRight');
    await marksAre(page, marks({ ...single, 3: '###.......' }));
  });

  it('marks while Shift is still held, and a reload brings all of it back', async ({ open }) => {
    const page = await openBoard(open);
    await page.keyboard.down('Shift');
    await press(page, 'ArrowRight', 'ArrowRight', 'Space');
    await page.keyboard.up('Shift');
    await press(page, 'ArrowDown', 'Space');
    const painted = marks({ 0: '##........', 1: '..#.......' });
    await marksAre(page, painted);
    await page.reload();
    await boardReady(page);
    await marksAre(page, painted);
    await press(page, 'u', 'u');
    await marksAre(page, marks({ 0: '###.......' }));
  });

  it('takes back and brings again', async ({ open }) => {
    const page = await openBoard(open);
    await press(page, 'Space', 'u');
    await marksAre(page, marks({}));
    await press(page, 'r');
    await marksAre(page, marks({ 0: '#.........' }));
  });

  it('lists its keys in a sheet that Escape closes', async ({ open }) => {
    const page = await openBoard(open);
    await press(page, '?');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await sheet.getByText('Fill or clear the cell').waitFor();
    await press(page, 'Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => isInside(grid(page))).toBe(true);
  });
});

describe('a button that is gone once it was pressed', () => {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('leaves the focus to the board', async ({ open }) => {
    const page = await openBoard(open);
    await button(page, 'Start a trial').press('Enter');
    await tabTo(page, button(page, 'Accept'));
    await page.keyboard.press('Enter');
    await page.locator('[role="gridcell"]:focus').waitFor();
    await press(page, 'Space');
    await marksAre(page, marks({ 0: '#.........' }));
  });

  it('leaves it to the screen where there is no board', async ({ open }) => {
    const page = await open({ path: '/lab' });
    const takeOut = page.getByRole('button', { name: /^Remove / }).first();
    await takeOut.waitFor();
    await tabTo(page, takeOut);
    const before = await focusedName(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).not.toBe(before);
    await page.locator('main:focus, main :focus').waitFor();
  });
});

describe('a dialog that is longer than the screen', () => {
  it('is scrolled by the keys as it opens', async ({ open }) => {
    const page = await open({ path: '/play/duck', viewport: { width: 1280, height: 400 } });
    await boardReady(page);
    await press(page, '?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.poll(() => dialog.evaluate((it) => it === document.activeElement)).toBe(true);
    await press(page, 'End');
    await expect.poll(() => dialog.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  });
});
