// Tests what a newcomer meets: the welcome on the board, and the tutorial.

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { countBytes } from '../../bench/web/count-bytes.ts';
import { violationsInThemes, violationsOf } from './axe.ts';
import { boardReady, cellAt, clickCell, marksAre, type Place } from './board.ts';
import { it } from './harness.ts';
import { boxOf } from './settled-box.ts';

const PHONE = { touch: true, viewport: { width: 360, height: 740 }, welcome: true };

/** Reloads the page, and returns how many cards welcome the person then. */
async function welcomesAfterReload(page: Page): Promise<number> {
  await page.reload();
  await boardReady(page);
  // The card is loaded after the board, so its code has come when all is quiet.
  await page.waitForLoadState('networkidle');
  return page.getByTestId('welcome').count();
}

describe('the first visit', () => {
  it('takes at most 200 kB of scripts and 270 kB in all', async ({ open }) => {
    const page = await open({ fresh: true, welcome: true });
    const session = await page.context().newCDPSession(page);
    const bytes = countBytes(session);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.reload();
    await page.getByTestId('welcome').waitFor();
    expect(bytes.script).toBeGreaterThan(100_000);
    expect(bytes.script).toBeLessThanOrEqual(200_000);
    expect(bytes.all).toBeLessThanOrEqual(270_000);
  });
});

describe('the welcome', () => {
  it('stays until it is closed, and never comes again', async ({ open }) => {
    const page = await open(PHONE);
    const card = page.getByTestId('welcome');
    await card.waitFor();
    expect(await violationsInThemes(page)).toEqual([]);
    await page.reload();
    await card.getByRole('button', { name: 'Close' }).tap();
    await card.waitFor({ state: 'detached' });
    expect(await welcomesAfterReload(page)).toBe(0);
  });

  it('comes before the note on fingers on a small phone, so that the board is seen', async ({
    open,
  }) => {
    const viewport = { width: 360, height: 640 };
    const page = await open({ ...PHONE, viewport, path: '/play/60x60-1' });
    const card = page.getByTestId('welcome');
    await card.waitFor();
    const note = page.getByText('Tap to mark a cell');
    expect(await note.isVisible()).toBe(false);
    const seen = await boxOf(page.getByRole('grid'));
    expect((await boxOf(card)).y - seen.y).toBeGreaterThan(100);
    await cellAt(page, [0, 0]).tap();
    await card.waitFor({ state: 'hidden' });
    await note.waitFor();
    expect(await boxOf(page.getByRole('grid'))).toEqual(seen);
  });

  it('ends with the first question, and leaves the board where it is', async ({ open }) => {
    const page = await open({ welcome: true });
    const card = page.getByTestId('welcome');
    const { y } = await boxOf(card);
    const grid = await boxOf(page.getByRole('grid'));
    expect(grid.y + grid.height).toBeLessThan(y);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await card.waitFor({ state: 'hidden' });
    await page.getByTestId('answer').getByRole('button', { name: 'Close' }).click();
    await clickCell(page, [0, 0]);
    expect(await boxOf(page.getByRole('grid'))).toEqual(grid);
    expect(await welcomesAfterReload(page)).toBe(0);
  });
});

function currentLesson(page: Page): Promise<string | null> {
  return page.locator('[aria-current="step"] h2').textContent();
}

