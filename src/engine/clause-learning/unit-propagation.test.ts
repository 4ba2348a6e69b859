import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryFormula,
  type Formula,
  learnerOf,
  literalOf,
  nameOf,
  reasonOf,
  signedOf,
  toBeWatched,
  trailOf,
  valuesOf,
  watchedOf,
} from '../../../test/clause-learner.ts';
import { propagateUnits as propagateSlowly, setTrue, signOf } from '../../../test/dpll.ts';
import type { LearnerState } from './learner-state.ts';
import { decide, unassignTo } from './trail.ts';
import { propagateUnits } from './unit-propagation.ts';

const VARIABLES = 9;
const formula = arbitraryFormula(VARIABLES, 30);
/** Clauses that are all watched. */
const longFormula = arbitraryFormula(VARIABLES, 80, 4);

/** A move decides a literal, or takes back decisions until `depth` levels are left. */
const moves = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: VARIABLES }) },
    { weight: 4, arbitrary: fc.integer({ min: -VARIABLES, max: -1 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 }).map((depth) => ({ depth })) },
  ),
  { maxLength: 25 },
);

/**
 * Makes the moves, as far as they are possible, and calls `look` after each; a move that ends in a
 * conflict is taken back.
 */
function play(
  { variables, clauses }: Formula,
  list: readonly (number | { depth: number })[],
  look: (learner: LearnerState, decisions: readonly number[], isConsistent: boolean) => void,
): void {
  const learner = learnerOf({ variables, clauses });
  const decisions: number[] = [];
  for (const move of list) {
    if (typeof move === 'object') {
      if (move.depth >= learner.trail.depth) continue;
      unassignTo(learner.trail, move.depth, learner.order);
      decisions.length = move.depth;
    } else if (learner.trail.values[literalOf(move)] === 0) {
      decide(learner.trail, literalOf(move));
      decisions.push(move);
    }
    const isConsistent = propagateUnits(learner);
    look(learner, decisions, isConsistent);
    if (isConsistent) continue;
    unassignTo(learner.trail, learner.trail.depth - 1, learner.order);
    decisions.pop();
  }
}

describe('unit propagation', () => {
  it.each([
    ['of all lengths', formula],
    ['that are watched', longFormula],
  ])('finds what reading all clauses again and again finds: clauses %s', (_, formulas) => {
    let conflicts = 0;
    fc.assert(
      fc.property(formulas, moves, (each, list) => {
        play(each, list, (learner, decisions, isConsistent) => {
          const slow = new Int8Array(VARIABLES + 1);
          for (const literal of decisions) setTrue(slow, literal);
          expect(isConsistent).toBe(propagateSlowly(each.clauses, slow));
          if (isConsistent) expect(valuesOf(learner)).toEqual(slow);
          else conflicts++;
          expect(watchedOf(learner)).toEqual(toBeWatched(learner));
        });
      }),
      { seed: 1, numRuns: 100 },
    );
    expect(conflicts).toBeGreaterThan(20);
  });

  it('names a clause as the reason, whose other literals were false before', () => {
    let reasons = 0;
    fc.assert(
      fc.property(formula, moves, (each, list) => {
        const known = new Set(each.clauses.map(nameOf));
        play(each, list, (learner) => {
          const trail = trailOf(learner);
          for (const [place, literal] of trail.entries()) {
            const reason = reasonOf(learner, Math.abs(literal));
            if (reason === undefined) continue;
            reasons++;
            expect(known).toContain(nameOf(reason));
            for (const other of reason.slice(1)) {
              expect(trail.slice(0, place)).toContain(-other);
            }
          }
        });
      }),
      { seed: 2, numRuns: 60 },
    );
    expect(reasons).toBeGreaterThan(300);
  });

  it('shows as the conflict a clause that is false', () => {
    let conflicts = 0;
    fc.assert(
      fc.property(formula, moves, (each, list) => {
        const known = new Set(each.clauses.map(nameOf));
        play(each, list, (learner, _, isConsistent) => {
          if (isConsistent) return;
          conflicts++;
          const { literals, size } = learner.conflict;
          const conflict = [...literals.subarray(0, size)].map(signedOf);
          expect(known).toContain(nameOf(conflict));
          for (const literal of conflict) expect(signOf(valuesOf(learner), literal)).toBe(-1);
        });
      }),
      { seed: 3, numRuns: 60 },
    );
    expect(conflicts).toBeGreaterThan(20);
  });
});
