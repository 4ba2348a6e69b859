// Tests playing with fingers, on a phone.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  boardReady,
  cellAt,
  grid,
  isInSight,
  marksAre,
  marksOf,
  middleOf,
  middleOfBox,
} from './board.ts';
import { dragFinger, fingersOn, longPress, pinch, tap } from './fingers.ts';
import { it, type Open } from './harness.ts';
import { marks, wideBoard } from './pictures.ts';
import { boxOf } from './settled-box.ts';

async function openBoard(open: Open): Promise<Page> {
  const page = await open({ path: await wideBoard(), touch: true });
  await boardReady(page);
  return page;
}

describe('one finger', () => {
  it('paints with a tap, and takes paint away', async ({ open }) => {
    const page = await openBoard(open);
    const point = await middleOf(page, [3, 4]);
    await tap(page, point);
    await marksAre(page, marks({ 3: '....#.....' }));
    await tap(page, point);
    await marksAre(page, marks({}));
  });

  it('crosses out by staying down', async ({ open }) => {
    const page = await openBoard(open);
    await longPress(page, await middleOf(page, [5, 2]));
    await marksAre(page, marks({ 5: '..x.......' }));
  });

  it('paints a line by a drag, and does not scroll', async ({ open }) => {
    const page = await openBoard(open);
    await dragFinger(page, [await middleOf(page, [4, 1]), await middleOf(page, [7, 1])]);
    await marksAre(
      page,
      marks({ 4: '.#........', 5: '.#........', 6: '.#........', 7: '.#........' }),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('finds cells large enough', async ({ open }) => {
    const page = await openBoard(open);
    const box = await boxOf(cellAt(page, [0, 0]));
    expect(box.width).toBeGreaterThanOrEqual(24);
    expect(box.height).toBeGreaterThanOrEqual(24);
  });

  it('finds ten columns as a whole on a narrow phone, and paints at once', async ({ open }) => {
    const path = '/play/crown';
    const page = await open({ path, touch: true, viewport: { width: 360, height: 740 } });
    await boardReady(page);
    const last = await boxOf(cellAt(page, [9, 9]));
    expect(last.x + last.width).toBeLessThanOrEqual(360);
    expect(last.width).toBeGreaterThanOrEqual(24);
    await tap(page, await middleOf(page, [9, 9]));
    await marksAre(page, marks({ 9: '.........#' }));
  });
});

describe('a loupe', () => {
  it('shows the cell under a finger on small cells, clear of the finger', async ({ open }) => {
    const page = await open({ path: '/play/bike', touch: true });
    await boardReady(page);
    const last = await boxOf(cellAt(page, [19, 19]));
    expect(last.x + last.width).toBeLessThanOrEqual(390);
    expect(last.width).toBeLessThan(24);
    const loupe = page.getByTestId('loupe');
    const marked = async () => (await marksOf(page)).map((row) => row.indexOf('#'));
    const fingers = await fingersOn(page);
    const [from, to] = [await middleOf(page, [10, 3]), await middleOf(page, [12, 5])];
    // The finger moves without a wait, because one that rested would begin a stroke.
    await Promise.all([fingers.to(from), fingers.to(to)]);
    await loupe.waitFor();
    const box = await boxOf(loupe);
    expect(box.y + box.height).toBeLessThan(to.y - 20);
    await fingers.up();
    await loupe.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await marked())[12]).toBe(5);
    expect((await marked()).filter((column) => column >= 0)).toEqual([5]);
    // A finger that has left the board marks nothing, and neither do two.
    const beside = { x: to.x, y: last.y + 100 };
    await Promise.all([fingers.to(from), fingers.to(beside)]);
    await loupe.waitFor({ state: 'hidden' });
    await fingers.up();
    await fingers.to(from);
    await fingers.to(from, to);
    await fingers.up();
    expect((await marked()).filter((column) => column >= 0)).toEqual([5]);
  });
});

describe('the pad of arrows', () => {
  it('moves a cursor, and marks a run as one move while a tool is held', async ({ open }) => {
    const viewport = { width: 360, height: 740 };
    const page = await open({ path: '/play/bike', touch: true, viewport });
    await boardReady(page);
    const taught = page.getByText('Slide to a cell and lift to mark it.');
    await taught.waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Game settings' }).tap();
    await page.getByRole('radio', { name: 'Arrow pad' }).tap();
    await page.keyboard.press('Escape');
    const pad = page.getByRole('region', { name: 'Arrow pad' });
    await pad.waitFor();
    expect(await taught.count()).toBe(0);
    const fill = await middleOfBox(pad.getByRole('button', { name: 'Fill' }));
    const from = await middleOf(page, [10, 10]);
    const right = (pixels: number) => ({ x: from.x + pixels, y: from.y });
    await tap(page, from);
    const fingers = await fingersOn(page);
    await fingers.to(fill);
    await fingers.to(fill, from);
    for (let pixels = 10; pixels <= 60; pixels += 10) await fingers.to(fill, right(pixels));
    await fingers.up();
    const filled = async () => (await marksOf(page)).join('').match(/#+/g) ?? [];
    await expect.poll(async () => (await filled()).map((run) => run.length)).toEqual([4]);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect.poll(filled).toEqual([]);
    await pad.getByRole('button', { name: 'Down' }).tap();
    await pad.getByRole('button', { name: 'Cross' }).tap();
    await expect.poll(async () => (await marksOf(page))[11]).toContain('x');
    await page.setViewportSize({ width: viewport.height, height: viewport.width });
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(pad);
        return y + height;
      })
      .toBeLessThan(viewport.width);
    await page.reload();
    await pad.waitFor();
    expect(await page.getByText('Slide anywhere').count()).toBe(0);
  });
});