async function pressAll(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function paintRow(page: Page, length: number): Promise<void> {
  await pressAll(page, 'Home', 'Space');
  await page.keyboard.down('Shift');
  for (let i = 1; i < length; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
}

describe('the tutorial', () => {
  it('is played to its end by keyboard, with one hint told once', async ({ open }) => {
    const page = await open({ path: '/help/tutorial', welcome: true });
    await boardReady(page);
    await cellAt(page, [0, 0]).focus();
    await expect.poll(() => currentLesson(page)).toBe('Read a clue');
    await page.keyboard.press('ArrowDown');
    await paintRow(page, 5);
    await expect.poll(() => currentLesson(page)).toBe('Fill many cells at once');
    await pressAll(page, 'ArrowDown', 'ArrowDown');
    await paintRow(page, 5);
    await expect.poll(() => currentLesson(page)).toBe('Leave gaps');
    await pressAll(page, 'ArrowUp', 'Space', 'ArrowLeft', 'ArrowLeft', 'Space', 'Home', 'Space');
    await expect.poll(() => currentLesson(page)).toBe('Cross out what stays empty');
    await pressAll(page, 'ArrowRight', 'x', 'ArrowRight', 'ArrowRight', 'x');
    await expect.poll(() => currentLesson(page)).toBe('Use what is left');
    await pressAll(page, 'ArrowUp', 'ArrowUp', 'Space', 'ArrowLeft', 'ArrowLeft', 'Space');
    await expect.poll(() => currentLesson(page)).toBe('Ask for a hint');

    const announced = page.getByTestId('announcer');
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Tell me more' }).waitFor();
    await expect.poll(() => announced.textContent()).toMatch(/^Look at /);
    expect(await page.getByRole('status').filter({ hasText: 'Look at ' }).count()).toBe(1);
    await pressAll(page, 'h', 'h');
    await expect.poll(() => currentLesson(page)).toBe('Finish the picture');
    await expect.poll(() => announced.textContent()).toMatch(/Fill cells? /);

    await pressAll(page, 'ArrowRight', 'Space', 'Control+End', 'Space');
    await pressAll(page, 'ArrowLeft', 'ArrowLeft', 'Space', 'Home', 'Space');
    await page.getByRole('link', { name: 'Play your first puzzle' }).waitFor();
    await expect.poll(() => announced.textContent()).toContain('Solved: a ghost!');
    await marksAre(page, ['.###.', '#####', '#.#.#', '#####', '#.#.#']);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/');
    expect(await welcomesAfterReload(page)).toBe(0);
  });

  it('is one tap from the welcome, and all in sight on a phone', async ({ open }) => {
    const page = await open(PHONE);
    await page.getByRole('link', { name: 'Two minutes: learn to play' }).tap();
    await boardReady(page);
    const tapAll = async (row: number, columns: readonly number[]): Promise<void> => {
      for (const column of columns) await cellAt(page, [row, column] as Place).tap();
    };
    const edges = async (seen: Locator): Promise<[number, number]> => {
      const { y, height } = await boxOf(seen);
      return [y, y + height];
    };
    const [top, end] = await edges(page.getByText('The 5 beside row 2 stands for'));
    const [boardTop, boardEnd] = await edges(page.getByRole('grid'));
    const [, toolsEnd] = await edges(page.getByRole('button', { name: 'Undo' }));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(boardTop);
    expect(boardEnd).toBeLessThan(toolsEnd);
    expect(toolsEnd).toBeLessThanOrEqual(PHONE.viewport.height);

    await tapAll(1, [0, 1, 2, 3, 4]);
    await expect.poll(() => currentLesson(page)).toBe('Fill many cells at once');
    await page.goto('/');
    await page.getByRole('link', { name: 'Go on learning: step 2' }).tap();
    await boardReady(page);
    await expect.poll(() => currentLesson(page)).toBe('Fill many cells at once');
    await tapAll(0, [0]);
    const mistake = page.getByRole('main').getByText('The outlined mark does not fit');
    await mistake.waitFor();
    const corner = cellAt(page, [0, 0]);
    await expect.poll(() => corner.getAttribute('aria-label')).toMatch(/filled, wrong$/);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await mistake.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Cross' }).tap();
    await tapAll(0, [0]);
    await marksAre(page, ['x....', '#####', '.....', '.....', '.....']);
    await page.getByRole('button', { name: 'Start again' }).tap();
    await expect.poll(() => currentLesson(page)).toBe('Read a clue');
  });
});
