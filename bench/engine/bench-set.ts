// A set of the bench: puzzles that are measured together.

import type { Puzzle, Verdict } from '../../src/puzzle/index.ts';

export interface BenchPuzzle {
  readonly id: string;
  readonly puzzle: Puzzle;
  /**
   * The verdict that is known beforehand; any other verdict of a run is wrong, except `unknown`.
   */
  readonly verdict?: Verdict;
}

export interface BenchSet {
  readonly name: string;
  readonly puzzles: readonly BenchPuzzle[];
}
