import { expect, it } from 'vitest';
import { learnerOf, literalOf, signedOf } from '../../../test/clause-learner.ts';
import { analyse } from './analyse-conflict.ts';
import type { LearnerState } from './learner-state.ts';
import { decide } from './trail.ts';
import { propagateUnits } from './unit-propagation.ts';

/** Decides the literals in this order until there is a conflict, and returns what it teaches. */
function lemmaAfter(learner: LearnerState, decisions: readonly number[]): number[] {
  for (const literal of decisions) {
    expect(propagateUnits(learner)).toBe(true);
    decide(learner.trail, literalOf(literal));
  }
  expect(propagateUnits(learner)).toBe(false);
  analyse(learner);
  return [...learner.lemma.literals.subarray(0, learner.lemma.size)].map(signedOf);
}

/** 1 makes 2 true, 2 makes 3 and 4 true, and these forbid 5. */
const CHAIN = [
  [-1, 2],
  [-2, 3],
  [-2, 4],
  [-3, -4, -5, 6],
  [-3, -4, -5, -6],
];

it('names the one literal that all literals of a level follow from', () => {
  const learner = learnerOf({ variables: 6, clauses: CHAIN });
  expect(lemmaAfter(learner, [1, 5])).toEqual([-5, -2]);
  expect([...learner.analysis.seen]).toEqual([0, 0, 0, 0, 0, 0]);
});

it('leaves the literals if one of them rests on something that the lemma does not imply', () => {
  const clauses = [[-2, 3], [-7, -2, 4], ...CHAIN.slice(3)];
  const learner = learnerOf({ variables: 7, clauses });
  const lemma = lemmaAfter(learner, [7, 2, 5]);
  expect(lemma[0]).toBe(-5);
  expect(lemma.slice(1).sort()).toEqual([-3, -4]);
  expect([...learner.analysis.seen]).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
