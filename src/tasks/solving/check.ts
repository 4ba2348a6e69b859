// Checks a full grid against the clues of a puzzle.

import type { Grid } from '../../puzzle/grid.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type WrongLine, wrongLines } from '../../puzzle/wrong-lines.ts';

interface CheckArgs {
  readonly puzzle: Puzzle;
  /** A grid of the puzzle's size. */
  readonly grid: Grid;
}

export interface CheckAnswer {
  readonly correct: boolean;
  readonly wrong: readonly WrongLine[];
}

export async function checkGrid({ puzzle, grid }: CheckArgs): Promise<Success<CheckAnswer>> {
  const wrong = wrongLines(puzzle, grid);
  return success({ correct: wrong.length === 0, wrong });
}
