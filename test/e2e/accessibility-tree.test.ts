// Tests the board as a screen reader gets it, read from the accessibility tree of the browser.

import { describe, expect } from 'vitest';
import { allOf, treeOf } from './accessibility-tree.ts';
import { boardReady, clickCell } from './board.ts';
import { it } from './harness.ts';

describe('the accessibility tree', () => {
  it('has the board as a grid with headers and named cells', async ({ open }) => {
    const page = await open({ path: '/play/heart' });
    await boardReady(page);
    const grids = allOf(await treeOf(page), 'grid');
    expect(grids).toHaveLength(1);
    const [grid] = grids;
    expect(grid!.name).not.toBe('');
    const rows = allOf(grid!, 'row');
    expect(rows).toHaveLength(6);
    expect(allOf(rows[0]!, 'columnheader').map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5].map((column) => expect.stringMatching(`^column ${column}: `)),
    );
    rows.slice(1).forEach((row, index) => {
      const [header] = allOf(row, 'rowheader');
      expect(header!.name).toMatch(new RegExp(`^row ${index + 1}: [\\d ]+, 5 cells unmarked$`));
      expect(allOf(row, 'gridcell').map(({ name }) => name)).toEqual(
        [1, 2, 3, 4, 5].map((column) => `row ${index + 1}, column ${column}, unmarked`),
      );
    });
  });

  it('says what was done to a cell, and what is left of its lines', async ({ open }) => {
    const page = await open({ path: '/play/heart' });
    await boardReady(page);
    await clickCell(page, [1, 2]);
    await clickCell(page, [1, 3], 'right');
    const headers = (): Promise<readonly string[]> =>
      treeOf(page).then((tree) => allOf(tree, 'columnheader').map(({ name }) => name));
    await expect.poll(async () => (await headers())[3]).toMatch(/, 4 cells unmarked$/);
    await expect.poll(async () => (await headers())[2]).toMatch(/, 4 cells unmarked$/);
    const cells = async () => allOf(await treeOf(page), 'gridcell').map(({ name }) => name);
    await expect
      .poll(async () => (await cells()).slice(7, 9))
      .toEqual(['row 2, column 3, filled', 'row 2, column 4, crossed out']);
  });
});
