// Reads the marks of a game for tests of the Play screen. The name of a cell may say more after the
// mark, such as that a hint is about the cell.

import type { Page } from 'playwright-core';
import { grid } from './board.ts';

/** Waits until the cells of the board have names. */
export async function gameReady(page: Page): Promise<void> {
  await grid(page).locator('[role="gridcell"][aria-label]').first().waitFor();
}

const SIGNS: Readonly<Record<string, string>> = {
  unmarked: '.',
  'crossed out': 'x',
  filled: '#',
};

/**
 * Returns the marks as a screen reader gets them on an English page: `.` unmarked, `x` crossed out,
 * `#` filled, `?` anything else.
 */
export async function marksIn(page: Page): Promise<readonly string[]> {
  const rows = await grid(page).evaluate((element) =>
    [...element.querySelectorAll('[role="row"]:has([role="gridcell"])')].map((row) =>
      [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.getAttribute('aria-label')),
    ),
  );
  return rows.map((row) => row.map((name) => SIGNS[name?.split(', ')[2] ?? ''] ?? '?').join(''));
}
