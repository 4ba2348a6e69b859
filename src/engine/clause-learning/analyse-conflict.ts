// Learns a clause from a conflict: the clause of the first unique implication point (Marques-Silva
// and Sakallah, GRASP, 1996), without literals that the other literals imply (Soerensson and Biere,
// 2009).

import { CORE_LBD, HEADER } from './clause-store.ts';
import { IMPLIED, IN_LEMMA, type LearnerState, NEEDED } from './learner-state.ts';
import { shrinkLemma } from './shrink-lemma.ts';
import { CLAUSE_REASON, LINE_REASON, NO_REASON, STORED_REASON } from './trail.ts';
import { bump } from './variable-order.ts';

/**
 * Derives `lemma` from the conflict, with its asserting literal first, and returns the level to go
 * back to. Literals that are false at level 0 are left out, because they stay false for good.
 */
export function analyse(learner: LearnerState): number {
  const { trail, conflict, lemma, analysis } = learner;
  const { literals, level, depth } = trail;
  const { seen, cleared } = analysis;
  analysis.clearedSize = 0;
  lemma.size = 1;
  let open = 0;
  for (let i = 0; i < conflict.size; i++) open += visit(learner, conflict.literals[i]);
  let at = trail.size;
  let literal = 0;
  for (;;) {
    do literal = literals[--at];
    while (seen[literal >> 1] === 0 || level[literal >> 1] < depth);
    if (--open === 0) break;
    open += visitReason(learner, literal >> 1);
  }
  lemma.literals[0] = literal ^ 1;
  minimise(learner);
  shrinkLemma(learner);
  lemma.lbd = countLevels(learner, lemma.literals, 0, lemma.size);
  for (let i = 0; i < analysis.clearedSize; i++) seen[cleared[i]] = 0;
  return backLevel(learner);
}

/**
 * Marks the variable of a false literal; returns 1 when it is newly marked and of the current
 * level, else 0.
 */
function visit(learner: LearnerState, literal: number): number {
  const variable = literal >> 1;
  const { trail, lemma, analysis } = learner;
  const { level } = trail;
  const { seen } = analysis;
  if (seen[variable] !== 0 || level[variable] === 0) return 0;
  seen[variable] = IN_LEMMA;
  analysis.cleared[analysis.clearedSize++] = variable;
  bump(learner.order, variable);
  if (level[variable] === trail.depth) return 1;
  lemma.literals[lemma.size++] = literal;
  return 0;
}

function visitReason(learner: LearnerState, variable: number): number {
  const { trail } = learner;
  const { arena } = learner.clauses;
  if (trail.reason[variable] === LINE_REASON) learner.lineReasons.explain(variable);
  const reason = trail.reason[variable];
  const reason2 = trail.reason2[variable];
  if (reason === STORED_REASON) {
    let open = 0;
    const { stored } = learner.lineReasons;
    for (let i = reason2 + 1, end = i + stored[reason2]; i < end; i++)
      open += visit(learner, stored[i]);
    return open;
  }
  if (reason !== CLAUSE_REASON) {
    return visit(learner, reason) + (reason2 >= 0 ? visit(learner, reason2) : 0);
  }
  noteUse(learner, reason2);
  let open = 0;
  for (let i = reason2 + HEADER, end = i + arena[reason2]; i < end; i++) {
    if (arena[i] >> 1 !== variable) open += visit(learner, arena[i]);
  }
  return open;
}

function minimise(learner: LearnerState): void {
  const { lemma, trail } = learner;
  let kept = 1;
  for (let i = 1; i < lemma.size; i++) {
    const variable = lemma.literals[i] >> 1;
    if (trail.reason[variable] === NO_REASON || !isImplied(learner, variable)) {
      lemma.literals[kept++] = lemma.literals[i];
    }
  }
  lemma.size = kept;
}

/**
 * Returns whether the reasons of `variable` are known to lead back to literals of the lemma alone.
 * Marks the variables on the way as `IMPLIED` or, if the answer is false, as `NEEDED`.
 */
