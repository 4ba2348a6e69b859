// A contestant is a method of ours or a program of others. Both get a puzzle and a limit, and give
// an answer.

import type { BenchPuzzle } from '../engine/bench-set.ts';

export interface Contestant {
  /** The name as the tables write it. */
  readonly name: string;
  solve(puzzle: BenchPuzzle, seconds: number): Promise<Answer>;
  close(): void;
}

export interface Answer {
  /** How the solve ended, in the words of the tables. */
  readonly outcome: string;
  /** Whether the puzzle counts as solved. */
  readonly isSettled: boolean;
  /** Whether the outcome would be the same with every other puzzle, too. */
  readonly isFinal: boolean;
  /** CPU seconds. */
  readonly seconds: number;
  /** The right solutions that were found, each as its rows in the symbols of the palette. */
  readonly solutions: readonly (readonly string[])[];
  /** Whether the contestant claims that there are no other solutions. */
  readonly complete: boolean;
}

/** An answer without a solution. */
export function noSolution(outcome: string, isFinal = false): Answer {
  return { outcome, isSettled: false, isFinal, seconds: 0, solutions: [], complete: false };
}
