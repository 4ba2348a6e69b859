// Tests the size of the board: with Fit, the whole board is in sight, however large the board is;
// at other sizes, the cells are large enough to be hit.

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { boardReady, cellAt, clickCell, grid, isInSight, marksOf, middleOf } from './board.ts';
import { fingersOn, tap } from './fingers.ts';
import { it } from './harness.ts';
import { boxOf } from './settled-box.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const disabled = (page: Page, name: string) => button(page, name).getAttribute('aria-disabled');
const FIT = 'Fit to screen';

const sizeOf = async (page: Page) => (await boxOf(cellAt(page, [0, 0]))).width;

/** Whether the whole board is in sight and there is nothing to scroll. */
const isWhole = (page: Page) =>
  grid(page).evaluate((element) => {
    const scroller = element.parentElement!.parentElement!;
    return (
      scroller.scrollWidth <= scroller.clientWidth && scroller.scrollHeight <= scroller.clientHeight
    );
  });

describe('fit', () => {
  it('shows the largest board as a whole, to paint on with a mouse', async ({ open }) => {
    const page = await open({
      path: '/play/ringed-planet',
      viewport: { width: 1440, height: 900 },
    });
    await boardReady(page);
    await expect.poll(() => isWhole(page)).toBe(false);
    await button(page, FIT).click();
    await expect.poll(() => isWhole(page)).toBe(true);
    await expect.poll(() => sizeOf(page)).toBeGreaterThanOrEqual(5);
    await expect.poll(() => disabled(page, 'Zoom out')).toBe('true');
    await clickCell(page, [50, 50]);
    await expect.poll(async () => (await marksOf(page))[50]![50]).not.toBe('.');
  });

  it('shows all on a phone, where a tap comes nearer to its cell before it paints', async ({
    open,
  }) => {
    const page = await open({
      path: '/play/ringed-planet',
      touch: true,
      viewport: { width: 360, height: 740 },
    });
    await boardReady(page);
    await expect.poll(() => sizeOf(page)).toBe(28);
    const map = page.locator('[data-minimap]');
    const { x: left, y: top, width: side } = await boxOf(map);
    const fingers = await fingersOn(page);
    await fingers.to({ x: left + side / 2, y: top + 5 });
    await fingers.to({ x: left + side - 1, y: top + side - 1 });
    await expect.poll(() => isInSight(cellAt(page, [99, 99]))).toBe(true);
    const inMap = { x: left + side, y: top + side };
    for (const off of [60, 70]) await fingers.to(inMap, { x: inMap.x + off, y: inMap.y + off });
    await fingers.up();
    for (const place of [
      [0, 0],
      [99, 99],
      [50, 50],
    ] as const) {
      await button(page, 'Zoom').click();
      await page.getByRole('menuitem', { name: FIT }).click();
      await expect.poll(() => isWhole(page)).toBe(true);
      expect(await map.count()).toBe(0);
      const point = await middleOf(page, place);
      await tap(page, point);
      await expect.poll(() => sizeOf(page)).toBe(28);
      await expect.poll(() => isInSight(cellAt(page, place))).toBe(true);
      const { x, y } = await middleOf(page, place);
      const off = Math.hypot(x - point.x, y - point.y);
      if (place[0] === 50) expect(off).toBeLessThan(28);
    }
    expect((await marksOf(page)).join('')).not.toMatch(/[^.]/);
    await tap(page, await middleOf(page, [50, 50]));
    await expect.poll(async () => (await marksOf(page))[50]![50]).not.toBe('.');
  });
});

describe('a board that is moved', () => {
  it('shows nothing of its frame under the clues of the rows', async ({ open }) => {
    const page = await open({
      path: '/play/goldfish',
      touch: true,
      viewport: { width: 360, height: 740 },
    });
    await boardReady(page);
    await grid(page).evaluate((element) =>
      element.parentElement!.parentElement!.scrollTo(120, element.scrollHeight),
    );
    const bar = (await grid(page).locator('[role="rowheader"]').last().boundingBox())!;
    // The clip lies directly below the clues of the rows. It is 2 pixels high, as thick as the line
    // around the cells, and leaves out the line at the right end of the clues.
    const clip = { x: bar.x, y: bar.y + bar.height, width: bar.width - 4, height: 2 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  });

  it('does not scroll under a click at its edge, even of an unsteady hand', async ({ open }) => {
    const page = await open({ path: '/play/goldfish', viewport: { width: 800, height: 500 } });
    await boardReady(page);
    const end = await grid(page).evaluate((element) => {
      const { left, width, bottom } = element.parentElement!.parentElement!.getBoundingClientRect();
      return { x: left + width / 2, y: bottom - 9 };
    });
    await page.mouse.move(end.x, end.y);
    await page.mouse.down();
    await page.mouse.move(end.x + 1, end.y);
    for (let frame = 0; frame < 12; frame++)
      await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    const marked = async () => (await marksOf(page)).join('').replaceAll('.', '');
    await expect.poll(marked).toHaveLength(1);
  });
});

describe('small boards', () => {
  it('fill some of a wide screen, up to cells that grow no more', async ({ open }) => {
    const page = await open({ path: '/play/heart', viewport: { width: 1440, height: 900 } });
    await boardReady(page);
    await expect.poll(() => sizeOf(page)).toBe(72);
    await expect.poll(() => disabled(page, 'Zoom in')).toBe('true');
    await button(page, 'Zoom out').click();
    await expect.poll(() => sizeOf(page)).toBeLessThan(72);
    await expect.poll(() => disabled(page, 'Zoom in')).toBe('false');
  });
});
