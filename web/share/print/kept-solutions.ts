// Keeps solutions by the fingerprint of their puzzle, so that a puzzle that is removed from the
// choice and soon added again is not solved again. At most twice as many solutions are kept as
// puzzles can be printed.

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
