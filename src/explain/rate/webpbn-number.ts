// Computes the difficulty that webpbn.com shows, in the way of pbnsolve (Jan Wolter), the checker
// of that site: the calls of the line solver until the verdict, as a percentage of the number of
// lines. A puzzle with 100 or less is called trivial there; a puzzle without blocks has -1.
//
// The line solver and the order of the lines are those of this project: the queue of the engine,
// first in first out, rows before columns, then its probing and its search. Another order leads to
// other numbers, so these numbers are similar to those of the site, but not equal.

import { lineCount } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

/** `lineSolves` is the number of calls of the line solver until the verdict. */
export function webpbnNumber(puzzle: Puzzle, lineSolves: number): number {
  if (puzzle.rows.every((clue) => clue?.length === 0)) return -1;
  return Math.floor((100 * lineSolves) / lineCount(puzzle));
}
