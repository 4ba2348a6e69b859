// A puzzle for somebody who is to solve it: without what gives its solution away.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';

/** Returns the puzzle without its goals and without grids that were saved on the way to one. */
export function withoutSolutions(puzzle: Puzzle): Puzzle {
  const { goal: _, otherGoals: __, saved: ___, ...rest } = puzzle;
  return rest;
}
