// Chooses the puzzle to go on with in a list: the one that was played last and is not finished, or
// else the first one that is not solved.

import { inProgress } from '../filter-and-sort.ts';
import type { NamedEntry } from '../named-entry.ts';

/** Returns undefined if all puzzles are solved. */
export function nextInPack(entries: readonly NamedEntry[]): NamedEntry | undefined {
  return inProgress(entries, 1)[0] ?? entries.find(isOpen);
}

/** A puzzle without a solution can be played as little as one that is solved already. */
export function isOpen({ state, difficulty }: NamedEntry): boolean {
  return state !== 'solved' && difficulty !== 'none';
}
