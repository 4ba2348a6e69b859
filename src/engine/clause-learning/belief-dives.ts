// Dives for solutions: after some restarts, the search heads straight for a solution. It decides
// the cells whose beliefs are surest, a few at a time, and updates the beliefs before the next few.
//
// This is decimation by belief (Mezard, Parisi and Zecchina, Science 2002), inside clause learning:
// the search learns from the conflicts of a dive, and after some conflicts the usual search goes on
// from there. Each dive is different, because noise changes the order and because the steps have
// several sizes. The latest messages of rows and columns are kept from dive to dive, which finds
// far more solutions than starting afresh. A solution that takes over 300,000 conflicts without
// dives is often found within a thousand. Cost: a limited share of all work.

import { type Beliefs, runRounds, startRounds } from '../beliefs/beliefs.ts';
import type { Random } from '../random.ts';
import type { LearnerState } from './learner-state.ts';
import { rebuildHeap } from './variable-order.ts';

/** How many rounds of belief propagation come before the first dive. */
const FIRST_ROUNDS = 10;

interface DiveCare {
  /** How many rounds come before each later dive and each further plan of a dive. */
  readonly rounds: number;
  /**
   * Shares of the unknown cells that are decided after each update of the beliefs. Dives use these
   * shares in turn, because no single value suits all puzzles.
   */
  readonly steps: readonly number[];
}

/**
 * Beliefs take most of the time of an easy puzzle, so dives are hasty at first. A puzzle that has
 * had so many conflicts is found sooner by careful ones.
 */
const HASTY: DiveCare = { rounds: 2, steps: [0.2, 0.1, 0.05] };
const CAREFUL: DiveCare = { rounds: 4, steps: [0.05, 0.02, 0.1] };
const HASTY_CONFLICTS = 1000;
/** After more conflicts than this, a dive makes no further plan. */
const MOST_CONFLICTS = 20;
/**
 * The most work on beliefs, as a multiple of the work on unit propagation; more is allowed after
 * `LONG` conflicts.
 */
const SHARE = 1;
const SHARE_WHEN_LONG = 2;
const LONG = 5000;
/**
 * The same multiple after a solution was found: usually there is no other solution, and only the
 * proof of this is left.
 */
const SHARE_OF_PROOF = 0.05;
/** Bounds of the noise added to the distance of a belief from one half, used in turn. */
const NOISES = [0.6, 0.1, 0.02, 0.3, 0.1];

export interface Dives {
  readonly beliefs: Beliefs;
  readonly random: Random;
  /** If false, only the first beliefs are worked out, as values to try first. */
  readonly isDiving: boolean;
  state: 'off' | 'thinking' | 'deciding';
  /** The literals to decide, the surest first; their number; and the index of the next one. */
  readonly plan: Int32Array;
  planned: number;
  next: number;
  /**
   * One number for each open cell variable, the smallest for the surest belief with noise added:
   * the variable is its remainder by `MOST_VARIABLES`.
   */
  readonly ranks: Float64Array;
  /** How many conflicts the search had had when the dive began. */
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
    ranks: new Float64Array(cellVariables),
    conflicts: 0,
    dives: 0,
  };
}

/**
 * Ends the old dive at a restart. The first call always begins a dive. Later calls begin one if
 * `isDiving` is true and the work spent on beliefs allows it. `work` is the work on unit
 * propagation so far.
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
  think(dives, dives.dives++ === 0 ? FIRST_ROUNDS : careOf(learner).rounds);
  dives.conflicts = learner.conflicts;
}

function careOf({ conflicts }: LearnerState): DiveCare {
  return conflicts < HASTY_CONFLICTS ? HASTY : CAREFUL;
}

function shareOf({ conflicts }: LearnerState, isProving: boolean): number {
  if (isProving) return SHARE_OF_PROOF;
  return conflicts < LONG ? SHARE : SHARE_WHEN_LONG;
}

function think(dives: Dives, rounds: number): void {
  dives.state = 'thinking';
  startRounds(dives.beliefs, rounds);
}

/** `nextOfDive` returns this when no dive is in progress. */
export const OVER = -1;
/**
 * `nextOfDive` returns this when the work on beliefs reached the bound before the beliefs were
 * ready.
 */
export const PAUSED = -2;

/**
 * Returns the literal that the dive decides next; OVER when no dive is in progress; PAUSED when the
 * work on beliefs reached `bound`.
 */
export function nextOfDive(dives: Dives, learner: LearnerState, bound: number): number {
  while (dives.state !== 'off') {
    if (dives.state === 'thinking') {
      if (!runRounds(dives.beliefs, bound)) return PAUSED;
      followBeliefs(dives, learner);
    }
    const literal = nextOfPlan(dives, learner.trail.values);
    if (literal !== OVER) return literal;
    if (dives.planned === 0 || learner.conflicts - dives.conflicts > MOST_CONFLICTS) {
      dives.state = 'off';
    } else {
      think(dives, careOf(learner).rounds);
    }
  }
  return OVER;
}

function nextOfPlan(dives: Dives, values: Int8Array): number {
  while (dives.next < dives.planned) {
    const literal = dives.plan[dives.next++];
    if (values[literal] === 0) return literal;
  }
  return OVER;
}

/**
 * Takes from new beliefs the value to try for every open variable, and the next few decisions of
 * the dive.
 */
function followBeliefs(dives: Dives, learner: LearnerState): void {
  const { likely } = dives.beliefs;
  const { trail, phases } = learner;
  for (let v = 0; v < learner.variables; v++) {
    if (trail.values[2 * v] === 0) phases.saved[v] = likely[v] > 0.5 ? 1 : 0;
  }
  if (dives.dives === 1 && trail.depth === 0) startFromBeliefs(learner, likely);
  dives.state = 'deciding';
  dives.next = dives.planned = 0;
  if (dives.isDiving) makePlan(dives, learner);
}

/**
 * Orders the cell variables by the first beliefs, before any decision: the surest first, but all
 * after the variables of recent conflicts.
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

/** A rank has 24 bits of a doubt below 2, and a variable: a double holds both exactly. */
const MOST_VARIABLES = 2 ** 27;
const DOUBT_STEPS = 2 ** 24;
/** No belief is so sure: at most 1/2 from one half, and the largest noise. */
const SUREST = 1.5;

/**
 * Plans to decide the cell variables whose beliefs are surest after noise is added. Plain numbers
 * are sorted, because a comparing function would cost ten times as much.
 */
function makePlan(dives: Dives, learner: LearnerState): void {
  const { phases, cellVariables } = learner;
  const { values } = learner.trail;
  const { steps } = careOf(learner);
  const { plan, ranks, beliefs, random } = dives;
  const noise = NOISES[dives.dives % NOISES.length];
  let open = 0;
  for (let v = 0; v < cellVariables; v++) {
    if (values[2 * v] !== 0) continue;
    const doubt = SUREST - Math.abs(beliefs.likely[v] - 0.5) - noise * random.real();
    ranks[open++] = Math.floor(doubt * DOUBT_STEPS) * MOST_VARIABLES + v;
  }
  ranks.subarray(0, open).sort();
  dives.planned = Math.ceil(open * steps[(dives.dives - 1) % steps.length]);
  for (let i = 0; i < dives.planned; i++) {
    const v = ranks[i] % MOST_VARIABLES;
    plan[i] = 2 * v + (phases.saved[v] ^ 1);
  }
}
