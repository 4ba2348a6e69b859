// Keeps the solutions of the puzzles that are printed or were chosen before, by the fingerprint of
// the puzzle: a puzzle that is removed and added again is not solved again. There are at most twice
// as many solutions as puzzles that can be printed.

import { MAX_PRINTED } from './print-choice.ts';

export interface Solved {
  /** The marks of the solution; undefined if none was found. */
  readonly cells?: Uint8Array;
  readonly isOnlyOne: boolean;
}

export type KeptSolutions = ReadonlyMap<string, Solved>;

export const MAX_KEPT = 2 * MAX_PRINTED;

/** Adds a solution; the oldest are dropped if there are too many. */
export function withSolved(
  solutions: KeptSolutions,
  fingerprint: string,
  solved: Solved,
): KeptSolutions {
  return new Map([...solutions, [fingerprint, solved] as const].slice(-MAX_KEPT));
}
