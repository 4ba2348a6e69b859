import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryDecisions,
  arbitraryFormula,
  type Formula,
  isTrue,
  learnerOf,
  literalOf,
  modelsOf,
  signedOf,
} from '../../../test/clause-learner.ts';
import { analyse } from './analyse-conflict.ts';
import { storeClause } from './clause-store.ts';
import { assertLemma } from './learn.ts';
import type { LearnerState } from './learner-state.ts';
import { decide, unassignTo } from './trail.ts';
import { propagateUnits } from './unit-propagation.ts';

const VARIABLES = 8;

interface Lemma {
  /** The asserting literal comes first. */
  readonly clause: readonly number[];
  /** The levels of the literals of the clause. `back` is the level to go back to. */
  readonly levels: readonly number[];
  readonly back: number;
  readonly depth: number;
  readonly lbd: number;
}

/**
 * Searches with a simple loop, which decides the first open literal of `decisions` and learns from
 * each conflict, until there is a model or a conflict without decisions. Returns whether there is a
 * model.
 */
function search(
  formula: Formula,
  decisions: readonly number[],
  look: (lemma: Lemma, learner: LearnerState) => void,
): boolean {
  const learner = learnerOf(formula);
  for (;;) {
    if (propagateUnits(learner)) {
      const open = decisions.find((literal) => learner.trail.values[literalOf(literal)] === 0);
      if (open === undefined) return true;
      decide(learner.trail, literalOf(open));
      continue;
    }
    if (learner.trail.depth === 0) return false;
    look(learnFrom(learner), learner);
    assertLemma(learner);
  }
}

/** Analyses the conflict and goes back. */
function learnFrom(learner: LearnerState): Lemma {
  const { depth, level, values } = learner.trail;
  const back = analyse(learner);
  const literals = learner.lemma.literals.slice(0, learner.lemma.size);
  for (const literal of literals) expect(values[literal]).toBe(-1);
  const clause = [...literals].map(signedOf);
  const levels = [...literals].map((literal) => level[literal >> 1]);
  unassignTo(learner.trail, back, learner.order);
  return { clause, levels, back, depth, lbd: learner.lemma.lbd };
}

const formula = arbitraryFormula(VARIABLES, 60);
const decisions = arbitraryDecisions(VARIABLES);

describe('the analysis of a conflict', () => {
  it('learns clauses that every model of the formula makes true', () => {
    let lemmas = 0;
    fc.assert(
      fc.property(formula, decisions, (each, order) => {
        const models = modelsOf(each);
        search(each, order, ({ clause }) => {
          lemmas++;
          for (const values of models) expect(isTrue(clause, values)).toBe(true);
        });
      }),
      { seed: 5, numRuns: 120 },
    );
    expect(lemmas).toBeGreaterThan(100);
  });

  it('puts the one literal of the last level first, and goes back to the level of the next', () => {
    fc.assert(
      fc.property(formula, decisions, (each, order) => {
        search(each, order, ({ clause, levels, back, depth, lbd }, learner) => {
          const others = levels.slice(1);
          expect(levels[0]).toBe(depth);
          expect(others.every((level) => level > 0 && level < depth)).toBe(true);
          expect(back).toBe(Math.max(0, ...others));
          if (clause.length > 1) expect(levels[1]).toBe(back);
          expect(lbd).toBe(new Set(levels).size);
          expect(new Set(clause.map(Math.abs)).size).toBe(clause.length);
          expect(learner.trail.values[literalOf(clause[0])]).toBe(0);
          expect(learner.analysis.seen.every((mark) => mark === 0)).toBe(true);
        });
      }),
      { seed: 6, numRuns: 120 },
    );
  });

  it('ends, with a model just where there is one', () => {
    const tally = { models: 0, none: 0 };
    fc.assert(
      fc.property(formula, decisions, (each, order) => {
        const hasModel = modelsOf(each).length > 0;
        expect(search(each, order, () => {})).toBe(hasModel);
        tally[hasModel ? 'models' : 'none']++;
      }),
      { seed: 7, numRuns: 120 },
    );
    expect(Math.min(tally.models, tally.none)).toBeGreaterThan(10);
  });

  it('leaves out what the others imply', () => {
    // The conflict rests on 1, 2 and 3, and 1 implies 2.
    const clauses = [
      [-1, 2],
      [-3, 4],
      [-3, -1, 5],
      [-4, -5, -2],
    ];
    const lemmas: (readonly number[])[] = [];
    search({ variables: 5, clauses }, [1, 3, 2, 4, 5], ({ clause }) => lemmas.push(clause));
    expect(lemmas).toEqual([[-3, -1]]);
  });

  it('lowers the LBD of a learnt clause that spans fewer levels than when it was learnt', () => {
    const learner = learnerOf({
      variables: 5,
      clauses: [
        [-3, 5],
        [-4, -5],
      ],
    });
    const clause = storeClause(learner.clauses, Int32Array.from([-1, -2, -3, 4], literalOf), 4, 7);
    for (const literal of [1, 2, 3]) {
      expect(propagateUnits(learner)).toBe(true);
      decide(learner.trail, literalOf(literal));
    }
    expect(propagateUnits(learner)).toBe(false);
    analyse(learner);
    expect(learner.clauses.arena[clause + 1]).toBe(3);
  });
});
