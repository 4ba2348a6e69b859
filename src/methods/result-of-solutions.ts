// Makes the result of a method out of the solutions that it found.

import type { Grid } from '../puzzle/grid.ts';
import { type Puzzle, startCells } from '../puzzle/puzzle.ts';
import type { Result } from '../puzzle/result.ts';

/**
 * Makes the result. `open` holds the candidates that the method left the cells, without regard to
 * the solutions found; every solution of the puzzle must fit these masks.
 */
export function resultOf(
  puzzle: Puzzle,
  { solutions, complete, stats }: Omit<Result, 'known'>,
  open: Int32Array = startCells(puzzle),
): Result {
  const { width, height } = puzzle;
  const cells = complete ? commonCells(solutions, open) : open;
  return { solutions, complete, known: { width, height, cells }, stats };
}

/**
 * Returns, for each cell, the colours that it has in the solutions, as a mask. `solutions` must
 * hold all solutions. Returns `open` if there are none.
 */
function commonCells(solutions: readonly Grid[], open: Int32Array): Int32Array {
  if (solutions.length === 0) return open;
  return open.map((_, cell) => solutions.reduce((union, { cells }) => union | cells[cell], 0));
}
