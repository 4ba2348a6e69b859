// Tests that no move is lost when the page is left right after it.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boardReady, marksOf } from './board.ts';
import { it } from './harness.ts';

/**
 * Presses cells of the first row and leaves the page, all in one task of the event loop, so no
 * write can end before the page is left.
 */
async function paintAndLeave(page: Page, columns: readonly number[]): Promise<void> {
  const press = ({ columns }: { columns: readonly number[] }): void => {
    const cells = [...document.querySelectorAll('[role="gridcell"]')];
    for (const column of columns) {
      const { x, y } = cells[column]!.getBoundingClientRect();
      const at = { bubbles: true, clientX: x + 4, clientY: y + 4, pointerId: 1, isPrimary: true };
      cells[column]!.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
      cells[column]!.dispatchEvent(new PointerEvent('pointerup', at));
    }
    location.href = '/help';
  };
  await page.evaluate(press, { columns });
  await page.waitForURL('**/help');
}

describe('a page that is left', () => {
  it('has kept the moves before, however many wait to be written', async ({ open }) => {
    const page = await open({ path: '/play/castle' });
    const painted: number[] = [];
    for (const columns of [[0], [2, 4], [6, 8, 10], [12, 14, 16, 18, 20]]) {
      await boardReady(page);
      await paintAndLeave(page, columns);
      painted.push(...columns);
      await page.goto('/play/castle');
      await boardReady(page);
      const marks = [...(await marksOf(page))[0]!];
      expect(marks.flatMap((mark, column) => (mark === '#' ? [column] : []))).toEqual(painted);
    }
  });
});
