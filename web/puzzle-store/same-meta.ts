// Compares what is known of two puzzles besides their clues: title, author and the like.

import { META_KEYS, type Meta } from '../../src/puzzle/puzzle.ts';

/** Whether all texts are the same; an empty text counts as a missing one. */
export function sameMeta(a: Meta, b: Meta): boolean {
  return META_KEYS.every((key) => (a[key] ?? '') === (b[key] ?? ''));
}
