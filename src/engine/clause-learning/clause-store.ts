// Stores the clauses of four literals and more, and the learnt clauses of two and more. The clauses
// stand one after another in one list, the arena, and each watches two of its literals.

import { withRoomFor } from '../grow-list.ts';
import { makeWatches, type Watches, watch } from './watches.ts';

/**
 * The literals of a clause in the arena follow this many numbers: its size, its LBD, and whether it
 * was used since the latest reduction.
 */
export const HEADER = 3;

/** Clauses with an LBD up to this are good enough to be kept for good. */
export const CORE_LBD = 2;

export interface ClauseStore {
  arena: Int32Array;
  arenaSize: number;
  /** The places of all clauses in the arena, in ascending order. */
  places: Int32Array;
  count: number;
  readonly watches: Watches;
}

/**
 * Initial length of lists that grow. Small boards learn next to nothing, and longer lists would
 * take most of the time of their set-up.
 */
export const FIRST_ROOM = 1024;

/** Makes an empty store for clauses over `literals` literals. Pauses as `encode` does. */
export function* makeClauseStore(literals: number): Generator<void, ClauseStore> {
  return {
    arena: new Int32Array(FIRST_ROOM),
    arenaSize: 0,
    places: new Int32Array(FIRST_ROOM),
    count: 0,
    watches: yield* makeWatches(literals),
  };
}

/**
 * Stores a clause of at least two literals, watches the first two, and returns the place of the
 * clause in the arena. An LBD of 0 is for clauses that must stay.
 */
export function storeClause(
  store: ClauseStore,
  literals: Int32Array,
  size: number,
  lbd: number,
): number {
  const clause = store.arenaSize;
  const need = clause + HEADER + size;
  store.arena = withRoomFor(store.arena, need);
  const { arena, watches } = store;
  arena[clause] = size;
  arena[clause + 1] = lbd;
  arena[clause + 2] = 1;
  for (let i = 0; i < size; i++) arena[clause + HEADER + i] = literals[i];
  store.arenaSize = need;
  watch(watches, literals[0], clause, literals[1]);
  watch(watches, literals[1], clause, literals[0]);
  note(store, clause);
  return clause;
}

function note(store: ClauseStore, clause: number): void {
  store.places = withRoomFor(store.places, store.count + 1);
  store.places[store.count++] = clause;
}
