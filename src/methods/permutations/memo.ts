// Which placements of a table fit a mask, kept for the next time that some row meets the same mask.
// Within bounds: long lists are not worth it, and when all is full everything is forgotten.

import type { RowTable } from './row-tables.ts';

export interface Memo {
  readonly lists: Map<string, Int32Array>;
  /** Numbers that may still be kept; a key counts too. */
  room: number;
}

/** Numbers in one list, and in all together (16 MB, and the keys). */
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