describe('a hint', () => {
  it('keeps the focus, the row that it speaks of in sight, and all columns', async ({ open }) => {
    const path = '/play/mushroom-house';
    const page = await open({ path, touch: true, viewport: { width: 360, height: 640 } });
    await boardReady(page);
    const last = cellAt(page, [0, 9]);
    const before = await boxOf(last);
    expect(before.x + before.width).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Help with this puzzle' }).tap();
    expect(await boxOf(last)).toEqual(before);
    await page.getByRole('button', { name: 'Next step' }).tap();
    const answer = page.getByTestId('answer');
    await answer.waitFor();
    const hasFocus = (element: Element) => element === document.activeElement;
    expect(await answer.evaluate(hasFocus)).toBe(true);
    const pointed = page.locator('[role="gridcell"][data-look="conclusion"]');
    await expect.poll(async () => isInSight(pointed.first())).toBe(true);
    expect(await last.evaluate((cell) => cell.getBoundingClientRect().width)).toBe(before.width);
  });
});

describe('a message', () => {
  it('covers no tool, and nothing of a dialog', async ({ open }) => {
    const path = '/play/crown';
    const page = await open({ path, touch: true, viewport: { width: 360, height: 640 } });
    await boardReady(page);
    await tap(page, await middleOf(page, [0, 0]));
    const clear = page.getByRole('button', { name: 'Clear the board' });
    const ground = () => clear.evaluate((it) => getComputedStyle(it).backgroundColor);
    const untouched = await ground();
    await clear.tap();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
    await expect.poll(() => clear.getAttribute('aria-disabled')).toBe('false');
    await clear.tap();
    expect(await ground()).toBe(untouched);
    await expect.poll(() => page.locator('[role="tooltip"], :focus-visible').count()).toBe(0);
    const message = page.locator('li', { hasText: 'The board was cleared.' });
    await message.waitFor();
    const { y, height } = await boxOf(message);
    expect(y).toBeGreaterThanOrEqual(0);
    const board = await boxOf(cellAt(page, [0, 0]));
    expect(y + height).toBeLessThanOrEqual(board.y);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Share' }).tap();
    const dialog = page.getByRole('dialog');
    const link = await boxOf(dialog.getByRole('textbox', { name: 'Link' }));
    const close = await boxOf(dialog.getByRole('button', { name: 'Close' }));
    const inDialog = await boxOf(dialog.locator('li', { hasText: 'The board was cleared.' }));
    expect(inDialog.y).toBeGreaterThanOrEqual(close.y + close.height);
    expect(inDialog.y + inDialog.height).toBeLessThanOrEqual(link.y);
    await dialog.getByRole('button', { name: 'Undo' }).tap();
    await message.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await marksAre(page, marks({ 0: '#.........' }));
  });
});

