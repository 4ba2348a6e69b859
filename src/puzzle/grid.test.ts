import { expect, it } from 'vitest';
import { differingCells, type Grid } from './grid.ts';

it('cells differ when any two grids do', () => {
  const grid = (...cells: number[]): Grid => ({
    width: 3,
    height: 1,
    cells: Int32Array.from(cells),
  });
  expect(differingCells([grid(1, 2, 1), grid(1, 1, 1), grid(2, 2, 1)])).toEqual([0, 1]);
  expect(differingCells([grid(1, 2, 1)])).toEqual([]);
  expect(differingCells([])).toEqual([]);
});
