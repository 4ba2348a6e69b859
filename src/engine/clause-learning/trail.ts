// The trail: the true literals in the order in which they became true, in levels. Level 0 holds for
// good; each other level begins with a decision.

import { type LearnerState, NO_REASON } from './learner-state.ts';
import { insert } from './variable-order.ts';

/** Makes an open literal true. */
export function assign(
  learner: LearnerState,
  literal: number,
  reason: number,
  reason2: number,
): void {
  const variable = literal >> 1;
  learner.values[literal] = 1;
  learner.values[literal ^ 1] = -1;
  learner.level[variable] = learner.depth;
  learner.reason[variable] = reason;
  learner.reason2[variable] = reason2;
  learner.place[variable] = learner.trailSize;
  learner.trail[learner.trailSize++] = literal;
}

/** Begins a level with an open literal. */
export function decide(learner: LearnerState, literal: number): void {
  learner.decisions++;
  learner.marks[learner.depth++] = learner.trailSize;
  assign(learner, literal, NO_REASON, -1);
}

/**
 * Takes back all levels above `depth`. Unless phases are kept, each variable will be tried first
 * with the value that it had.
 */
export function unassignTo(learner: LearnerState, depth: number, keepsPhases: boolean): void {
  const { trail, values, order } = learner;
  const { saved } = learner.phases;
  const size = learner.marks[depth];
  for (let i = learner.trailSize - 1; i >= size; i--) {
    const literal = trail[i];
    values[literal] = 0;
    values[literal ^ 1] = 0;
    if (!keepsPhases) saved[literal >> 1] = (literal & 1) ^ 1;
    insert(order, literal >> 1);
  }
  learner.trailSize = size;
  learner.propagated = size;
  learner.depth = depth;
}
