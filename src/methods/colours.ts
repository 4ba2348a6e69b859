// Turns colour indices into grids.

import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** Returns the grid whose cells have these colours. */
export function gridOfColours(
  { width, height }: Pick<Puzzle, 'width' | 'height'>,
  colours: Uint8Array,
): Grid {
  return { width, height, cells: Int32Array.from(colours, (colour) => 1 << colour) };
}
