// Makes a digest of the clues and the given cells of a puzzle, by which a certificate of another
// puzzle is recognised at once. The digest protects nothing: no statement is accepted because of
// it. FNV-1a (Fowler, Noll and Vo, 1991), 64 bits as two times 32.

import type { Clue } from '../puzzle/clue.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** Returns the digest as 16 hexadecimal digits. */
export function digestOf({ rows, columns, given }: Puzzle): string {
  const clues = [rows, columns].map((each) => each.map(textOf).join(';')).join('/');
  const text = given === undefined ? clues : `${clues}/${given.cells.join(',')}`;
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** Returns a text that no other clue has. */
function textOf(clue: Clue): string {
  if (clue === null) return '*';
  return clue.map(({ length, colour }) => `${length ?? '?'}:${colour}`).join(',');
}

function hash(text: string, start: number): string {
  let value = start;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
