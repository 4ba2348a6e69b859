// Gathers boxes that are drawn alike, so that each look is a single shape.

import type { Box } from './shape.ts';

/** Returns the boxes by what they have in common, without those that have nothing. */
export function boxesBy<K>(
  pairs: Iterable<readonly [K | undefined, Box]>,
): ReadonlyMap<K, readonly Box[]> {
  const found = new Map<K, Box[]>();
  for (const [key, box] of pairs) {
    if (key === undefined) continue;
    const boxes = found.get(key) ?? [];
    boxes.push(box);
    found.set(key, boxes);
  }
  return found;
}
