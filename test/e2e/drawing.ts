// Finds the cells on the canvas of the Draw screen for tests, uses a mouse on them and reads the
// clues. Rows and columns are numbered from 0.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Place } from './board.ts';
import type { Point } from './fingers.ts';
import { boxOf } from './settled-box.ts';

/** Returns the middle of a cell, in pixels of the viewport. */
export async function pointOf(page: Page, place: Place): Promise<Point> {
  const [point] = await pointsOf(page, [place]);
  return point!;
}

/** Presses at the first place, moves through all places, and releases at the last place. */
export async function paint(
  page: Page,
  places: readonly Place[],
  { button = 'left', steps = 1 }: { button?: 'left' | 'right'; steps?: number } = {},
): Promise<void> {
  const points = await pointsOf(page, places);
  await page.mouse.move(points[0]!.x, points[0]!.y);
  await page.mouse.down({ button });
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps });
  await page.mouse.up({ button });
}

/** Looks for the canvas once for all places, because it takes some frames until it stands still. */
async function pointsOf(page: Page, places: readonly Place[]): Promise<readonly Point[]> {
  const canvas = page.getByTestId('drawing');
  const box = await boxOf(canvas);
  const [cell, left, top] = await canvas.evaluate(({ dataset }) =>
    [dataset.cell, dataset.left, dataset.top].map(Number),
  );
  return places.map(([row, column]) => ({
    x: box.x + left! + (column + 0.5) * cell!,
    y: box.y + top! + (row + 0.5) * cell!,
  }));
}

export async function chooseTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

export async function setSize(page: Page, columns: number, rows: number): Promise<void> {
  for (const [name, lines] of [
    ['Columns', columns],
    ['Rows', rows],
  ] as const) {
    const field = page.getByRole('spinbutton', { name });
    await field.fill(String(lines));
    await field.press('Enter');
  }
}

/** Moves the keyboard's focus to the top left cell. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+Home');
}

/** Walks down the rows with the keyboard and returns their clues as screen readers get them. */
async function rowClues(page: Page, rows: number): Promise<string[]> {
  await goHome(page);
  const clues: string[] = [];
  for (let row = 0; row < rows; row++) {
    const header = page.getByRole('grid').getByRole('rowheader');
    const said = await header.filter({ hasText: new RegExp(`^row ${row + 1}:`) }).textContent();
    clues.push((said ?? '').replace(/^row \d+: /, ''));
    await page.keyboard.press('ArrowDown');
  }
  return clues;
}

/** Waits until the first rows have the expected clues. */
export async function rowCluesAre(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => rowClues(page, expected.length)).toEqual(expected);
}

/** Waits until the page shows `kind` as its judgement of the drawing: a verdict, or `empty`. */
export async function verdictIs(page: Page, kind: string): Promise<void> {
  await page.locator(`[data-testid="verdict"][data-kind="${kind}"]`).waitFor();
}
