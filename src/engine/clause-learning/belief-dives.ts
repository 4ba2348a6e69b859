// Dives: now and then a restart goes straight for a solution, deciding the cells that belief is
// surest of, a few at a time, and asking again what is believed after each few.
//
// This is decimation by belief (Mezard, Parisi and Zecchina, Science 2002), inside clause learning:
// what a dive runs into is learnt, and after some conflicts the usual search goes on from there.
// Noise in the order and steps of several sizes make each dive different; the last messages of rows
// and columns are kept from dive to dive, which finds far more than starting afresh. A solution
// that took over 300,000 conflicts before is often found within a thousand. Cost: held to a share
// of all work.

import type { Random } from '../random.ts';
import { type Beliefs, runRounds, startRounds } from './beliefs.ts';
import type { LearnerState } from './learner-state.ts';
import { rebuildHeap } from './variable-order.ts';

/** Rounds of belief before the first dive, and after each few decisions. */
const FIRST_ROUNDS = 20;
const ROUNDS = 4;
/**
 * The share of the open cells that one belief decides, by turns: no one value suits all puzzles.
 */
const STEPS = [0.1, 0.05, 0.02];
/** Conflicts that end a dive. */
const MOST_CONFLICTS = 20;
/** The work on beliefs, against that of the search; more of it where the search takes long. */
const SHARE = 1;
const SHARE_WHEN_LONG = 2;
const LONG = 5000;
/**
 * The same once a solution was found: most often it is the only one, and what is left is its proof.
 */
const SHARE_OF_PROOF = 0.05;
/** Bounds of the noise added to the distance of a belief from one half, used in turn. */
const NOISES = [0.6, 0.1, 0.02, 0.3, 0.1];

export interface Dives {
  readonly beliefs: Beliefs;
  readonly random: Random;
  /** False: only the first beliefs are worked out, as values to try first. */
  readonly isDiving: boolean;
  state: 'off' | 'thinking' | 'deciding';
  /** Literals to decide, the surest first, and the next of them. */
  readonly plan: Int32Array;
  planned: number;
  next: number;
  /** How sure each cell variable is. */
  readonly sureness: Float64Array;
  /** Conflicts when the dive began. */
  conflicts: number;
  dives: number;
}

export function makeDives(
  beliefs: Beliefs,
  cellVariables: number,
  isDiving: boolean,
  random: Random,
): Dives {
  return {
    beliefs,
    random,
    isDiving,
    state: 'off',
    plan: new Int32Array(cellVariables),
    planned: 0,
    next: 0,
    sureness: new Float64Array(cellVariables),
    conflicts: 0,
    dives: 0,
  };
}

/**
 * At a restart, after so much work of the search: the old dive ends, and a new one begins where the
 * work spent on beliefs allows it.
 */
export function beginDive(
  dives: Dives,
  learner: LearnerState,
  work: number,
  isProving: boolean,
): void {
  dives.state = 'off';
  const isSpent = dives.beliefs.work > shareOf(learner, isProving) * work;
  if (dives.dives > 0 && (isSpent || !dives.isDiving)) return;
  think(dives, dives.dives++ === 0 ? FIRST_ROUNDS : ROUNDS);
  dives.conflicts = learner.conflicts;
}

function shareOf({ conflicts }: LearnerState, isProving: boolean): number {
  if (isProving) return SHARE_OF_PROOF;
  return conflicts < LONG ? SHARE : SHARE_WHEN_LONG;
}

function think(dives: Dives, rounds: number): void {
  dives.state = 'thinking';
  startRounds(dives.beliefs, rounds);
}

/** No dive is on. */
export const OVER = -1;
/** The bound came before the beliefs. */
export const PAUSED = -2;

/**
 * The literal that the dive decides next, or OVER, or PAUSED when the work on beliefs came to
 * `bound`.
 */
export function nextOfDive(dives: Dives, learner: LearnerState, bound: number): number {
  while (dives.state !== 'off') {
    if (dives.state === 'thinking') {
      if (!runRounds(dives.beliefs, bound)) return PAUSED;
      followBeliefs(dives, learner);
    }
    const literal = nextOfPlan(dives, learner);
    if (literal !== OVER) return literal;
    if (dives.planned === 0 || learner.conflicts - dives.conflicts > MOST_CONFLICTS) {
      dives.state = 'off';
    } else {
      think(dives, ROUNDS);
    }
  }
  return OVER;
}

function nextOfPlan(dives: Dives, { values }: LearnerState): number {
  while (dives.next < dives.planned) {
    const literal = dives.plan[dives.next++];
    if (values[literal] === 0) return literal;
  }
  return OVER;
}

/** New beliefs give all that is open its value to try, and the dive its next few decisions. */
function followBeliefs(dives: Dives, learner: LearnerState): void {
  const { likely } = dives.beliefs;
  const { values, phases } = learner;
  for (let v = 0; v < learner.variables; v++) {
    if (values[2 * v] === 0) phases.saved[v] = likely[v] > 0.5 ? 1 : 0;
  }
  if (dives.dives === 1 && learner.depth === 0) startFromBeliefs(learner, likely);
  dives.state = 'deciding';
  dives.next = dives.planned = 0;
  if (dives.isDiving) makePlan(dives, learner);
}

/**
 * The first beliefs, before any decision: the surest variables first, below those of recent
 * conflicts.
 */
function startFromBeliefs(learner: LearnerState, likely: Float64Array): void {
  const { order, phases } = learner;
  phases.first.set(phases.saved);
  for (let v = 0; v < learner.variables; v++) {
    order.activity[v] *= 1e-3;
    if (v < learner.cellVariables) {
      order.activity[v] += order.increment * 1e-3 * Math.abs(likely[v] - 0.5);
    }
  }
  rebuildHeap(order);
}

/** The surest of the open cells, with a little noise. */
function makePlan(dives: Dives, { values, phases, cellVariables }: LearnerState): void {
  const { plan, sureness, beliefs, random } = dives;
  const noise = NOISES[dives.dives % NOISES.length];
  let open = 0;
  for (let v = 0; v < cellVariables; v++) {
    if (values[2 * v] !== 0) continue;
    sureness[v] = Math.abs(beliefs.likely[v] - 0.5) + noise * random.real();
    plan[open++] = v;
  }
  plan.subarray(0, open).sort((a, b) => sureness[b] - sureness[a] || a - b);
  dives.planned = Math.ceil(open * STEPS[dives.dives % STEPS.length]);
  for (let i = 0; i < dives.planned; i++) plan[i] = 2 * plan[i] + (phases.saved[plan[i]] ^ 1);
}
