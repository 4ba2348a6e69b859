import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryDecisions,
  arbitraryFormula,
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
import { propagateUnits as propagateSlowly, setTrue } from '../../../test/dpll.ts';
import { HEADER, storeClause } from './clause-store.ts';
import type { LearnerState } from './learner-state.ts';
import { reduceClauses } from './reduce-clauses.ts';
import { decide, unassignTo } from './trail.ts';
import { propagateUnits } from './unit-propagation.ts';

const VARIABLES = 9;

interface Stored {
  readonly clause: readonly number[];
  readonly lbd: number;
  readonly isUsed: boolean;
}

/** Clauses of three literals or more, with an LBD from 0 to 9; a clause with an LBD of 0 stays. */
const clauses: fc.Arbitrary<Stored[]> = arbitraryFormula(VARIABLES, 40, 3).chain((formula) =>
  fc.tuple(
    ...formula.clauses.map((clause) =>
      fc.record({
        clause: fc.constant(clause),
        lbd: fc.integer({ min: 0, max: 9 }),
        isUsed: fc.boolean(),
      }),
    ),
  ),
);

function learnerWith(stored: readonly Stored[]): LearnerState {
  const learner = learnerOf({ variables: VARIABLES, clauses: [] });
  for (const { clause, lbd, isUsed } of stored) {
    const at = storeClause(learner.clauses, Int32Array.from(clause, literalOf), clause.length, lbd);
    learner.clauses.arena[at + 2] = isUsed ? 1 : 0;
  }
  return learner;
}

function clausesOf({ clauses }: LearnerState): number[][] {
  const { arena, places, count } = clauses;
  return [...places.subarray(0, count)].map((at) =>
    [...arena.subarray(at + HEADER, at + HEADER + arena[at])].map(signedOf),
  );
}

const namesOf = (list: readonly (readonly number[])[]): string[] => list.map(nameOf).sort();

/**
 * Returns, for each literal of the trail that follows from a clause, that clause with the literal
 * first.
 */
function reasonsOf(learner: LearnerState): number[][] {
  const reasons = trailOf(learner).map((literal) => reasonOf(learner, Math.abs(literal)));
  return reasons.filter((reason) => reason !== undefined);
}

describe('the clauses that are kept', () => {
  it('are all that must stay, and the better half of the others', () => {
    fc.assert(
      fc.property(clauses, fc.boolean(), (stored, hasTiers) => {
        const learner = learnerWith(stored);
        reduceClauses(learner.clauses, learner.trail, hasTiers, learner.log);
        const left = clausesOf(learner);
        const isSafe = ({ lbd, isUsed }: Stored): boolean =>
          lbd === 0 || (hasTiers && (lbd <= 2 || (lbd <= 6 && isUsed)));
        const others = stored.filter((each) => !isSafe(each));
        expect(left).toHaveLength(stored.length - Math.ceil(others.length / 2));
        expect(namesOf(left)).toEqual(
          expect.arrayContaining(namesOf(stored.filter(isSafe).map(({ clause }) => clause))),
        );
        const lbds = others.map(({ lbd }) => lbd).sort((a, b) => a - b);
        const worst = lbds[(others.length >> 1) - 1] ?? 0;
        const better = others.filter(({ lbd }) => lbd < worst).map(({ clause }) => clause);
        expect(namesOf(left)).toEqual(expect.arrayContaining(namesOf(better)));
        expect(watchedOf(learner)).toEqual(toBeWatched(learner));
      }),
      { seed: 8, numRuns: 150 },
    );
  });

  it('were stored, and those that are not were reported as deleted', () => {
    fc.assert(
      fc.property(clauses, (stored) => {
        const learner = learnerWith(stored);
        const deleted: number[][] = [];
        learner.log = {
          onClause: ({ kind, numbers, size }) => {
            expect(kind).toBe('deleted');
            // The number 1 says that a cell is black, ~1 that it is not.
            deleted.push(
              Array.from({ length: size / 2 }, (_, i) =>
                numbers[2 * i + 1] === 1 ? numbers[2 * i] + 1 : -numbers[2 * i] - 1,
              ),
            );
          },
          subject: Int32Array.from({ length: VARIABLES }, (_, v) => v),
          value: new Int32Array(VARIABLES).fill(1),
          numbers: new Int32Array(8),
        };
        reduceClauses(learner.clauses, learner.trail, true, learner.log);
        expect(namesOf([...clausesOf(learner), ...deleted])).toEqual(
          namesOf(stored.map(({ clause }) => clause)),
        );
      }),
      { seed: 9, numRuns: 100 },
    );
  });

  it('propagate on as before, and reasons are found where they have moved to', () => {
    let reasons = 0;
    fc.assert(
      fc.property(clauses, arbitraryDecisions(VARIABLES), (stored, decisions) => {
        const learner = learnerWith(stored);
        const made: number[] = [];
        for (const literal of decisions) {
          if (learner.trail.values[literalOf(literal)] !== 0) continue;
          decide(learner.trail, literalOf(literal));
          made.push(literal);
          if (!propagateUnits(learner)) {
            unassignTo(learner.trail, learner.trail.depth - 1, learner.order);
            made.pop();
            break;
          }
          const before = reasonsOf(learner);
          if (made.length === 3) {
            reduceClauses(learner.clauses, learner.trail, true, learner.log);
            expect(reasonsOf(learner)).toEqual(before);
            reasons += before.length;
          }
          const slow = new Int8Array(VARIABLES + 1);
          for (const other of made) setTrue(slow, other);
          if (made.length < 3) continue;
          // Literals that followed from dropped clauses stay true.
          for (const [own] of before) setTrue(slow, own);
          propagateSlowly(clausesOf(learner), slow);
          expect(valuesOf(learner)).toEqual(slow);
        }
        expect(watchedOf(learner)).toEqual(toBeWatched(learner));
      }),
      { seed: 10, numRuns: 150 },
    );
    expect(reasons).toBeGreaterThan(100);
  });
});
