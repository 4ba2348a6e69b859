// Remembers the phase of each variable: the value that is tried first, 1 for true, 0 for false.

import type { Trail } from './trail.ts';

export interface Phases {
  /** The value to try next for each variable. */
  readonly saved: Uint8Array;
  /** The values on the longest conflict-free trail since the latest rephasing or change of mode. */
  readonly best: Uint8Array;
  /** The length of that trail. */
  bestAssigned: number;
  readonly first: Uint8Array;
}

export function makePhases(variables: number): Phases {
  return {
    saved: new Uint8Array(variables),
    best: new Uint8Array(variables),
    bestAssigned: 0,
    first: new Uint8Array(variables),
  };
}

/**
 * Records the values on this trail before its latest decision, if that part is longer than the
 * trail of `best`; rephasing goes back to these values.
 */
export function noteBestTrail(phases: Phases, trail: Trail): void {
  const assigned = trail.marks[trail.depth - 1];
  if (assigned <= phases.bestAssigned) return;
  phases.bestAssigned = assigned;
  for (let i = 0; i < assigned; i++) {
    const literal = trail.literals[i];
    phases.best[literal >> 1] = (literal & 1) ^ 1;
  }
}

/**
 * Sets the values to try next, in turn: the best so far, the first, the best again, and the
 * opposite of the first.
 */
export function rephase(phases: Phases, round: number): void {
  const { saved, best, first } = phases;
  if (round % 4 === 1) saved.set(first);
  else if (round % 4 === 3) for (let v = 0; v < saved.length; v++) saved[v] = 1 - first[v];
  else if (phases.bestAssigned > 0) saved.set(best);
  phases.bestAssigned = 0;
}
