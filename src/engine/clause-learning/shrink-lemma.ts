// Shrinks a lemma: where all its literals of one level follow from a single literal of that level
// and from the other literals of the lemma, that one takes their place (Fleury and Biere, Efficient
// All-UIP Learned Clause Minimization, SAT 2021). Reasons of lines are worked out for this.
// Cost: a walk down the trail for each level that has several literals.

import { HEADER } from './clause-store.ts';
import { IMPLIED, IN_LEMMA, type LearnerState, NEEDED } from './learner-state.ts';
import { CLAUSE_REASON, LINE_REASON, NO_REASON, STORED_REASON } from './trail.ts';

/**
 * Marks of variables that follow from the literal that is looked for, which may be that literal;
 * the second one is for variables that had another mark before.
 */
const FOLLOWS = 4;
const FOLLOWS_AFTER_MARK = 5;

/** Shrinks all levels but the highest one, of which the lemma has its first literal alone. */
export function shrinkLemma(learner: LearnerState): void {
  const { lemma, trail } = learner;
  const { place, level } = trail;
  const { literals, size } = lemma;
  literals.subarray(1, size).sort((a, b) => place[b >> 1] - place[a >> 1]);
  let kept = 1;
  for (let from = 1, to = 1; from < size; from = to) {
    while (to < size && level[literals[to] >> 1] === level[literals[from] >> 1]) to++;
    const single = to - from > 1 ? singleOf(learner, from, to) : -1;
    if (single >= 0) literals[kept++] = single;
    else for (let i = from; i < to; i++) literals[kept++] = literals[i];
  }
  lemma.size = kept;
}

/**
 * Returns a literal that can take the place of the literals `from` to `to - 1` of the lemma, which
 * are those of one level, the latest first; -1 if there is none.
 */
function singleOf(learner: LearnerState, from: number, to: number): number {
  const { lemma, trail, analysis } = learner;
  const { seen, followers } = analysis;
  for (let i = from; i < to; i++) {
    followers[i - from] = lemma.literals[i] >> 1;
    seen[followers[i - from]] = FOLLOWS_AFTER_MARK;
  }
  let count = to - from;
  let at = trail.place[followers[0]];
  // `open` counts the variables that follow and that the walk down the trail has not reached yet.
  for (let open = count; ; ) {
    while (seen[trail.literals[at] >> 1] < FOLLOWS) at--;
    const literal = trail.literals[at--];
    if (--open === 0) {
      noteFollowers(learner, count);
      seen[literal >> 1] = IN_LEMMA;
      return literal ^ 1;
    }
    const before = count;
    count = followReason(learner, literal >> 1, count);
    if (count < 0) {
      forgetFollowers(learner, to - from, ~count);
      return -1;
    }
    open += count - before;
  }
}

/** Marks the variables as implied by the lemma, which has a single literal for them now. */
function noteFollowers({ analysis }: LearnerState, count: number): void {
  const { seen, followers, cleared } = analysis;
  for (let i = 0; i < count; i++) {
    if (seen[followers[i]] === FOLLOWS) cleared[analysis.clearedSize++] = followers[i];
    seen[followers[i]] = IMPLIED;
  }
}

/** Takes the marks back: the first `own` of the variables are those of the lemma. */
function forgetFollowers({ analysis }: LearnerState, own: number, count: number): void {
  const { seen, followers } = analysis;
  for (let i = 0; i < count; i++) {
    const isMarked = seen[followers[i]] === FOLLOWS_AFTER_MARK;
    seen[followers[i]] = i < own ? IN_LEMMA : isMarked ? NEEDED : 0;
  }
}

/**
 * Adds the variables of the same level that `variable` rests on to the `count` that follow, and
 * returns how many these are then; their complement when `variable` rests on something else that
 * the lemma does not imply.
 */
function followReason(learner: LearnerState, variable: number, count: number): number {
  const { trail, clauses, lineReasons } = learner;
  if (trail.reason[variable] === LINE_REASON) lineReasons.explain(variable);
  const reason = trail.reason[variable];
  const reason2 = trail.reason2[variable];
  if (reason === NO_REASON) return ~count;
  if (reason === STORED_REASON) {
    const { stored } = lineReasons;
    const first = reason2 + 1;
    return followLiterals(
      learner,
      stored,
      { first, last: first + stored[reason2], variable },
      count,
    );
  }
  if (reason === CLAUSE_REASON) {
    const { arena } = clauses;
    const first = reason2 + HEADER;
    return followLiterals(learner, arena, { first, last: first + arena[reason2], variable }, count);
  }
  const next = follow(learner, reason, trail.level[variable], count);
  return next < 0 || reason2 < 0 ? next : follow(learner, reason2, trail.level[variable], next);
}

interface Literals {
  readonly first: number;
  readonly last: number;
  /** The variable whose reason they are; it may be among them. */
  readonly variable: number;
}

function followLiterals(
  learner: LearnerState,
  list: Int32Array,
  { first, last, variable }: Literals,
  count: number,
): number {
  const level = learner.trail.level[variable];
  let next = count;
  for (let i = first; i < last && next >= 0; i++) {
    if (list[i] >> 1 !== variable) next = follow(learner, list[i], level, next);
  }
  return next;
}

/** Does for one literal what `followReason` does for all of a reason. */
function follow(learner: LearnerState, literal: number, level: number, count: number): number {
  const { trail, analysis } = learner;
  const { seen, followers } = analysis;
  const variable = literal >> 1;
  const mark = seen[variable];
  if (trail.level[variable] !== level) {
    const isKept = trail.level[variable] === 0 || mark === IN_LEMMA || mark === IMPLIED;
    return isKept ? count : ~count;
  }
  if (mark >= FOLLOWS) return count;
  seen[variable] = mark === 0 ? FOLLOWS : FOLLOWS_AFTER_MARK;
  followers[count] = variable;
  return count + 1;
}
