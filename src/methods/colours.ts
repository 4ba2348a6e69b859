// Converts colour indices to candidate masks and back.

import { colourOf, type Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** The grid whose cells have these colours. */
export function gridOfColours(
  { width, height }: Pick<Puzzle, 'width' | 'height'>,
  colours: Uint8Array,
): Grid {
  return { width, height, cells: Int32Array.from(colours, (colour) => 1 << colour) };
}

/** The colours of a mask, the background first. */
export function coloursOf(candidates: number): number[] {
  const colours: number[] = [];
  for (let left = candidates; left !== 0; left &= left - 1) colours.push(colourOf(left & -left));
  return colours;
}
