// The puzzles of the library with their names, which change with the language, with the setting of
// titles, and when a puzzle is solved.

import { defined } from '../../src/puzzle/defined.ts';
import { isEverSolved } from '../puzzle-store/saved-games.ts';
import type { PuzzleNames } from '../puzzle-store/use-puzzle-names.ts';
import type { Entry } from './entry.ts';

export interface NamedEntry extends Entry {
  /** The title if it is shown, otherwise a name that tells nothing of the picture. */
  readonly name: string;
  /** Size and number of a built-in puzzle. */
  readonly numberedName?: string;
}

/** Hidden titles are left out of the entries, so that neither a search nor an order tells them. */
export function namedEntries(
  entries: readonly Entry[],
  { nameOf, titleOf, numberedNameOf }: PuzzleNames,
): readonly NamedEntry[] {
  return entries.map((entry) => {
    const isSolved = isEverSolved(entry.save);
    return {
      ...entry,
      name: nameOf(entry, isSolved),
      ...defined({ title: titleOf(entry, isSolved), numberedName: numberedNameOf(entry) }),
    };
  });
}
