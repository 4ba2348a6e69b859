// Tests a game on the Play screen: saving across reloads, several puzzles in progress, trials,
// starting again, saved marks of a file, and links.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { BACKGROUND, makePalette } from '../../src/puzzle/palette.ts';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt, clickCell, marksOf, middleOf } from './board.ts';
import { it } from './harness.ts';
import { linkOfPicture, linkOfPuzzle } from './puzzles.ts';

const first = async (page: Page) => (await marksOf(page))[0];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a game', () => {
  it('is there after a reload, with all that can be undone and redone', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    for (const column of [2, 3, 4]) await clickCell(page, [0, column]);
    await button(page, 'Undo').click();
    await expect.poll(() => first(page)).toBe('..##......');
    await page.reload();
    await boardReady(page);
    await expect.poll(() => first(page)).toBe('..##......');
    await page.keyboard.press('r');
    await expect.poll(() => first(page)).toBe('..###.....');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
    await expect.poll(() => first(page)).toBe('..........');
  });

  it('waits while another is played, and the last one opens by itself', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    await clickCell(page, [0, 2]);
    await page.goto('/play/heart');
    await boardReady(page);
    await clickCell(page, [1, 0]);
    await page.goto('/play/duck');
    await boardReady(page);
    expect(await first(page)).toBe('..#.......');
    await page.goto('/play/heart');
    await boardReady(page);
    await page.goto('/');
    await boardReady(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('5×5 · No. 1');
    expect((await marksOf(page))[1]).toBe('#....');
  });

  it('tries marks out and rejects them, one trial in another', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    await button(page, 'Start a trial').click();
    await clickCell(page, [0, 2]);
    await page.keyboard.press('b');
    await clickCell(page, [0, 0]);
    await page.getByText('Trial 2').waitFor();
    await page.keyboard.press('d');
    await page.getByText('Trial 1').waitFor();
    await button(page, 'Accept').click();
    await expect.poll(() => first(page)).toBe('..#.......');
    await expect.poll(() => button(page, 'Accept').count()).toBe(0);
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await page.getByText('Trial 2').waitFor();
  });

  it('is emptied by one move that can be taken back', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    for (const column of [2, 3]) await clickCell(page, [0, column]);
    await button(page, 'Clear the board').click();
    await expect.poll(() => first(page)).toBe('..........');
    await page
      .locator('li', { hasText: 'The board was cleared.' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect.poll(() => first(page)).toBe('..##......');
  });
});

describe('marks that a file brings', () => {
  const FILE = {
    name: 'cat.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        title: 'Half a cat',
        rows: [[1, 1], [5], [1, 1, 1], [5], [1, 1]],
        cols: [[4], [1, 2], [3], [1, 2], [4]],
        saved: [
          ['?????', '#####', '?????', '?????', '?????'],
          ['?...?', '#####', '?????', '#####', '?????'],
        ],
      }),
    ),
  };
  const TAKEN = ['.xxx.', '#####', '.....', '#####', '.....'];
  const EMPTY = ['.....', '.....', '.....', '.....', '.....'];
  const offer = (page: Page) => page.getByText('This puzzle comes with saved marks.');
  const marksBecome = (page: Page, expected: readonly string[]) =>
    expect.poll(() => marksOf(page)).toEqual(expected);

  it('can be taken over as one move, on a phone, too', async ({ open }) => {
    const page = await open({ path: '/library' });
    await page.locator('input[type=file]').setInputFiles(FILE);
    const notice = page.getByRole('main').getByRole('status');
    await notice.getByRole('link', { name: 'Half a cat' }).click();
    await boardReady(page);
    await offer(page).waitFor();
    await marksBecome(page, EMPTY);
    await button(page, 'Close').click();
    await offer(page).waitFor({ state: 'detached' });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await boardReady(page);
    await offer(page).waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
    const before = await middleOf(page, [0, 0]);
    await button(page, 'Take them over').click();
    await marksBecome(page, TAKEN);
    await offer(page).waitFor({ state: 'detached' });
    // The board must not move under a finger.
    expect(await middleOf(page, [0, 0])).toEqual(before);
    await page
      .locator('li', { hasText: 'The saved marks were taken over.' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await marksBecome(page, EMPTY);
    await button(page, 'Redo').click();
    await marksBecome(page, TAKEN);
    await page.reload();
    await boardReady(page);
    await marksBecome(page, TAKEN);
    expect(await offer(page).count()).toBe(0);
  });
});

