// The number of a block, and the signs for what a clue leaves open.

import type { Block, Clue } from '../puzzle/clue.ts';

/** Returns the length of a block as text, or a question mark for a blotted block. */
export function blockLabel({ length }: Block): string {
  return length === null ? '?' : String(length);
}

/** Returns what is shown for an unknown line, or for a line without blocks. */
export function labelWithoutBlocks(clue: Clue): string {
  return clue === null ? '*' : '0';
}
