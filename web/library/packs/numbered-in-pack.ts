// Numbers the puzzles on the page of a built-in pack from 1 on, from the easiest to the hardest.
// Their numbers among those of their size would jump there. The order does not depend on what is
// solved, so that a puzzle keeps its place.

import { sortEntries } from '../filter-and-sort.ts';
import { type NamedEntry, plain } from '../named-entry.ts';

/** Titles stay; `nameOf` names a puzzle by its place. */
export function numberedInPack(
  entries: readonly NamedEntry[],
  nameOf: (place: number) => string,
  language: string,
): readonly NamedEntry[] {
  return sortEntries(entries, 'difficulty', language).map((entry, index) => {
    if (entry.own !== undefined || entry.title !== undefined) return entry;
    const name = nameOf(index + 1);
    return { ...entry, name, searched: `${plain(name)} ${entry.searched}` };
  });
}
