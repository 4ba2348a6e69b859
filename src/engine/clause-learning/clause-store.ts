// Adds clauses, and drops those that have not been useful.

import { grown } from '../grow-list.ts';
import { HEADER, type LearnerState } from './learner-state.ts';
import { logClause } from './report-clauses.ts';
import { CLAUSE_REASON, type Trail } from './trail.ts';
import { watch } from './unit-propagation.ts';

/**
 * Clauses up to the first LBD are kept for good, those up to the second for as long as they are
 * used (Oh, SAT 2015).
 */
const CORE_LBD = 2;
const MIDDLE_LBD = 6;

/**
 * When clauses take more words than this, all that may be dropped are dropped, to bound the memory.
 */
const MAX_ARENA = 1 << 26;

/**
 * Stores a clause of at least two literals, whose first two are watched; returns its place in the
 * arena. An LBD of 0 is for clauses that must stay.
 */
export function addClause(
  learner: LearnerState,
  literals: Int32Array,
  size: number,
  lbd: number,
): number {
  const clause = learner.arenaSize;
  const need = clause + HEADER + size;
  learner.arena = grown(learner.arena, need);
  const { arena } = learner;
  arena[clause] = size;
  arena[clause + 1] = lbd;
  arena[clause + 2] = 1;
  for (let i = 0; i < size; i++) arena[clause + HEADER + i] = literals[i];
  learner.arenaSize = need;
  watch(learner, literals[0], clause, literals[1]);
  watch(learner, literals[1], clause, literals[0]);
  note(learner, clause);
  return clause;
}

function note(learner: LearnerState, clause: number): void {
  learner.learnt = grown(learner.learnt, learner.learntCount + 1);
  learner.learnt[learner.learntCount++] = clause;
}

/**
 * Drops half of the clauses of high LBD and of those of middle LBD that were not used since the
 * last time; without tiers, drops half of all clauses except those that must stay.
 */
export function reduceClauses(learner: LearnerState, hasTiers: boolean): void {
  const { arena, learnt } = learner;
  const candidates: number[] = [];
  let kept = 0;
  for (let i = 0; i < learner.learntCount; i++) {
    const clause = learnt[i];
    const lbd = arena[clause + 1];
    const used = arena[clause + 2];
    arena[clause + 2] = 0;
    const isGood = hasTiers && (lbd <= CORE_LBD || (lbd <= MIDDLE_LBD && used > 0));
    const isSafe = lbd === 0 || isGood || isReason(learner.trail, arena, clause);
    if (isSafe) learnt[kept++] = clause;
    else candidates.push(clause);
  }
  candidates.sort((a, b) => arena[a + 1] - arena[b + 1] || arena[a] - arena[b] || b - a);
  const half = learner.arenaSize > MAX_ARENA ? 0 : candidates.length >> 1;
  for (let i = 0; i < half; i++) learnt[kept++] = candidates[i];
  for (let i = half; i < candidates.length; i++) {
    logClause(learner.log, 'deleted', arena, candidates[i] + HEADER, arena[candidates[i]]);
  }
  learner.learntCount = kept;
  learner.learnt.subarray(0, kept).sort();
  collect(learner);
}

function isReason(trail: Trail, arena: Int32Array, clause: number): boolean {
  const { values, reason, reason2 } = trail;
  for (let i = 0; i < 2; i++) {
    const literal = arena[clause + HEADER + i];
    const variable = literal >> 1;
    if (values[literal] > 0 && reason[variable] === CLAUSE_REASON && reason2[variable] === clause)
      return true;
  }
  return false;
}

/**
 * Closes the gaps between the clauses that are kept, without changing their order, and sets the
 * watches anew.
 */
function collect(learner: LearnerState): void {
  const { arena, learnt, trail } = learner;
  const { reason, reason2, literals } = trail;
  const isMoved = new Map<number, number>();
  for (let i = 0; i < trail.size; i++) {
    const variable = literals[i] >> 1;
    if (reason[variable] === CLAUSE_REASON) isMoved.set(reason2[variable], -1);
  }
  let to = 0;
  learner.watchSize.fill(0);
  for (let i = 0; i < learner.learntCount; i++) {
    const clause = learnt[i];
    const size = HEADER + arena[clause];
    if (isMoved.has(clause)) isMoved.set(clause, to);
    arena.copyWithin(to, clause, clause + size);
    learnt[i] = to;
    watch(learner, arena[to + HEADER], to, arena[to + HEADER + 1]);
    watch(learner, arena[to + HEADER + 1], to, arena[to + HEADER]);
    to += size;
  }
  learner.arenaSize = to;
  for (let i = 0; i < trail.size; i++) {
    const variable = literals[i] >> 1;
    if (reason[variable] === CLAUSE_REASON)
      reason2[variable] = isMoved.get(reason2[variable]) ?? -1;
  }
}
