// Makes the result of a method out of the solutions that it found.

import type { Grid } from '../puzzle/grid.ts';
import { allCandidates } from '../puzzle/palette.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';

/**
 * Makes the result. `open` holds what is known of the cells apart from the solutions: masks that
 * hold in every solution.
 */
export function resultOf(
  { width, height, palette }: Puzzle,
  { solutions, complete, stats }: Omit<Result, 'known'>,
  open: Int32Array = new Int32Array(width * height).fill(allCandidates(palette)),
): Result {
  const cells = complete ? commonCells(solutions, open) : open;
  return { solutions, complete, known: { width, height, cells }, stats };
}

/**
 * Returns the candidates that cells have in any of the solutions, which must be all there are;
 * `open` when there are no solutions.
 */
function commonCells(solutions: readonly Grid[], open: Int32Array): Int32Array {
  if (solutions.length === 0) return open;
  return open.map((_, cell) => solutions.reduce((union, { cells }) => union | cells[cell], 0));
}