describe('two fingers', () => {
  it('zoom and move, and never paint or strike a number, wherever each comes down', async ({
    open,
  }) => {
    const page = await openBoard(open);
    const width = async () => (await boxOf(cellAt(page, [0, 0]))).width;
    const before = await width();
    const all = await boxOf(grid(page));
    const row = page.getByRole('rowheader').nth(3);
    const number = await middleOfBox(row.getByText('3', { exact: true }));
    await tap(page, number);
    await expect.poll(() => row.getAttribute('aria-label')).toContain('block 1 struck out');
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect.poll(() => row.getAttribute('aria-label')).not.toContain('struck');
    const places = [
      await middleOf(page, [4, 4]),
      await middleOf(page, [6, 6]),
      await middleOfBox(page.getByRole('rowheader').nth(5)),
      await middleOfBox(page.getByRole('columnheader').nth(5)),
      { x: all.x + all.width / 2, y: all.y + all.height + 20 },
      number,
    ];
    const fingers = await fingersOn(page);
    for (const one of places) {
      for (const other of places.filter((place) => place !== one)) {
        await fingers.to(one);
        await fingers.to(one, other);
        await fingers.to(one, { x: other.x + 30, y: other.y });
        await fingers.to(one, other);
        await fingers.up();
      }
    }
    await marksAre(page, marks({}));
    expect(await page.locator('[data-struck]').count()).toBe(0);
    await pinch(
      page,
      [places[2]!, places[0]!],
      [places[2]!, { x: places[0]!.x + 150, y: places[0]!.y }],
    );
    await expect.poll(width).toBeGreaterThan(before * 1.2);
    await marksAre(page, marks({}));
  });

  it('take back what the first began to paint', async ({ open }) => {
    const page = await openBoard(open);
    const [a, b] = [await middleOf(page, [2, 2]), await middleOf(page, [2, 5])];
    const fingers = await fingersOn(page);
    await fingers.to(a);
    await fingers.to(await middleOf(page, [2, 4]));
    await fingers.to(b, await middleOf(page, [7, 7]));
    await fingers.up();
    await marksAre(page, marks({}));
  });
});

describe('the tools', () => {
  it('have words and room for fingers on every phone, in German with six colours', async ({
    open,
  }) => {
    const page = await open({ path: '/play/goldfish', touch: true, language: 'de' });
    await boardReady(page);
    const tools = page.getByRole('region', { name: 'Werkzeuge' });
    for (const [width, height] of [
      [360, 740],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const control of await tools.getByRole('button').or(tools.getByRole('radio')).all()) {
        const box = await boxOf(control);
        const name = `${await control.getAttribute('aria-label')} on ${width}x${height}`;
        expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44);
        expect(box.x + box.width, name).toBeLessThanOrEqual(width);
        expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      }
      const board = await boxOf(page.getByRole('grid').locator('../..'));
      expect(Math.max(board.width, board.height)).toBeGreaterThanOrEqual(300);
    }
    await page.getByRole('button', { name: 'Neues Rätsel' }).tap();
    await page.getByRole('menuitem', { name: 'Nächstes ungelöstes Rätsel' }).tap();
    await page.waitForURL((url) => /^.play.(?!goldfish)/.test(url.pathname));
  });
});
