// Writes grids as brute force writes its solutions, so that the two can be compared.

import { type Grid, lineColours } from '../src/puzzle/grid.ts';

/** Returns the colour indices of a grid of known cells, with `/` between the rows. */
export function gridDigits(grid: Grid): string {
  return Array.from({ length: grid.height }, (_, row) => lineColours(grid, row).join('')).join('/');
}
