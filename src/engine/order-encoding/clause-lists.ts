// Collects the clauses of the encoding by their length, in lists that grow. Clauses that always
// hold are left out.

import { withRoomFor } from '../grow-list.ts';
import { FALSE, TRUE } from './literals.ts';

/** A growing list of integers. */
interface IntList {
  items: Int32Array;
  size: number;
}

export interface ClauseLists {
  /** Clauses of two literals, of three, and longer ones (each after its length). */
  readonly binaries: IntList;
  readonly ternaries: IntList;
  readonly longs: IntList;
}

export function makeClauseLists(): ClauseLists {
  return { binaries: makeList(), ternaries: makeList(), longs: makeList() };
}

function makeList(): IntList {
  return { items: new Int32Array(1024), size: 0 };
}

export function itemsOf({ items, size }: IntList): Int32Array {
  return items.subarray(0, size);
}

/** Adds clauses which say that exactly one of `count` variables from `first` on is true. */
export function addOneOf(lists: ClauseLists, first: number, count: number): void {
  const { longs } = lists;
  if (count === 3) {
    addTernary(lists, 2 * first, 2 * first + 2, 2 * first + 4);
  } else {
    longs.items = withRoomFor(longs.items, longs.size + count + 1);
    longs.items[longs.size++] = count;
    for (let i = 0; i < count; i++) longs.items[longs.size++] = 2 * (first + i);
  }
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) addBinary(lists, 2 * (first + i) + 1, 2 * (first + j) + 1);
  }
}

/** Adds a clause of two literals, unless it always holds. */
export function addBinary({ binaries }: ClauseLists, a: number, b: number): void {
  if (a === TRUE || b === TRUE) return;
  // Propagation has already found all that follows from single lines, so no clause of one literal
  // can be left.
  if (a === FALSE || b === FALSE) throw new Error('the encoding says more than propagation found');
  binaries.items = withRoomFor(binaries.items, binaries.size + 2);
  binaries.items[binaries.size++] = a;
  binaries.items[binaries.size++] = b;
}

/**
 * Adds a clause of three literals, or of two if one of them is always false, unless it always
 * holds.
 */
export function addTernary(lists: ClauseLists, a: number, b: number, c: number): void {
  if (a === TRUE || b === TRUE || c === TRUE) return;
  if (a === FALSE) addBinary(lists, b, c);
  else if (b === FALSE) addBinary(lists, a, c);
  else if (c === FALSE) addBinary(lists, a, b);
  else pushThree(lists.ternaries, a, b, c);
}

function pushThree(list: IntList, a: number, b: number, c: number): void {
  list.items = withRoomFor(list.items, list.size + 3);
  list.items[list.size++] = a;
  list.items[list.size++] = b;
  list.items[list.size++] = c;
}
