// Tests playing a puzzle with given cells, a blotted block and an unknown line: the given cells
// stay as they are, whatever a mouse or a finger does.

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import { parseRows } from '../../src/puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Draft } from '../../src/puzzle/puzzle.ts';
import { puzzleOf } from '../boards.ts';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt, clickCell, drag, marksOf, middleOf, type Place } from './board.ts';
import { dragFinger, longPress, tap } from './fingers.ts';
import { it } from './harness.ts';
import { linkOfPuzzle } from './puzzles.ts';

const HEART = ['.#.#.', '#####', '#####', '.###.', '..#..'];
const START = ['x....', '.....', '..#..', '.....', '.....'];
const [CROSSED, FILLED]: readonly Place[] = [
  [0, 0],
  [2, 2],
];

/** Returns a link to a heart without the clue of its second row; its middle column is blotted. */
function linkOfHeart(): Promise<string> {
  const picture = parseRows(HEART, BLACK_AND_WHITE);
  const given = parseRows(['.????', '?????', '??#??', '?????', '?????'], BLACK_AND_WHITE);
  if (!picture.ok || !given.ok) throw new Error('no picture');
  const draft: Draft = draftOfPicture(picture.value, BLACK_AND_WHITE);
  const rows = draft.rows.with(1, null);
  const columns = draft.columns.with(2, [{ length: null, colour: 1 }]);
  return linkOfPuzzle(puzzleOf({ ...draft, rows, columns, given: given.value }));
}

const marksAre = (page: Page, expected: readonly string[]) =>
  expect.poll(() => marksOf(page)).toEqual(expected);
const withRow = (row: number, marks: string): readonly string[] => START.with(row, marks);
const nameOf = (page: Page, place: Place) => cellAt(page, place).getAttribute('aria-label');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('given cells', () => {
  it('stay under a mouse, are named, and outlast all that empties the board', async ({ open }) => {
    const page = await open({ path: await linkOfHeart() });
    await boardReady(page);
    await marksAre(page, START);
    expect(await nameOf(page, CROSSED)).toBe('row 1, column 1, crossed out, given');
    expect(await nameOf(page, FILLED)).toBe('row 3, column 3, filled, given');
    await page.getByRole('rowheader', { name: /^row 2: unknown, nothing is said/ }).waitFor();
    await page
      .getByRole('columnheader', { name: /^column 3: a block of unknown length/ })
      .waitFor();

    await clickCell(page, FILLED);
    await clickCell(page, CROSSED, 'right');
    await marksAre(page, START);
    expect(await button(page, 'Undo').isDisabled()).toBe(true);

    await drag(page, [
      [2, 4],
      [2, 0],
    ]);
    await marksAre(page, withRow(2, '#####'));
    await page.reload();
    await boardReady(page);
    await marksAre(page, withRow(2, '#####'));
    await button(page, 'Clear the board').click();
    await marksAre(page, START);
    await button(page, 'Undo').first().click();
    await button(page, 'Undo').first().click();
    await marksAre(page, START);
  });

  it('come with a file, and are no barrier', async ({ open }) => {
    const page = await open({ path: '/library' });
    const given = START.map((row) => row.replaceAll('.', '?').replaceAll('x', '.'));
    const clues = { rows: [[1, 1], null, [5], [3], [1]], cols: [[2], [4], ['?'], [4], [2]] };
    const buffer = Buffer.from(JSON.stringify({ title: 'Heart with gaps', ...clues, given }));
    const file = { name: 'heart.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    const notice = page.getByRole('main').getByRole('status');
    await notice.getByText('1 puzzle was added').waitFor();
    await notice.getByRole('link', { name: 'Heart with gaps' }).click();
    await boardReady(page);
    await marksAre(page, START);
    expect(await violationsInThemes(page)).toEqual([]);
  });

  it('help to hints and to the solution', async ({ open }) => {
    const page = await open({ path: await linkOfHeart() });
    await boardReady(page);
    await button(page, 'Next step').click();
    await page.getByTestId('answer').waitFor();
    await button(page, 'Check').click();
    await expect.poll(() => page.getByTestId('answer').textContent()).toBe('No mistakes so far.');
    await button(page, 'Solve').click();
    await page.getByRole('menuitem', { name: 'Fill in the solution' }).click();
    const painted = async () => (await marksOf(page)).map((row) => row.replaceAll('x', '.'));
    await expect.poll(painted).toEqual(HEART);
    expect(await nameOf(page, CROSSED)).toBe('row 1, column 1, crossed out, given');
  });

  it('stay under a finger, and are a place to begin at', async ({ open }) => {
    const page = await open({ path: await linkOfHeart(), touch: true });
    await boardReady(page);
    await tap(page, await middleOf(page, FILLED));
    await longPress(page, await middleOf(page, FILLED));
    await marksAre(page, START);
    const [middle, right] = [await middleOf(page, FILLED), await middleOf(page, [2, 4])];
    await dragFinger(page, [middle, right]);
    await marksAre(page, withRow(2, '..###'));
    await dragFinger(page, [right, middle]);
    await marksAre(page, START);
  });
});
