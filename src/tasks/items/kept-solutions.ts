// Bounds the solutions in the answer about an item, because an answer is one line of JSON.

import type { Puzzle } from '../../puzzle/puzzle.ts';

/** The most cells that all solutions of an answer may have; two solutions are always kept. */
const MOST_CELLS = 1_000_000;

/** Returns how many solutions the answer may have if so many are wanted. */
export function keptSolutions({ width, height }: Puzzle, wanted: number): number {
  return Math.min(wanted, Math.max(2, Math.floor(MOST_CELLS / (width * height))));
}
