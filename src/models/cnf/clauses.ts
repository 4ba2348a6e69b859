// Stores clauses as flat lists of numbers with a sign, as in DIMACS: variable 5 is 5, its negation
// -5. Variables are numbered from 1.

export interface Clauses {
  /** Clause i is `literals[starts[i]]` to `literals[starts[i + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly literals: Int32Array;
  /** How many clauses there are so far. */
  count: number;
}

export interface CnfSize {
  readonly variables: number;
  readonly clauses: number;
  readonly literals: number;
}

/**
 * Makes room for exactly these numbers of clauses and literals; the encoders know in advance how
 * many they write.
 */
export function makeClauses({ clauses, literals }: Omit<CnfSize, 'variables'>): Clauses {
  const starts = new Int32Array(clauses + 1);
  return { starts, literals: new Int32Array(literals), count: 0 };
}

export function oneClause(literals: readonly number[]): Clauses {
  const starts = Int32Array.of(0, literals.length);
  return { starts, literals: Int32Array.from(literals), count: 1 };
}

/** Adds a literal to the clause that is being written; `close` ends the clause. */
export function put(clauses: Clauses, literal: number): void {
  clauses.literals[clauses.starts[clauses.count + 1]++] = literal;
}

export function close(clauses: Clauses): void {
  clauses.count++;
  const end = clauses.starts[clauses.count];
  if (clauses.count + 1 < clauses.starts.length) clauses.starts[clauses.count + 1] = end;
}

export function addOne(clauses: Clauses, a: number): void {
  put(clauses, a);
  close(clauses);
}

export function addTwo(clauses: Clauses, a: number, b: number): void {
  put(clauses, a);
  put(clauses, b);
  close(clauses);
}

export function addThree(clauses: Clauses, a: number, b: number, c: number): void {
  put(clauses, a);
  put(clauses, b);
  put(clauses, c);
  close(clauses);
}

export function addSizes(a: CnfSize, b: CnfSize): CnfSize {
  return {
    variables: a.variables + b.variables,
    clauses: a.clauses + b.clauses,
    literals: a.literals + b.literals,
  };
}
