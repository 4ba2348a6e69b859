// Reads off where the blocks of a clue lie in an arrangement, in the terms of certificates.

import type { Block } from '../src/puzzle/clue.ts';

/** Returns the start of each block, and after it the place of its last cell if it is blotted. */
export function placesOf(clue: readonly Block[], cells: readonly number[]): number[] {
  let from = 0;
  return clue.flatMap(({ length, colour }) => {
    while (cells[from] === 0) from++;
    const start = from;
    while (cells[from] === colour && (length === null || from < start + length)) from++;
    return length === null ? [start, from - 1] : [start];
  });
}
