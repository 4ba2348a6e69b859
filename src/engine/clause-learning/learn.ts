// Conflict-driven clause learning on the order encoding: decide, propagate, learn from conflicts,
// start over.

import { analyse } from './analyse-conflict.ts';
import { beginDive, nextOfDive, OVER, PAUSED } from './belief-dives.ts';
import { addClause, reduceClauses } from './clause-store.ts';
import { CLAUSE_REASON, type LearnerState, NO_REASON } from './learner-state.ts';
import { clearDirty, giveBack, propagateLines } from './line-propagation.ts';
import { logClause } from './report-clauses.ts';
import { isRestarting, noteConflict, noteRestart } from './restarts.ts';
import { type ClauseLearning, FIRST_REDUCE } from './start-learning.ts';
import { assign, decide, unassignTo } from './trail.ts';
import { propagateUnits } from './unit-propagation.ts';
import { decay, takeMostActive } from './variable-order.ts';

/** So many conflicts more between two times that clauses are dropped, each time. */
const REDUCE_STEP = 300;

/**
 * Runs until a solution, the end of the search, `conflicts` conflicts in all, or `work` steps of 10
 * ns more.
 */
export function learn(
  learning: ClauseLearning,
  conflicts: number,
  work: number,
): 'solution' | 'done' | 'paused' {
  const { learner } = learning;
  const bound = workOf(learning) + work;
  for (;;) {
    if (!propagateAll(learning)) {
      learner.conflicts++;
      if (!resolveConflict(learning)) return 'done';
      if (learner.conflicts >= conflicts) return 'paused';
    } else if (learner.trailSize === learner.variables) {
      return 'solution';
    } else if (learner.conflicts >= conflicts || workOf(learning) >= bound) {
      return 'paused';
    } else if (learner.depth > 0 && isToRestart(learning)) {
      restart(learning);
    } else if (learner.conflicts >= learning.reduceAt) {
      reduceClauses(learner, learning.layers.tiers);
      learning.reduceAt = learner.conflicts + FIRST_REDUCE + REDUCE_STEP * ++learning.reduces;
    } else if (!decideNext(learning, bound)) {
      return 'paused';
    }
  }
}

/** A dive is left to end by itself. */
function isToRestart({ layers, dives, restarts }: ClauseLearning): boolean {
  const isDiving = dives !== undefined && dives.state !== 'off';
  return layers.restarts && !isDiving && isRestarting(restarts);
}

/** A propagation costs about so many steps of 10 ns, with its share of the analysis. */
const PROPAGATION_WORK = 20;

function workOf({ learner, dives, lines }: ClauseLearning): number {
  const search = learner.propagations * PROPAGATION_WORK;
  return search + (lines?.work ?? 0) + (dives?.beliefs.work ?? 0);
}

/** Clauses first, then lines, until neither has anything to add; false on a conflict. */
function propagateAll({ learner, lines }: ClauseLearning): boolean {
  for (;;) {
    const before = learner.propagated;
    const isConsistent = propagateUnits(learner);
    learner.propagations += learner.propagated - before;
    if (!isConsistent || lines === undefined) return isConsistent;
    const size = learner.trailSize;
    if (!propagateLines(lines)) return false;
    if (learner.trailSize === size) return true;
  }
}

function restart(learning: ClauseLearning): void {
  const { learner, restarts, dives } = learning;
  backtrackTo(learning, 0);
  learner.noteSize = 0;
  const wasStable = restarts.isStable;
  noteRestart(restarts, learner);
  if (wasStable && keepsBeliefs(learning)) learner.phases.saved.set(learner.phases.first);
  if (dives !== undefined && learner.conflicts >= BELIEFS_AT) {
    beginDive(dives, learner, learner.propagations * PROPAGATION_WORK, restarts.isProving);
  }
}

/** Beliefs cost milliseconds: puzzles that need fewer conflicts than this do without. */
const BELIEFS_AT = 60;

/**
 * Focused mode holds on to the beliefs, whatever values it had to take; stable mode and proofs keep
 * the values they had. On random puzzles the first finds solutions in half of the conflicts, and
 * the second escapes where it errs.
 */
function keepsBeliefs({ dives, restarts }: ClauseLearning): boolean {
  const { isStable, isProving } = restarts;
  return dives !== undefined && dives.dives > 0 && !isStable && !isProving;
}

/**
 * Learns from the conflict and goes back to where the lemma says something new; false when nothing
 * is left.
 */
function resolveConflict(learning: ClauseLearning): boolean {
  const { learner, restarts } = learning;
  const level = conflictLevel(learner);
  if (level === 0) return false;
  noteBestTrail(learner);
  backtrackTo(learning, level);
  const back = analyse(learner);
  noteConflict(restarts, learner.lemmaLbd, learner.conflicts);
  backtrackTo(learning, back);
  assertLemma(learner);
  learning.learnt++;
  decay(learner.order);
  return true;
}

/** Keeps the lemma, whose first literal follows now. */
export function assertLemma(learner: LearnerState): void {
  const clause = keepLemma(learner);
  assign(learner, learner.lemma[0], clause < 0 ? NO_REASON : CLAUSE_REASON, clause);
}

/** The lemma as a clause of the arena; -1 for a single literal. */
export function keepLemma(learner: LearnerState): number {
  logClause(learner.log, 'learnt', learner.lemma, 0, learner.lemmaSize);
  if (learner.lemmaSize === 1) return -1;
  return addClause(learner, learner.lemma, learner.lemmaSize, learner.lemmaLbd);
}

/**
 * The longest consistent trail since the last rephasing gives the phases that stable mode aims at.
 */
function noteBestTrail(learner: LearnerState): void {
  const assigned = learner.marks[learner.depth - 1];
  const { phases } = learner;
  if (assigned <= phases.bestAssigned) return;
  phases.bestAssigned = assigned;
  for (let i = 0; i < assigned; i++) {
    const literal = learner.trail[i];
    phases.best[literal >> 1] = (literal & 1) ^ 1;
  }
}

/** The conflict of a line can lie below the last decision. */
function conflictLevel(learner: LearnerState): number {
  let highest = 0;
  for (let i = 0; i < learner.conflictSize; i++) {
    highest = Math.max(highest, learner.level[learner.conflict[i] >> 1]);
  }
  return highest;
}

export function backtrackTo(learning: ClauseLearning, depth: number): void {
  const { learner, lines } = learning;
  if (lines !== undefined) clearDirty(lines);
  if (learner.depth <= depth) return;
  if (lines !== undefined) giveBack(lines, learner.marks[depth]);
  unassignTo(learner, depth, keepsBeliefs(learning));
}

/**
 * Decides what the dive wants, or the most active variable; false when `bound` came before the
 * beliefs.
 */
function decideNext(learning: ClauseLearning, bound: number): boolean {
  const { learner, dives } = learning;
  const literal = dives
    ? nextOfDive(dives, learner, bound - workOf(learning) + dives.beliefs.work)
    : OVER;
  if (literal === PAUSED) return false;
  decide(learner, literal === OVER ? mostActiveLiteral(learner) : literal);
  return true;
}

function mostActiveLiteral(learner: LearnerState): number {
  const variable = takeMostActive(learner.order, learner.values);
  return 2 * variable + (learner.phases.saved[variable] ^ 1);
}
