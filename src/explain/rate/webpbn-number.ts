// The difficulty that webpbn.com shows, as its checker pbnsolve computes it (Jan Wolter): calls of
// the line solver until the verdict, in per cent of the number of lines. 100 or less is called
// trivial there; a puzzle without blocks has -1.
//
// The line solver and the order of the lines are ours: the engine's queue, first in first out, rows
// before columns, then its probing and its search. Another order makes other numbers, so ours and
// those of the site are alike, not equal.

import type { Puzzle } from '../../puzzle/puzzle.ts';

/** `lineSolves`: calls of the line solver until the verdict was in. */
export function webpbnNumber({ width, height, rows }: Puzzle, lineSolves: number): number {
  if (rows.every((clue) => clue.length === 0)) return -1;
  return Math.floor((100 * lineSolves) / (height + width));
}
