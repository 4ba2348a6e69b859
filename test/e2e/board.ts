// Finds the cells of a page's board for tests, and uses a mouse on them. Rows and columns are
// numbered from 0.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Point } from './fingers.ts';
import { boxOf } from './settled-box.ts';

export type Place = readonly [row: number, column: number];

export function grid(page: Page): Locator {
  return page.locator('[role="grid"]').first();
}

export function cellAt(page: Page, [row, column]: Place): Locator {
  return grid(page)
    .locator('[role="row"]:has([role="gridcell"])')
    .nth(row)
    .locator('[role="gridcell"]')
    .nth(column);
}

/** Waits until there is a board whose cells have names. */
export async function boardReady(page: Page): Promise<void> {
  await grid(page).locator('[role="gridcell"][aria-label]').first().waitFor();
}

const SIGNS: Readonly<Record<string, string>> = {
  unmarked: '.',
  'crossed out': 'x',
  filled: '#',
};

/**
 * Returns the marks as a screen reader gets them on an English page: `.` unmarked, `x` crossed out,
 * `#` filled, `?` anything else. What the name of a cell says after the mark is left out, such as
 * that a hint is about the cell.
 */
export async function marksOf(page: Page): Promise<readonly string[]> {
  return signs(await statesOf(page), (state) => state.split(', ')[0]!);
}

/**
 * Waits until the marks are the expected ones, and until the names of the cells say nothing after
 * the marks. A cell whose name does, as in "filled, wrong", counts as `?`.
 */
export async function marksAre(page: Page, expected: readonly string[]): Promise<void> {
  const marks = async () => signs(await statesOf(page), (state) => state);
  await expect.poll(marks).toEqual(expected);
}

/** Returns what the names of the cells say after their places, row by row. */
async function statesOf(page: Page): Promise<readonly (readonly string[])[]> {
  const rows = await grid(page).evaluate((element) =>
    [...element.querySelectorAll('[role="row"]:has([role="gridcell"])')].map((row) =>
      [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.getAttribute('aria-label')),
    ),
  );
  return rows.map((row) => row.map((name) => name?.split(', ').slice(2).join(', ') ?? ''));
}

function signs(
  rows: readonly (readonly string[])[],
  markIn: (state: string) => string,
): readonly string[] {
  return rows.map((row) => row.map((state) => SIGNS[markIn(state)] ?? '?').join(''));
}

/** Returns the middle of a cell, in pixels of the viewport. */
export function middleOf(page: Page, place: Place): Promise<Point> {
  return middleOfBox(cellAt(page, place));
}

export async function middleOfBox(element: Locator): Promise<Point> {
  const box = await boxOf(element);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function clickCell(
  page: Page,
  place: Place,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const { x, y } = await middleOf(page, place);
  await page.mouse.click(x, y, { button });
}

export interface DragOptions {
  readonly button?: 'left' | 'right';
  /**
   * Number of mouse moves from each place to the next. With 1, the mouse jumps, as it does in a
   * very fast hand.
   */
  readonly steps?: number;
  /** The function is called at the last place, while the button is still down. */
  readonly whileDown?: () => Promise<void>;
}

/** Presses at the first place, moves through all places, and releases at the last place. */
export async function drag(
  page: Page,
  places: readonly Place[],
  { button = 'left', steps = 4, whileDown }: DragOptions = {},
): Promise<void> {
  const points = await Promise.all(places.map((place) => middleOf(page, place)));
  await page.mouse.move(points[0]!.x, points[0]!.y);
  await page.mouse.down({ button });
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps });
  await whileDown?.();
  await page.mouse.up({ button });
}

/**
 * Whether the middle of a cell can be seen: it is neither under the clues nor scrolled out of view.
 */
export async function isInSight(cell: Locator): Promise<boolean> {
  const { x, y, width, height } = await boxOf(cell);
  const middle = { x: x + width / 2, y: y + height / 2 };
  return cell.evaluate((element, { x, y }) => document.elementFromPoint(x, y) === element, middle);
}
