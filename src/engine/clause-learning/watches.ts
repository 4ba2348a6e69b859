// Keeps which clauses watch each literal: when the literal becomes false, these clauses look for
// another literal to watch.

import { withRoomFor } from '../grow-list.ts';
import { SETUP_PIECE } from '../order-encoding/encode.ts';

export interface Watches {
  /**
   * Each literal has a list of the clauses that watch it. Beside each clause stands its blocker,
   * another literal that often makes the clause true.
   */
  readonly lists: Int32Array[];
  /** How many numbers of each list are in use. */
  readonly sizes: Int32Array;
}

/** Makes empty lists for `literals` literals. Pauses as `encode` does. */
export function* makeWatches(literals: number): Generator<void, Watches> {
  const lists: Int32Array[] = [];
  while (lists.length < literals) {
    lists.push(EMPTY);
    if (lists.length % SETUP_PIECE === 0) yield;
  }
  return { lists, sizes: new Int32Array(literals) };
}

const EMPTY = new Int32Array(0);

/** Makes `clause` watch its literal `literal` from now on. */
export function watch(watches: Watches, literal: number, clause: number, blocker: number): void {
  const { lists, sizes } = watches;
  const size = sizes[literal];
  const list = withRoomFor(lists[literal], size + 2);
  lists[literal] = list;
  list[size] = clause;
  list[size + 1] = blocker;
  sizes[literal] = size + 2;
}
