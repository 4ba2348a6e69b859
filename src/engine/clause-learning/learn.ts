// Conflict-driven clause learning on the order encoding: decide, propagate, learn from conflicts,
// start over.

import { analyse } from './analyse-conflict.ts';
import { beginDive, nextOfDive, OVER, PAUSED } from './belief-dives.ts';
import { exchangeClauses, offerClause } from './clause-exchange.ts';
import { storeClause } from './clause-store.ts';
import type { LearnerState } from './learner-state.ts';
import { clearDirty, propagateLines, restoreCandidates } from './line-propagation.ts';
import { noteBestTrail } from './phases.ts';
import { reduceClauses } from './reduce-clauses.ts';
import { logClause } from './report-clauses.ts';
import { isRestarting, noteConflict, noteRestart } from './restarts.ts';
import { type ClauseLearning, FIRST_REDUCE } from './start-learning.ts';
import { assign, CLAUSE_REASON, decide, NO_REASON, unassignTo } from './trail.ts';
import { propagateUnits } from './unit-propagation.ts';
import { decay, takeMostActive } from './variable-order.ts';

/** The interval between two reductions of the clauses grows by this many conflicts each time. */
const REDUCE_STEP = 300;

/**
 * Runs until a solution is found, the search ends, the search has had `conflicts` conflicts since
 * it began, or this call has done about `work` steps of 10 ns.
 */
export function learn(
  learning: ClauseLearning,
  conflicts: number,
  work: number,
): 'solution' | 'done' | 'paused' {
  const { learner } = learning;
  const { trail } = learner;
  const bound = workOf(learning) + work;
  for (;;) {
    if (!propagateAll(learning)) {
      learner.conflicts++;
      if (!resolveConflict(learning)) return 'done';
      if (learner.conflicts >= conflicts) return 'paused';
    } else if (trail.size === learner.variables) {
      return 'solution';
    } else if (learner.conflicts >= conflicts || workOf(learning) >= bound) {
      return 'paused';
    } else if (trail.depth > 0 && isToRestart(learning)) {
      restart(learning);
      if (learner.exchange && !exchangeClauses(learning, learner.exchange)) return 'done';
    } else if (learner.conflicts >= learning.reduceAt) {
      reduceClauses(learner.clauses, trail, learning.layers.tiers, learner.log);
      learning.reduceAt = learner.conflicts + FIRST_REDUCE + REDUCE_STEP * ++learning.reduces;
    } else if (!decideNext(learning, bound)) {
      return 'paused';
    }
  }
}

/** Returns whether it is time to restart; a dive is not interrupted. */
function isToRestart({ layers, dives, restarts }: ClauseLearning): boolean {
  const isDiving = dives !== undefined && dives.state !== 'off';
  return layers.restarts && !isDiving && isRestarting(restarts);
}

/**
 * Propagating one literal costs about this many steps of 10 ns, with its share of the analysis of
 * conflicts.
 */
const PROPAGATION_WORK = 20;

function workOf({ learner, dives, lines }: ClauseLearning): number {
  const search = learner.propagations * PROPAGATION_WORK;
  return search + (lines?.work ?? 0) + (dives?.beliefs.work ?? 0);
}

/** Propagates clauses first, then lines, until neither has anything to add; false on a conflict. */
function propagateAll({ learner, lines }: ClauseLearning): boolean {
  const { trail } = learner;
  for (;;) {
    const before = trail.propagated;
    const isConsistent = propagateUnits(learner);
    learner.propagations += trail.propagated - before;
    if (!isConsistent || lines === undefined) return isConsistent;
    const { size } = trail;
    if (!propagateLines(lines)) return false;
    if (trail.size === size) return true;
  }
}

