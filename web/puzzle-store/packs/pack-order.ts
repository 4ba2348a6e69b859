// The order of the puzzles of a pack, in which the library shows them as long as the person chooses
// no other one: from easy to hard, then from small to large, then by size and number.

import { LABELS } from '../../../src/explain/rate/label.ts';
import type { BuiltIn } from '../built-in.ts';

export function inPackOrder(puzzles: readonly BuiltIn[]): readonly BuiltIn[] {
  return puzzles.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      a.width * a.height - b.width * b.height ||
      a.width - b.width ||
      a.number - b.number,
  );
}

/** Puzzles without a rating come last. */
function rankOf({ label }: BuiltIn): number {
  return label === undefined ? LABELS.length : LABELS.indexOf(label);
}
