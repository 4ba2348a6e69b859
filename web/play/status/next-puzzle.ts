// Chooses the puzzle to play next: the next unsolved puzzle in the order of difficulty and, within
// a difficulty, of size. After the last puzzle, the order goes on with the first.

import { LABELS } from '../../../src/explain/rate/label.ts';
import type { BuiltIn } from '../../puzzle-store/built-in.ts';

/** Returns undefined if all other puzzles are solved. */
export function nextPuzzle(
  all: readonly BuiltIn[],
  id: string,
  isSolved: (id: string) => boolean,
): BuiltIn | undefined {
  const order = all.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || a.width * a.height - b.width * b.height,
  );
  const at = order.findIndex((each) => each.id === id) + 1;
  return [...order.slice(at), ...order.slice(0, at)].find(
    (each) => each.id !== id && !isSolved(each.id),
  );
}

/** Returns the rank in the order of difficulty; puzzles without a rating come last. */
function rankOf({ label }: BuiltIn): number {
  return label === undefined ? LABELS.length : LABELS.indexOf(label);
}
