// Keeps which clauses watch each literal: when the literal becomes false, these clauses look for
// another literal to watch. All lists stand in one array, because an array of its own for each
// literal takes a tenth longer to search.

import { withRoomFor } from '../grow-list.ts';
import { SETUP_PIECE } from '../order-encoding/encode.ts';

export interface Watches {
  /**
   * Holds the lists of all literals. Beside each clause that watches the literal stands its
   * blocker, another literal that often makes the clause true.
   */
  items: Int32Array;
  /** How many items are taken, by lists and by the places that longer lists have left. */
  taken: number;
  /** The place of the list of each literal, how many items it has, and how many fit there. */
  readonly at: Int32Array;
  readonly sizes: Int32Array;
  readonly rooms: Int32Array;
}

const FIRST_ITEMS = 1024;

/** Makes empty lists for `literals` literals. Pauses as `encode` does. */
export function* makeWatches(literals: number): Generator<void, Watches> {
  const at = new Int32Array(literals);
  const sizes = new Int32Array(literals);
  if (literals > SETUP_PIECE) yield;
  const rooms = new Int32Array(literals);
  return { items: new Int32Array(FIRST_ITEMS), taken: 0, at, sizes, rooms };
}

/** Makes `clause` watch its literal `literal` from now on. */
export function watch(watches: Watches, literal: number, clause: number, blocker: number): void {
  const { sizes } = watches;
  const size = sizes[literal];
  if (size === watches.rooms[literal]) moveToRoom(watches, literal);
  const to = watches.at[literal] + size;
  watches.items[to] = clause;
  watches.items[to + 1] = blocker;
  sizes[literal] = size + 2;
}

const FIRST_LIST_ROOM = 8;

/** Moves a list that is full behind all others, to twice the room. */
function moveToRoom(watches: Watches, literal: number): void {
  const { at, sizes, rooms, taken } = watches;
  const room = Math.max(FIRST_LIST_ROOM, 2 * rooms[literal]);
  watches.items = withRoomFor(watches.items, taken + room);
  watches.items.copyWithin(taken, at[literal], at[literal] + sizes[literal]);
  at[literal] = taken;
  rooms[literal] = room;
  watches.taken = taken + room;
}

/** Empties all lists. */
export function clearWatches({ sizes }: Watches): void {
  sizes.fill(0);
}
