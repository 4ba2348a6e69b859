// Keeps the trail: the true literals in the order in which they became true, in levels. Those of
// level 0 hold for good; every higher level begins with a decision.

import { SETUP_PIECE } from '../order-encoding/encode.ts';
import { insert, type VariableOrder } from './variable-order.ts';

/**
 * `NO_REASON` is for a literal that was decided, or that is a clause by itself. `CLAUSE_REASON` is
 * for a literal whose reason is a clause of the arena.
 */
export const NO_REASON = -1;
export const CLAUSE_REASON = -2;
/** The reason of a literal that a line made true: not worked out yet, or worked out and stored. */
export const LINE_REASON = -3;
export const STORED_REASON = -4;

export interface Trail {
  /** The value of each literal: 1 true, -1 false, 0 open. */
  readonly values: Int8Array;
  readonly literals: Int32Array;
  size: number;
  /** How many literals of the trail have been propagated. */
  propagated: number;
  /** The size before each decision. */
  readonly marks: Int32Array;
  depth: number;
  /** The level of each assigned variable, and its place on the trail. */
  readonly level: Int32Array;
  readonly place: Int32Array;
  /**
   * If the reason is a short clause, the first other literal of that clause, which is false;
   * otherwise one of the constants above.
   */
  readonly reason: Int32Array;
  /**
   * The second other literal of the short clause, or -1; the place of the clause with
   * `CLAUSE_REASON`, the line with `LINE_REASON`, the place of the reason with `STORED_REASON`.
   */
  readonly reason2: Int32Array;
  /** How many decisions were made so far, including those that were taken back. */
  decisions: number;
}

/** Makes an empty trail. Pauses as `encode` does. */
export function* makeTrail(variables: number): Generator<void, Trail> {
  const isLarge = 2 * variables > SETUP_PIECE;
  const values = new Int8Array(2 * variables);
  const level = new Int32Array(variables);
  const place = new Int32Array(variables);
  const literals = new Int32Array(variables + 1);
  if (isLarge) yield;
  return {
    values,
    literals,
    size: 0,
    propagated: 0,
    marks: new Int32Array(variables + 1),
    depth: 0,
    level,
    place,
    reason: new Int32Array(variables),
    reason2: new Int32Array(variables),
    decisions: 0,
  };
}

/** Makes an open literal true. */
export function assign(trail: Trail, literal: number, reason: number, reason2: number): void {
  const variable = literal >> 1;
  trail.values[literal] = 1;
  trail.values[literal ^ 1] = -1;
  trail.level[variable] = trail.depth;
  trail.reason[variable] = reason;
  trail.reason2[variable] = reason2;
  trail.place[variable] = trail.size;
  trail.literals[trail.size++] = literal;
}

/** Begins a level by making an open literal true. */
export function decide(trail: Trail, literal: number): void {
  trail.decisions++;
  trail.marks[trail.depth++] = trail.size;
  assign(trail, literal, NO_REASON, -1);
}

/**
 * Takes back all levels above `depth`, and puts their variables back into the order. The value that
 * each variable had is written to `phases`, if given.
 */
export function unassignTo(
  trail: Trail,
  depth: number,
  order: VariableOrder,
  phases?: Uint8Array,
): void {
  const { literals, values } = trail;
  const size = trail.marks[depth];
  for (let i = trail.size - 1; i >= size; i--) {
    const literal = literals[i];
    values[literal] = 0;
    values[literal ^ 1] = 0;
    if (phases !== undefined) phases[literal >> 1] = (literal & 1) ^ 1;
    insert(order, literal >> 1);
  }
  trail.size = size;
  trail.propagated = size;
  trail.depth = depth;
}