function restart(learning: ClauseLearning): void {
  const { learner, restarts, dives } = learning;
  backtrackTo(learning, 0);
  learner.lineReasons.size = 0;
  const wasStable = restarts.isStable;
  noteRestart(restarts, learner.phases, learner.conflicts);
  if (wasStable && keepsBeliefs(learning)) learner.phases.saved.set(learner.phases.first);
  if (dives !== undefined && learner.conflicts >= BELIEFS_AT) {
    beginDive(dives, learner, learner.propagations * PROPAGATION_WORK, restarts.isProving);
  }
}

/** Beliefs cost milliseconds, so puzzles that need fewer conflicts than this do without them. */
const BELIEFS_AT = 60;

/**
 * Returns whether the beliefs stay the values to try first, whatever values the search had to take.
 * In focused mode the beliefs stay once there are any. In stable mode and in proofs, each
 * variable is tried first with its latest value. On random puzzles, focused mode finds solutions
 * with half as many conflicts, and stable mode escapes when the beliefs are wrong.
 */
function keepsBeliefs({ dives, restarts }: ClauseLearning): boolean {
  const { isStable, isProving } = restarts;
  return dives !== undefined && dives.dives > 0 && !isStable && !isProving;
}

/**
 * Learns from the conflict and goes back to the level where the lemma makes a literal true; false
 * when nothing is left to search.
 */
function resolveConflict(learning: ClauseLearning): boolean {
  const { learner, restarts } = learning;
  const level = conflictLevel(learner);
  if (level === 0) return false;
  noteBestTrail(learner.phases, learner.trail);
  backtrackTo(learning, level);
  const back = analyse(learner);
  noteConflict(restarts, learner.lemma.lbd, learner.conflicts);
  backtrackTo(learning, back);
  assertLemma(learner);
  learning.learnt++;
  decay(learner.order);
  return true;
}

/** Stores the lemma and makes its first literal true, because all its other literals are false. */
export function assertLemma(learner: LearnerState): void {
  const clause = keepLemma(learner);
  assign(learner.trail, learner.lemma.literals[0], clause < 0 ? NO_REASON : CLAUSE_REASON, clause);
}

/** Stores the lemma as a clause of the arena and returns its place; -1 for a single literal. */
export function keepLemma(learner: LearnerState): number {
  const { literals, size, lbd } = learner.lemma;
  if (learner.log !== undefined) logClause(learner.log, 'learnt', literals.subarray(0, size));
  if (learner.exchange !== undefined) {
    offerClause(learner.exchange, literals.subarray(0, size), lbd);
  }
  return size === 1 ? -1 : storeClause(learner.clauses, literals, size, lbd);
}

/**
 * Returns the highest level in the conflict; if a line found the conflict, that level can be below
 * the level of the last decision.
 */
function conflictLevel({ conflict, trail }: LearnerState): number {
  let highest = 0;
  for (let i = 0; i < conflict.size; i++) {
    highest = Math.max(highest, trail.level[conflict.literals[i] >> 1]);
  }
  return highest;
}

export function backtrackTo(learning: ClauseLearning, depth: number): void {
  const { learner, lines } = learning;
  if (lines !== undefined) clearDirty(lines);
  const { trail, order, phases } = learner;
  if (trail.depth <= depth) return;
  if (lines !== undefined) restoreCandidates(lines, trail.marks[depth]);
  unassignTo(trail, depth, order, keepsBeliefs(learning) ? undefined : phases.saved);
}

/**
 * Makes the next decision of the dive, or decides the most active variable; false when the work
 * reached `bound` before the beliefs were ready.
 */
function decideNext(learning: ClauseLearning, bound: number): boolean {
  const { learner, dives } = learning;
  const literal = dives
    ? nextOfDive(dives, learner, bound - workOf(learning) + dives.beliefs.work)
    : OVER;
  if (literal === PAUSED) return false;
  decide(learner.trail, literal === OVER ? mostActiveLiteral(learner) : literal);
  return true;
}

function mostActiveLiteral(learner: LearnerState): number {
  const variable = takeMostActive(learner.order, learner.trail.values);
  return 2 * variable + (learner.phases.saved[variable] ^ 1);
}
