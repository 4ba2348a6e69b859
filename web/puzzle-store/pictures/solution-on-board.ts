// The solution on the board of a saved game.

import { isSolution } from '../../../src/puzzle/check-grid.ts';
import type { Grid } from '../../../src/puzzle/grid.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { givenMarks } from '../../board/state/given-marks.ts';
import { gridOfMarks } from '../../board/state/grid-of-marks.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { marksOfSavedGame } from './saved-marks.ts';

/** Returns undefined if the board is not solved. */
export function solutionOnBoard(puzzle: Puzzle, save: SavedGame): Grid | undefined {
  const grid = gridOfMarks(puzzle, marksOfSavedGame(save, givenMarks(puzzle)));
  return isSolution(puzzle, grid) ? grid : undefined;
}
