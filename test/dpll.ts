// Solves clauses slowly but surely: unit propagation reads all clauses again and again, and a
// search tries both values of each variable that is still unassigned.

import type { Clauses } from '../src/models/cnf/clauses.ts';

/**
 * The values of the variables, which are numbered from 1: 1 is true, -1 is false, 0 is unassigned.
 */
export type Values = Int8Array;

/** Propagates units to the end, in place; returns false when a clause has no literal left. */
export function propagateUnits(formula: readonly number[][], values: Values): boolean {
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const clause of formula) {
      if (clause.some((literal) => signOf(values, literal) > 0)) continue;
      const open = clause.filter((literal) => signOf(values, literal) === 0);
      if (open.length === 0) return false;
      if (open.length > 1) continue;
      setTrue(values, open[0]);
      isChanged = true;
    }
  }
  return true;
}

/** Yields every model of the formula that agrees with `given`, with all variables assigned. */
export function* modelsSlowly(
  formula: readonly number[][],
  variables: number,
  given: Values = new Int8Array(variables + 1),
): Generator<Values> {
  const values = given.slice();
  if (!propagateUnits(formula, values)) return;
  const open = values.indexOf(0, 1);
  if (open < 0) {
    yield values;
    return;
  }
  for (const literal of [open, -open]) {
    const next = values.slice();
    setTrue(next, literal);
    yield* modelsSlowly(formula, variables, next);
  }
}

export function signOf(values: Values, literal: number): number {
  return literal > 0 ? values[literal] : -values[-literal];
}

export function setTrue(values: Values, literal: number): void {
  values[Math.abs(literal)] = Math.sign(literal);
}

export function literalsOf({ starts, literals, count }: Clauses): number[][] {
  return Array.from({ length: count }, (_, i) => [...literals.subarray(starts[i], starts[i + 1])]);
}
