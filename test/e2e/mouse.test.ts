// Tests playing with a mouse: what buttons and drags do to cells.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boardReady, clickCell, drag, marksAre, middleOf } from './board.ts';
import { it, type Open } from './harness.ts';
import { marks, wideBoard } from './pictures.ts';

async function openBoard(open: Open): Promise<Page> {
  const page = await open({ path: await wideBoard() });
  await boardReady(page);
  return page;
}

describe('a click', () => {
  it('paints, and on paint takes it away', async ({ open }) => {
    const page = await openBoard(open);
    await clickCell(page, [2, 3]);
    await marksAre(page, marks({ 2: '...#......' }));
    await clickCell(page, [2, 3]);
    await marksAre(page, marks({}));
  });

  it('with the right button crosses out, without a menu', async ({ open }) => {
    const page = await openBoard(open);
    await page.evaluate(() =>
      addEventListener('contextmenu', (event) =>
        setTimeout(() => Object.assign(window, { menu: !event.defaultPrevented })),
      ),
    );
    await clickCell(page, [4, 5], 'right');
    await marksAre(page, marks({ 4: '.....x....' }));
    await expect.poll(() => page.evaluate(() => (window as { menu?: boolean }).menu)).toBe(false);
  });
});

describe('a drag', () => {
  it('as fast as a hand gets skips no cell', async ({ open }) => {
    const page = await openBoard(open);
    await drag(
      page,
      [
        [1, 2],
        [1, 5],
      ],
      { steps: 1 },
    );
    await marksAre(page, marks({ 1: '..####....' }));
  });

  it('keeps to the row or column that it starts along', async ({ open }) => {
    const page = await openBoard(open);
    await drag(page, [
      [1, 1],
      [1, 3],
      [4, 4],
    ]);
    await drag(page, [
      [5, 6],
      [7, 6],
      [8, 9],
    ]);
    await marksAre(
      page,
      marks({
        1: '.####.....',
        5: '......#...',
        6: '......#...',
        7: '......#...',
        8: '......#...',
      }),
    );
  });

  it('does to all its cells what it does to the first', async ({ open }) => {
    const page = await openBoard(open);
    await drag(page, [
      [3, 2],
      [3, 3],
    ]);
    await clickCell(page, [3, 4], 'right');
    await drag(page, [
      [3, 3],
      [3, 0],
    ]);
    await marksAre(page, marks({ 3: '....x.....' }));
  });

  it('tells its length while the button is down', async ({ open }) => {
    const page = await openBoard(open);
    const counter = page.locator('[class*="counter"]');
    await drag(
      page,
      [
        [0, 0],
        [0, 2],
      ],
      {
        whileDown: async () => {
          await expect.poll(() => counter.textContent()).toBe('3');
          await counter.waitFor({ state: 'visible' });
        },
      },
    );
    await counter.waitFor({ state: 'hidden' });
  });

  it('that leaves the board goes up to its edge', async ({ open }) => {
    const page = await openBoard(open);
    const { x, y } = await middleOf(page, [9, 7]);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 3 });
    await page.mouse.move(x + 900, y + 30, { steps: 3 });
    await page.mouse.up();
    await marksAre(page, marks({ 9: '.......###' }));
  });
});

describe('undo', () => {
  it('takes back a drag in one step, after a reload too', async ({ open }) => {
    const page = await openBoard(open);
    await clickCell(page, [6, 0]);
    await drag(page, [
      [2, 2],
      [2, 5],
    ]);
    const all = marks({ 2: '..####....', 6: '#.........' });
    await marksAre(page, all);
    await page.reload();
    await boardReady(page);
    await marksAre(page, all);
    await page.keyboard.press('Control+z');
    await marksAre(page, marks({ 6: '#.........' }));
    await page.keyboard.press('Control+z');
    await marksAre(page, marks({}));
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+y');
    await marksAre(page, all);
  });
});
