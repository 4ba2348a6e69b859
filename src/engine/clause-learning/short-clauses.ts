// Stores the clauses of two and three literals that the encoding has; learnt clauses are stored
// elsewhere (clause-store.ts). The clauses are in compressed rows: one row for each literal, with
// the clauses that contain its negation.

import { SETUP_PIECE } from '../order-encoding/encode.ts';

export interface ShortClauses {
  /**
   * Clauses of two literals: for each literal, the other literals of all clauses that contain its
   * negation.
   */
  readonly pairAt: Int32Array;
  readonly pairs: Int32Array;
  /**
   * Clauses of three literals: for each literal, both other literals of all clauses that contain
   * its negation.
   */
  readonly tripleAt: Int32Array;
  readonly triples: Int32Array;
}

/** Indexes clauses that stand one after another in each list. Pauses as `encode` does. */
export function* indexShortClauses(
  binaries: Int32Array,
  ternaries: Int32Array,
  literals: number,
): Generator<void, ShortClauses> {
  const [pairAt, pairs] = yield* indexClauses(binaries, 2, literals);
  const [tripleAt, triples] = yield* indexClauses(ternaries, 3, literals);
  return { pairAt, pairs, tripleAt, triples };
}

/**
 * Indexes clauses as compressed rows: for each literal, the other literals of every clause that
 * contains its negation.
 */
function* indexClauses(
  clauses: Int32Array,
  size: number,
  literals: number,
): Generator<void, [Int32Array, Int32Array]> {
  const piece = SETUP_PIECE - (SETUP_PIECE % size);
  const at = new Int32Array(literals + 1);
  for (let from = 0; from < clauses.length; from += piece) {
    countClauses(clauses.subarray(from, from + piece), size, at);
    if (clauses.length > piece) yield;
  }
  for (let l = 0; l < literals; l++) at[l + 1] += at[l];
  const isLarge = clauses.length > piece;
  if (isLarge) yield;
  const rest = new Int32Array(at[literals]);
  if (isLarge) yield;
  const fill = at.slice();
  for (let from = 0; from < clauses.length; from += piece) {
    fillClauses(clauses.subarray(from, from + piece), size, fill, rest);
    if (isLarge) yield;
  }
  return [at, rest];
}

function countClauses(clauses: Int32Array, size: number, at: Int32Array): void {
  for (let i = 0; i < clauses.length; i++) at[(clauses[i] ^ 1) + 1] += size - 1;
}

function fillClauses(clauses: Int32Array, size: number, fill: Int32Array, rest: Int32Array): void {
  for (let clause = 0; clause < clauses.length; clause += size) {
    for (let i = clause; i < clause + size; i++) {
      const key = clauses[i] ^ 1;
      for (let j = clause; j < clause + size; j++) if (j !== i) rest[fill[key]++] = clauses[j];
    }
  }
}
