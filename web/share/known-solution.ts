// The solution of a puzzle that is known without solving: the player's marks if they solve the
// puzzle, otherwise the goal if the maker stored a valid one.

import { isSolution } from '../../src/puzzle/check-grid.ts';
import type { Grid } from '../../src/puzzle/grid.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { colourOfMark } from '../board/state/mark.ts';

export function knownSolution(puzzle: Puzzle, marks?: Uint8Array): Grid | undefined {
  const { width, height, goal } = puzzle;
  const found = marks && { width, height, cells: Int32Array.from(marks, paintedMask) };
  return [found, goal].find((grid) => grid !== undefined && isSolution(puzzle, grid));
}

/**
 * A cell that is not painted counts as background, because a picture is complete without crosses.
 */
function paintedMask(mark: number): number {
  return 1 << colourOfMark(mark);
}
