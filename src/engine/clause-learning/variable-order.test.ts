import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnerOf } from '../../../test/clause-learner.ts';
import { bump, decay, insert, rebuildHeap, takeMostActive } from './variable-order.ts';

const VARIABLES = 12;

type Move = 'take' | 'decay' | 'rebuild' | { readonly bump: number } | { readonly insert: number };

const variable = fc.nat({ max: VARIABLES - 1 });
const moves = fc.array(
  fc.oneof(
    fc.constantFrom<Move[]>('take', 'decay', 'rebuild'),
    fc.record({ bump: variable }),
    fc.record({ insert: variable }),
  ),
  { maxLength: 80 },
);

describe('the order of variables', () => {
  it('gives the most active open variable, the lower number where they tie', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const learner = learnerOf({ variables: VARIABLES, clauses: [] });
        const waiting = new Set(Array.from({ length: VARIABLES }, (_, v) => v));
        const activity = new Array<number>(VARIABLES).fill(0);
        let increment = 1;
        for (const move of list) {
          if (move === 'decay') {
            decay(learner);
            increment /= 0.95;
          } else if (move === 'rebuild') {
            rebuildHeap(learner);
          } else if (move === 'take') {
            const best = [...waiting].sort((a, b) => activity[b] - activity[a] || a - b)[0] ?? -1;
            expect(takeMostActive(learner)).toBe(best);
            waiting.delete(best);
          } else if ('bump' in move) {
            bump(learner, move.bump);
            activity[move.bump] += increment;
          } else {
            insert(learner, move.insert);
            waiting.add(move.insert);
          }
        }
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it('keeps the order when activities become too large for a number', () => {
    const learner = learnerOf({ variables: 3, clauses: [] });
    bump(learner, 2);
    for (let i = 0; i < 5000; i++) decay(learner);
    for (const v of [1, 1, 0]) bump(learner, v);
    expect(learner.increment).toBeLessThan(1e100);
    expect([...learner.activity].every(Number.isFinite)).toBe(true);
    expect([1, 2, 3].map(() => takeMostActive(learner))).toEqual([1, 0, 2]);
  });

  it('passes over variables that are assigned', () => {
    const learner = learnerOf({ variables: 3, clauses: [] });
    bump(learner, 1);
    learner.values[2] = 1;
    expect([1, 2, 3].map(() => takeMostActive(learner))).toEqual([0, 2, -1]);
  });
});
