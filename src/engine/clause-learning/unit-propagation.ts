// Unit propagation: makes a literal true when all other literals of its clause are false. Clauses
// of two and three literals that the encoding has stand in compressed rows without watches; longer
// and learnt clauses watch two of their literals. Cost: nearly all the time of the search is spent
// here.

import { HEADER } from './clause-store.ts';
import type { LearnerState } from './learner-state.ts';
import { assign, CLAUSE_REASON } from './trail.ts';
import { watch } from './watches.ts';

/**
 * Propagates all literals of the trail; false on a conflict, whose literals are then in
 * `learner.conflict`.
 */
export function propagateUnits(learner: LearnerState): boolean {
  const { trail, conflict } = learner;
  const { pairAt, pairs, tripleAt, triples } = learner.shortClauses;
  const { values, literals } = trail;
  while (trail.propagated < trail.size) {
    const literal = literals[trail.propagated++];
    const no = literal ^ 1;
    for (let i = pairAt[literal], end = pairAt[literal + 1]; i < end; i++) {
      const other = pairs[i];
      const value = values[other];
      if (value > 0) continue;
      if (value < 0) {
        conflict.literals[0] = no;
        conflict.literals[1] = other;
        conflict.size = 2;
        return false;
      }
      assign(trail, other, no, -1);
    }
    for (let i = tripleAt[literal], end = tripleAt[literal + 1]; i < end; i += 2) {
      const a = triples[i];
      const va = values[a];
      if (va > 0) continue;
      const b = triples[i + 1];
      const vb = values[b];
      if (vb > 0) continue;
      if (va < 0) {
        if (vb < 0) {
          conflict.literals[0] = no;
          conflict.literals[1] = a;
          conflict.literals[2] = b;
          conflict.size = 3;
          return false;
        }
        assign(trail, b, no, a);
      } else if (vb < 0) {
        assign(trail, a, no, b);
      }
    }
    if (!propagateWatched(learner, no)) return false;
  }
  return true;
}

/**
 * Updates the clauses that watch `no`, which has become false: each is true already, watches
 * another literal instead, makes its other watched literal true, or is in conflict.
 */
function propagateWatched(learner: LearnerState, no: number): boolean {
  const { trail, conflict } = learner;
  const { arena, watches } = learner.clauses;
  const { values } = trail;
  let list = watches.items;
  const first = watches.at[no];
  const last = first + watches.sizes[no];
  let kept = first;
  let i = first;
  for (; i < last; i += 2) {
    const clause = list[i];
    const blocker = list[i + 1];
    if (values[blocker] > 0) {
      list[kept++] = clause;
      list[kept++] = blocker;
      continue;
    }
    const at = clause + HEADER;
    const other = arena[at] ^ arena[at + 1] ^ no;
    if (other !== blocker && values[other] > 0) {
      list[kept++] = clause;
      list[kept++] = other;
      continue;
    }
    const end = at + arena[clause];
    let k = at + 2;
    while (k < end && values[arena[k]] < 0) k++;
    if (k < end) {
      const found = arena[k];
      arena[k] = no;
      arena[at] = other;
      arena[at + 1] = found;
      watch(watches, found, clause, other);
      // The lists may have been moved to a longer array.
      list = watches.items;
      continue;
    }
    list[kept++] = clause;
    list[kept++] = other;
    if (values[other] < 0) {
      for (i += 2; i < last; i++) list[kept++] = list[i];
      watches.sizes[no] = kept - first;
      for (let l = at; l < end; l++) conflict.literals[l - at] = arena[l];
      conflict.size = end - at;
      return false;
    }
    assign(trail, other, CLAUSE_REASON, clause);
  }
  watches.sizes[no] = kept - first;
  return true;
}