function isImplied(learner: LearnerState, variable: number): boolean {
  const { analysis } = learner;
  const { stack, seen, cleared } = analysis;
  let size = 0;
  stack[size++] = variable;
  const from = analysis.clearedSize;
  while (size > 0) {
    const next = stack[--size];
    const count = pushReason(learner, next, size);
    if (count < 0) {
      for (let i = from; i < analysis.clearedSize; i++) seen[cleared[i]] = NEEDED;
      return false;
    }
    size += count;
  }
  return true;
}

/**
 * Pushes the variables that `variable` rests on and that must still be looked at, and returns how
 * many; -1 when `variable` rests, or may rest, on a decision outside the lemma.
 */
function pushReason(learner: LearnerState, variable: number, size: number): number {
  const { trail } = learner;
  const { arena } = learner.clauses;
  const reason = trail.reason[variable];
  const reason2 = trail.reason2[variable];
  let pushed = 0;
  // Working out the reason of a line just for this would cost too much.
  if (reason === LINE_REASON) return -1;
  if (reason === STORED_REASON) {
    const { stored } = learner.lineReasons;
    for (let i = reason2 + 1, end = i + stored[reason2]; i < end; i++) {
      const one = pushLiteral(learner, stored[i], size + pushed);
      if (one < 0) return -1;
      pushed += one;
    }
    return pushed;
  }
  if (reason !== CLAUSE_REASON) {
    pushed = pushLiteral(learner, reason, size);
    if (pushed < 0 || reason2 < 0) return pushed;
    const second = pushLiteral(learner, reason2, size + pushed);
    return second < 0 ? -1 : pushed + second;
  }
  for (let i = reason2 + HEADER, end = i + arena[reason2]; i < end; i++) {
    if (arena[i] >> 1 === variable) continue;
    const one = pushLiteral(learner, arena[i], size + pushed);
    if (one < 0) return -1;
    pushed += one;
  }
  return pushed;
}

function pushLiteral(learner: LearnerState, literal: number, size: number): number {
  const variable = literal >> 1;
  const { trail, analysis } = learner;
  const { level, reason } = trail;
  const { seen } = analysis;
  if (level[variable] === 0 || seen[variable] === IN_LEMMA || seen[variable] === IMPLIED) return 0;
  if (seen[variable] === NEEDED || reason[variable] === NO_REASON) return -1;
  seen[variable] = IMPLIED;
  analysis.cleared[analysis.clearedSize++] = variable;
  analysis.stack[size] = variable;
  return 1;
}

/**
 * Notes that a clause of the arena was of use, and lowers its LBD to what it is on this trail, so
 * that a clause which has become good is kept.
 */
function noteUse(learner: LearnerState, clause: number): void {
  const { arena } = learner.clauses;
  const first = clause + HEADER;
  arena[clause + 2] = 1;
  if (arena[clause + 1] <= CORE_LBD) return;
  const lbd = countLevels(learner, arena, first, first + arena[clause]);
  if (lbd < arena[clause + 1]) arena[clause + 1] = lbd;
}

/**
 * Returns the literal block distance of the literals from `first` to `last - 1` of a list: how many
 * levels they span (Audemard and Simon, 2009).
 */
function countLevels(
  { trail, analysis }: LearnerState,
  list: Int32Array,
  first: number,
  last: number,
): number {
  const { level } = trail;
  const { levelStamp } = analysis;
  const stamp = ++analysis.stamp;
  let levels = 0;
  for (let i = first; i < last; i++) {
    const at = level[list[i] >> 1];
    if (levelStamp[at] === stamp) continue;
    levelStamp[at] = stamp;
    levels++;
  }
  return levels;
}

/**
 * Returns the second highest level of the lemma, and moves a literal of that level to the second
 * place; returns 0 for a lemma of one literal.
 */
function backLevel(learner: LearnerState): number {
  const { lemma, trail } = learner;
  const { literals } = lemma;
  const { level } = trail;
  if (lemma.size === 1) return 0;
  let highest = 1;
  for (let i = 2; i < lemma.size; i++) {
    if (level[literals[i] >> 1] > level[literals[highest] >> 1]) highest = i;
  }
  const second = literals[highest];
  literals[highest] = literals[1];
  literals[1] = second;
  return level[second >> 1];
}