describe('a message with Undo', () => {
  const message = (page: Page) => page.locator('li', { hasText: 'The board was cleared.' });

  it('goes with the next move, and with its screen', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    await clickCell(page, [0, 2]);
    await button(page, 'Clear the board').click();
    await message(page).waitFor();
    await clickCell(page, [1, 2]);
    await message(page).waitFor({ state: 'detached' });
    await button(page, 'Clear the board').click();
    await message(page).waitFor();
    await page.getByRole('link', { name: 'Library', exact: true }).click();
    await message(page).waitFor({ state: 'detached' });
  });
});

describe('the colours', () => {
  it('show their names and keys, no letters of a file, and leave the keys to the page', async ({
    open,
  }) => {
    const palette = makePalette(BACKGROUND, [
      { name: 'x', rgb: '#d62828' },
      { name: 'y', rgb: '#1d5fbf' },
    ]);
    const block = (colour: number) => [{ length: 1, colour }];
    const path = await linkOfPuzzle({
      width: 2,
      height: 2,
      rows: [block(1), block(2)],
      columns: [block(1), block(2)],
      palette,
      meta: {},
    });
    const page = await open({ path });
    await boardReady(page);
    const colours = page.getByRole('radiogroup', { name: 'Colour' }).locator('label');
    expect(await colours.allInnerTexts()).toEqual(['Red\n1', 'Blue\n2']);
    await cellAt(page, [0, 0]).press('2');
    const blue = page.getByRole('radio', { name: 'blue, key 2', exact: true });
    await expect.poll(() => blue.isChecked()).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await marksOf(page))[0]).not.toBe('..');
    await blue.press('ArrowLeft');
    await expect.poll(() => blue.isChecked()).toBe(false);
    await page.keyboard.press('u');
    await expect.poll(async () => (await marksOf(page))[0]).toBe('..');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => colours.allInnerTexts()).toEqual(['1', '2']);
  });
});

describe('a menu', () => {
  it('takes the press that closes it, and nothing is painted', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    await button(page, 'More').click();
    await page.getByRole('menu').waitFor();
    await clickCell(page, [9, 9]);
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect((await marksOf(page)).join('')).not.toContain('#');
    const more = button(page, 'More');
    await expect.poll(() => more.evaluate((it) => it === document.activeElement)).toBe(true);
    await clickCell(page, [9, 9]);
    await expect.poll(async () => (await marksOf(page))[9]).toContain('#');
  });
});

describe('an address', () => {
  it('that is broken says so and leads back to the game', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    await clickCell(page, [0, 2]);
    await page.goto('/play#p=1broken');
    await page
      .getByText(/The link is damaged or cut off.*Your puzzle in progress is kept/)
      .waitFor();
    await page.getByRole('link', { name: 'Continue the last puzzle' }).click();
    await boardReady(page);
    await expect.poll(() => first(page)).toBe('..#.......');
  });

  it('of a puzzle that is not there says so', async ({ open }) => {
    const page = await open({ path: '/play/nobody' });
    await page.getByText(/There is no puzzle called nobody/).waitFor();
  });

  it('of a puzzle that is too large to be played leads to the lab and to paper', async ({
    open,
  }) => {
    const page = await open({ path: await linkOfPicture('#'.repeat(201)) });
    await page.getByRole('heading', { level: 1, name: 'Too large to play' }).waitFor();
    await page.getByText('has 201 × 1 cells. Puzzles of up to 200 cells a side').waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Print' }).waitFor();
    await page.getByRole('link', { name: 'Solve in the Lab' }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('tr[data-status="ended"]').first().waitFor();
  });
});
