// Makes puzzles of a picture of which some cells are given.

import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import type { Grid } from '../../src/puzzle/grid.ts';
import { allCandidates, type Palette } from '../../src/puzzle/palette.ts';
import type { ExactPuzzle } from '../../src/puzzle/puzzle.ts';
import { puzzleOf } from '../../test/boards.ts';

/** Returns the puzzle of the clues of a picture whose cells with the numbers `given` are known. */
export function puzzleWithGiven(
  picture: Grid,
  palette: Palette,
  given: readonly number[],
): ExactPuzzle {
  const draft = draftOfPicture(picture, palette);
  if (given.length === 0) return puzzleOf(draft);
  const cells = picture.cells.map(() => allCandidates(palette));
  for (const cell of given) cells[cell] = picture.cells[cell];
  return puzzleOf({ ...draft, given: { ...picture, cells } });
}
