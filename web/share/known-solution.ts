// The solution of a puzzle that is known without solving: the player's marks if they solve the
// puzzle, otherwise the goal if the maker stored a valid one.

import { isSolution } from '../../src/puzzle/check-grid.ts';
import type { Grid } from '../../src/puzzle/grid.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { gridOfMarks } from '../board/state/grid-of-marks.ts';

export function knownSolution(puzzle: Puzzle, marks?: Uint8Array): Grid | undefined {
  const found = marks && gridOfMarks(puzzle, marks);
  return [found, puzzle.goal].find((grid) => grid !== undefined && isSolution(puzzle, grid));
}
