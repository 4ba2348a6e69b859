// Stores which arrangements of a table fit a mask, for the next time that a row of this table has
// the same mask. The memory is bounded: long lists are not stored, and a full memo drops
// everything.

import type { RowTable } from './row-tables.ts';

export interface Memo {
  readonly lists: Map<string, Int32Array>;
  /** How many more numbers fit; each character of a key counts as one. */
  room: number;
}

/**
 * The most numbers in one list, and the most in all lists together, the characters of their keys
 * included (16 MB).
 */
export const LONGEST_LIST = 1 << 14;
const ROOM = 1 << 22;

export function makeMemo(): Memo {
  return { lists: new Map(), room: ROOM };
}

export function memoKey({ id }: RowTable, mask: Int32Array): string {
  return `${id}:${mask}`;
}

export function remember(memo: Memo, key: string, list: readonly number[]): void {
  if (list.length > LONGEST_LIST || memo.lists.has(key)) return;
  const size = list.length + key.length;
  if (size > memo.room) {
    memo.lists.clear();
    memo.room = ROOM;
  }
  memo.lists.set(key, Int32Array.from(list));
  memo.room -= size;
}
