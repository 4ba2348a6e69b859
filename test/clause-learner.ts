// Runs the clause learner on given clauses, without a board. Literals are as in dpll.ts: variables
// are numbered from 1, and a negated variable is negative.

import fc from 'fast-check';
import { HEADER, storeClause } from '../src/engine/clause-learning/clause-store.ts';
import { type LearnerState, makeLearner } from '../src/engine/clause-learning/learner-state.ts';
import { CLAUSE_REASON, NO_REASON } from '../src/engine/clause-learning/trail.ts';
import { insert } from '../src/engine/clause-learning/variable-order.ts';
import { signOf } from './dpll.ts';

/** Clauses of two literals or more, in none of which a variable occurs twice. */
export interface Formula {
  readonly variables: number;
  readonly clauses: readonly number[][];
}

export function arbitraryFormula(
  variables: number,
  most: number,
  minLength = 2,
): fc.Arbitrary<Formula> {
  const clause = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: variables }), { minLength, maxLength: 5 }),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    )
    .map(([names, signs]) => names.map((name, i) => (signs[i] ? name : -name)));
  return fc
    .array(clause, { minLength: most >> 1, maxLength: most })
    .map((clauses) => ({ variables, clauses }));
}

/** Makes one literal for each variable, in the order in which the literals are decided. */
export function arbitraryDecisions(variables: number): fc.Arbitrary<number[]> {
  const names = Array.from({ length: variables }, (_, i) => i + 1);
  return fc
    .tuple(
      fc.shuffledSubarray(names, { minLength: variables }),
      fc.array(fc.boolean(), { minLength: variables, maxLength: variables }),
    )
    .map(([order, signs]) => order.map((name, i) => (signs[i] ? name : -name)));
}

/**
 * Makes a learner of a formula. Clauses of four literals or more are stored in the arena for good.
 */
export function learnerOf({ variables, clauses }: Formula): LearnerState {
  const ofSize = (size: number): Int32Array =>
    Int32Array.from(clauses.filter(({ length }) => length === size).flat(), literalOf);
  const making = makeLearner({
    variables,
    cellVariables: variables,
    binaries: ofSize(2),
    ternaries: ofSize(3),
  });
  let made = making.next();
  while (!made.done) made = making.next();
  for (const clause of clauses.filter(({ length }) => length > 3)) {
    storeClause(made.value.clauses, Int32Array.from(clause, literalOf), clause.length, 0);
  }
  for (let v = 0; v < variables; v++) insert(made.value.order, v);
  return made.value;
}

export function literalOf(signed: number): number {
  return 2 * (Math.abs(signed) - 1) + (signed < 0 ? 1 : 0);
}

export function signedOf(literal: number): number {
  return (literal & 1) === 0 ? (literal >> 1) + 1 : -(literal >> 1) - 1;
}

/** Returns the values as dpll.ts stores them. */
export function valuesOf({ variables, trail }: LearnerState): Int8Array {
  return Int8Array.from({ length: variables + 1 }, (_, name) =>
    name === 0 ? 0 : trail.values[literalOf(name)],
  );
}

export function trailOf({ trail }: LearnerState): number[] {
  return [...trail.literals.subarray(0, trail.size)].map(signedOf);
}

/**
 * Returns the clause that made a variable true or false, with the variable's own literal first;
 * undefined for a decision.
 */
export function reasonOf(learner: LearnerState, name: number): number[] | undefined {
  const { trail } = learner;
  const { arena } = learner.clauses;
  const { reason, reason2, values } = trail;
  const own = values[literalOf(name)] > 0 ? name : -name;
  const [first, second] = [reason[name - 1], reason2[name - 1]];
  if (first === NO_REASON) return undefined;
  if (first !== CLAUSE_REASON) return [own, ...[first, second].filter((l) => l >= 0).map(signedOf)];
  const literals = arena.subarray(second + HEADER, second + HEADER + arena[second]);
  return [own, ...[...literals].map(signedOf).filter((literal) => literal !== own)];
}

/** Returns each pair of a clause and a literal that the clause watches, as text. */
export function watchedOf({ clauses }: LearnerState): string[] {
  const { items, at, sizes } = clauses.watches;
  const watched: string[] = [];
  for (const [literal, from] of at.entries()) {
    for (let i = from; i < from + sizes[literal]; i += 2) watched.push(`${items[i]} ${literal}`);
  }
  return watched.sort();
}

/** Returns what `watchedOf` has to return: each clause watches its first two literals. */
export function toBeWatched({ clauses }: LearnerState): string[] {
  const { arena, places, count } = clauses;
  return [...places.subarray(0, count)]
    .flatMap((at) => [0, 1].map((i) => `${at} ${arena[at + HEADER + i]}`))
    .sort();
}

/** Returns a clause as text that does not depend on the order of its literals. */
export function nameOf(clause: readonly number[]): string {
  return clause.toSorted((a, b) => a - b).join(' ');
}

/** Returns all assignments that make every clause true, by trying every assignment. */
export function modelsOf({ variables, clauses }: Formula): Int8Array[] {
  const models: Int8Array[] = [];
  for (let bits = 0; bits < 1 << variables; bits++) {
    const values = Int8Array.from({ length: variables + 1 }, (_, name) =>
      name === 0 ? 0 : (bits >> (name - 1)) & 1 ? 1 : -1,
    );
    if (clauses.every((clause) => isTrue(clause, values))) models.push(values);
  }
  return models;
}

export function isTrue(clause: readonly number[], values: Int8Array): boolean {
  return clause.some((literal) => signOf(values, literal) > 0);
}
