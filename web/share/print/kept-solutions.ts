// Solutions of what is or was to be printed, by the fingerprint of their puzzles: a puzzle that is
// taken out and put in again is not solved again. As many as twice the pages that can be printed.

import { MAX_PRINTED } from './print-choice.ts';

export interface Solved {
  /** Marks; none where no solution was found. */
  readonly cells?: Uint8Array;
  readonly isOnlyOne: boolean;
}

export type Solutions = ReadonlyMap<string, Solved>;

export const MAX_KEPT = 2 * MAX_PRINTED;

/** The oldest go first. */
export function withSolved(solutions: Solutions, fingerprint: string, solved: Solved): Solutions {
  return new Map([...solutions, [fingerprint, solved] as const].slice(-MAX_KEPT));
}
