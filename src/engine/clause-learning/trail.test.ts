import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryDecisions,
  learnerOf,
  literalOf,
  trailOf,
  valuesOf,
} from '../../../test/clause-learner.ts';
import { decide, unassignTo } from './trail.ts';
import { takeMostActive } from './variable-order.ts';

const VARIABLES = 8;

describe('the trail', () => {
  it('goes back to any level as it was, and lets what it takes back be decided again', () => {
    const level = fc.integer({ min: 0, max: VARIABLES });
    fc.assert(
      fc.property(arbitraryDecisions(VARIABLES), level, (decisions, depth) => {
        const learner = learnerOf({ variables: VARIABLES, clauses: [] });
        for (const literal of decisions.slice(0, depth)) decide(learner.trail, literalOf(literal));
        const before = valuesOf(learner);
        while (takeMostActive(learner.order, learner.trail.values) >= 0);
        for (const literal of decisions.slice(depth)) decide(learner.trail, literalOf(literal));
        if (depth < VARIABLES) unassignTo(learner.trail, depth, learner.order);
        expect(valuesOf(learner)).toEqual(before);
        expect(trailOf(learner)).toEqual(decisions.slice(0, depth));
        expect(learner.trail).toMatchObject({ depth, size: depth });
        const open = new Set<number>();
        for (
          let v = takeMostActive(learner.order, learner.trail.values);
          v >= 0;
          v = takeMostActive(learner.order, learner.trail.values)
        )
          open.add(v + 1);
        expect(open).toEqual(new Set(decisions.slice(depth).map(Math.abs)));
      }),
      { seed: 4, numRuns: 120 },
    );
  });

  it('remembers the values that it takes back only if asked to', () => {
    for (const [isAsked, phases] of [
      [true, [1, 0, 1]],
      [false, [0, 0, 0]],
    ] as const) {
      const learner = learnerOf({ variables: 3, clauses: [] });
      for (const literal of [1, -2, 3]) decide(learner.trail, literalOf(literal));
      const { saved } = learner.phases;
      unassignTo(learner.trail, 0, learner.order, isAsked ? saved : undefined);
      expect([...saved]).toEqual(phases);
    }
  });
});
