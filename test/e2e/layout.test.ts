// Tests where the parts of Play are: help that is hidden beside the board, and the mirrored layout.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boardReady, grid } from './board.ts';
import { it } from './harness.ts';
import { boxOf } from './settled-box.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const help = (page: Page) => page.getByRole('region', { name: 'Help with this puzzle' });
const tools = (page: Page) => page.getByRole('region', { name: 'Tools' });

describe('help beside the board', () => {
  it('stays hidden, gives its room to the board, and comes for an answer', async ({ open }) => {
    const page = await open({ path: '/play/duck', viewport: { width: 1000, height: 900 } });
    await boardReady(page);
    const { width } = await boxOf(grid(page));
    await button(page, 'Hide help').click();
    await expect.poll(() => help(page).isVisible()).toBe(false);
    expect((await boxOf(grid(page))).width).toBeGreaterThan(width);
    await page.reload();
    await boardReady(page);
    await button(page, 'Show help').waitFor();
    expect(await help(page).isVisible()).toBe(false);
    await page.keyboard.press('h');
    await help(page).getByTestId('answer').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => help(page).isVisible()).toBe(false);
    await button(page, 'Show help').click();
    await help(page).waitFor();
  });
});

describe('the layout for left hands', () => {
  it('has help and tools at the left of the board', async ({ open }) => {
    const page = await open({ path: '/play/duck' });
    await boardReady(page);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Game settings' }).click();
    await page.getByRole('switch', { name: 'Left-handed layout' }).click();
    await page.keyboard.press('Escape');
    const isLeftOfBoard = async (part: ReturnType<typeof help>): Promise<boolean> => {
      const { x, width } = await boxOf(part);
      return x + width <= (await boxOf(grid(page))).x;
    };
    await expect.poll(() => isLeftOfBoard(help(page))).toBe(true);
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(() => isLeftOfBoard(tools(page))).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    const undo = await boxOf(button(page, 'Undo'));
    expect(undo.x).toBeLessThan((await boxOf(page.getByRole('radio', { name: 'Fill' }))).x);
  });
});
