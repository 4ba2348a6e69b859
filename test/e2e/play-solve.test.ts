// Tests Solve on the Play screen: with one solution, several or none, and step by step; and what
// follows a solved board.

import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { boardReady, clickCell, marksOf } from './board.ts';
import { it } from './harness.ts';
import { linkOfClues } from './puzzles.ts';

const HEART = ['.#.#.', '#####', '#####', '.###.', '..#..'];

async function solve(page: Page, how: string): Promise<void> {
  await boardReady(page);
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('menuitem', { name: how }).click();
}

const answer = (page: Page) => page.getByTestId('answer');
/** Returns the rows of the board, in which crosses are shown as unmarked. */
const painted = async (page: Page) => (await marksOf(page)).map((row) => row.replaceAll('x', '.'));

describe('solve', () => {
  it('fills in the only solution as one move', async ({ open }) => {
    const page = await open({ path: '/play/heart' });
    await solve(page, 'Fill in the solution');
    await expect.poll(() => painted(page)).toEqual(HEART);
    await page.keyboard.press('u');
    await expect.poll(async () => (await painted(page)).join('')).not.toContain('#');
  });

  it('pages through several solutions', async ({ open }) => {
    const page = await open({ path: await linkOfClues([[1], [1]], [[1], [1]]) });
    await solve(page, 'Fill in the solution');
    await expect
      .poll(() => answer(page).textContent())
      .toMatch(/has 2 solutions.*differ in 4 cells/);
    await expect.poll(async () => (await painted(page)).join('')).toContain('#');
    const first = await painted(page);
    await page.getByRole('button', { name: 'Next solution' }).click();
    await expect.poll(() => painted(page)).toEqual(first.toReversed());
    await page.getByRole('button', { name: 'Fill in this solution' }).click();
    await page.getByTestId('solved').waitFor();
    await expect.poll(() => painted(page)).toEqual(first.toReversed());
  });

  it('names the lines that contradict each other', async ({ open }) => {
    const page = await open({
      path: await linkOfClues([[1], [3], [1]], [[1, 1], [2], [1]]),
    });
    await solve(page, 'Fill in the solution');
    await expect
      .poll(() => answer(page).textContent())
      .toMatch(/contradict each other: row 2 and column 1/);
  });

  it('plays it step by step, and keeps what was shown', async ({ open }) => {
    const page = await open({ path: '/play/heart' });
    await solve(page, 'Show step by step');
    const pause = page.getByRole('button', { name: 'Pause' });
    await pause.waitFor();
    await pause.click();
    await expect
      .poll(() => page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuemax'))
      .toBe('6');
    await page.getByRole('slider', { name: 'Position' }).focus();
    await page.keyboard.press('Home');
    await expect.poll(async () => (await painted(page)).join('')).not.toContain('#');
    await page.keyboard.press('End');
    await expect.poll(() => painted(page)).toEqual(HEART);
    await page.getByRole('button', { name: 'Back to my board' }).click();
    await expect.poll(async () => (await painted(page)).join('')).not.toContain('#');
    await solve(page, 'Show step by step');
    await page.getByRole('button', { name: 'Step forward' }).click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    await page.getByRole('button', { name: 'Keep these marks' }).click();
    await expect.poll(async () => (await painted(page)).join('')).toContain('#####');
  });
});

describe('what plays on the board', () => {
  const focused = (page: Page, name: string, role: 'button' | 'region') => async () =>
    page.getByRole(role, { name, exact: true }).evaluate((it) => it === document.activeElement);

  it('has the focus, and gives it back to Solve', async ({ open }) => {
    const page = await open({ path: '/play/heart' });
    await solve(page, 'Show step by step');
    await expect.poll(focused(page, 'Step by step', 'region')).toBe(true);
    await page.getByRole('button', { name: 'Back to my board' }).press('Enter');
    await expect.poll(focused(page, 'Solve', 'button')).toBe(true);
  });

  it('gives the focus back to the menu that began it', async ({ open }) => {
    const page = await open({ path: '/play/heart' });
    await boardReady(page);
    await clickCell(page, [0, 0]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Replay my game' }).click();
    await expect.poll(focused(page, 'Replay', 'region')).toBe(true);
    await page.getByRole('button', { name: 'Back to my board' }).press('Enter');
    await expect.poll(focused(page, 'More', 'button')).toBe(true);
  });
});

describe('a solved board', () => {
  it('shows its picture, tells the time, replays, leads on', async ({ open }) => {
    const page = await open({ path: '/play/heart', motion: true });
    await boardReady(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/play/5x5-1');
    for (const [row, line] of HEART.entries())
      for (const [column, sign] of [...line].entries())
        if (sign === '#') await clickCell(page, [row, column]);
    const picture = page.getByTestId('picture');
    await picture.waitFor();
    const isMoving = () => page.locator('figure[data-moving]').count();
    await expect
      .poll(() => page.getByTestId('solved').textContent())
      .toMatch(/Solved by youTime\d+:\d\d/);
    const announced = page.getByTestId('announcer');
    await expect.poll(() => announced.textContent()).toMatch(/Solved! Heart\. In \d+:\d\d\./);
    await page.keyboard.press('Escape');
    await expect.poll(isMoving).toBe(0);
    await page.getByRole('button', { name: 'Show board' }).click();
    await picture.waitFor({ state: 'detached' });
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Show picture' }).click();
    await picture.waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('img', { name: 'Heart', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save SVG' }).waitFor();
    await page.getByRole('radio', { name: 'My game as a film' }).click();
    const film = page.getByRole('button', { name: 'Save GIF' });
    await film.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const [saved] = await Promise.all([page.waitForEvent('download'), film.click()]);
    expect(saved.suggestedFilename()).toBe('heart.gif');
    expect((await buffer(await saved.createReadStream())).toString('latin1', 0, 6)).toBe('GIF89a');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    // Home changes nothing at the beginning of the replay and would not stop the replay there, so
    // the test waits until a later frame.
    const place = page.getByRole('slider', { name: 'Position' });
    await expect.poll(() => place.getAttribute('aria-valuenow')).not.toBe('0');
    await place.focus();
    await page.keyboard.press('Home');
    await expect.poll(async () => (await painted(page)).join('')).not.toContain('#');
    await page.getByRole('button', { name: 'Back to my board' }).click();
    await picture.waitFor();
    await page.getByRole('navigation', { name: 'What next?' }).getByRole('link').nth(2).waitFor();
    await page.getByRole('link', { name: /^Next in Classics \d+×\d+ · No\. \d+$/ }).waitFor();
    await page.getByRole('link', { name: /^Back to Classics 1 of \d+ solved$/ }).waitFor();
    const similar = page.getByRole('link', { name: /^Similar/ });
    expect(await similar.textContent()).toContain('5×5 · No. ');
    const address = await similar.getAttribute('href');
    await similar.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(address);
    await picture.waitFor({ state: 'detached' });
    await boardReady(page);
    await expect.poll(async () => (await painted(page)).join('')).not.toContain('#');
  });
});
