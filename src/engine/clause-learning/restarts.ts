// Decides when to start over, and with which phases. Focused and stable modes alternate (Biere,
// CaDiCaL 2018).
//
// Focused mode restarts when recent lemmas span more levels than usual (Audemard and Simon,
// Glucose, 2012); stable mode restarts rarely, by Luby's sequence, and sets the phases anew now and
// then (`rephase`).

import { type Phases, rephase } from './phases.ts';

const FAST = 1 / 32;
const SLOW = 1 / 4096;
const MARGIN = 1.1;
const LEAST_CONFLICTS = 8;
const LUBY_UNIT = 256;
const FIRST_SWITCH = 1000;

export interface Restarts {
  isStable: boolean;
  /**
   * True after a solution was found. Usually only the proof that there is no other solution is left
   * then, so stable mode does not begin again.
   */
  isProving: boolean;
  /** Moving averages of the LBD. */
  fast: number;
  slow: number;
  sinceRestart: number;
  restarts: number;
  stableRestarts: number;
  /**
   * The number of conflicts from which on a restart changes the mode, and how many conflicts a mode
   * lasts.
   */
  switchAt: number;
  switchLength: number;
  rephases: number;
  rephaseAt: number;
}

export function makeRestarts(): Restarts {
  return {
    isStable: false,
    isProving: false,
    fast: 0,
    slow: 0,
    sinceRestart: 0,
    restarts: 0,
    stableRestarts: 0,
    switchAt: FIRST_SWITCH,
    switchLength: FIRST_SWITCH,
    rephases: 0,
    rephaseAt: FIRST_SWITCH,
  };
}

/**
 * Updates the averages after a conflict. The first averages are not biased towards 0 (Biere and
 * Froehlich, POS 2015).
 */
export function noteConflict(restarts: Restarts, lbd: number, conflicts: number): void {
  restarts.sinceRestart++;
  restarts.fast += Math.max(FAST, 1 / conflicts) * (lbd - restarts.fast);
  restarts.slow += Math.max(SLOW, 1 / conflicts) * (lbd - restarts.slow);
}

export function isRestarting(restarts: Restarts): boolean {
  if (restarts.isStable) return restarts.sinceRestart >= LUBY_UNIT * luby(restarts.stableRestarts);
  return restarts.sinceRestart >= LEAST_CONFLICTS && restarts.fast > MARGIN * restarts.slow;
}

export function noteRestart(restarts: Restarts, phases: Phases, conflicts: number): void {
  restarts.restarts++;
  restarts.sinceRestart = 0;
  if (restarts.isStable) restarts.stableRestarts++;
  if (conflicts >= restarts.switchAt) {
    restarts.isStable = !restarts.isStable && !restarts.isProving;
    restarts.switchLength *= 1.5;
    restarts.switchAt = conflicts + restarts.switchLength;
    phases.bestAssigned = 0;
  }
  if (restarts.isStable && conflicts >= restarts.rephaseAt) {
    rephase(phases, restarts.rephases++);
    restarts.rephaseAt = conflicts + FIRST_SWITCH * (restarts.rephases + 1);
  }
}

/**
 * Returns the item at `index`, counted from 0, of the sequence 1 1 2 1 1 2 4 ... (Luby, Sinclair
 * and Zuckerman, 1993).
 */
function luby(index: number): number {
  let size = 1;
  let height = 0;
  while (size < index + 1) {
    size = 2 * size + 1;
    height++;
  }
  let at = index;
  while (size - 1 !== at) {
    size = (size - 1) >> 1;
    height--;
    at %= size;
  }
  return 2 ** height;
}
