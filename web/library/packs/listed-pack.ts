// The packs that the library lists: the classics, the packs by theme, and those of the person's own
// puzzles, each with its puzzles.

import { defined } from '../../../src/puzzle/defined.ts';
import { CLASSICS } from '../../puzzle-store/built-in.ts';
import type { Pack } from '../../puzzle-store/packs/pack-index.ts';
import type { NamedEntry } from '../named-entry.ts';
import { OWN_PACKS } from './pack-id.ts';

export interface ListedPack {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly NamedEntry[];
  /** Its title and the words by which a search finds it. */
  readonly packWords: string;
  /** The day when a pack by theme was added, as "2026-11-27". */
  readonly added?: string;
}

/** Packs without a puzzle are left out. */
export function listedPacks(
  entries: readonly NamedEntry[],
  themes: readonly Pack[],
): readonly ListedPack[] {
  const days = new Map(themes.map(({ id, added }) => [id, added]));
  const byPack = entriesByPack(entries);
  return [CLASSICS, ...days.keys(), ...OWN_PACKS].flatMap((id) => {
    const own = byPack.get(id);
    if (own === undefined) return [];
    const { packTitle: title, packWords } = own[0];
    return { id, title, packWords, entries: own, ...defined({ added: days.get(id) }) };
  });
}

function entriesByPack(entries: readonly NamedEntry[]): ReadonlyMap<string, NamedEntry[]> {
  const found = new Map<string, NamedEntry[]>();
  for (const entry of entries) {
    const own = found.get(entry.pack);
    if (own === undefined) found.set(entry.pack, [entry]);
    else own.push(entry);
  }
  return found;
}

/** Returns the puzzles with the fewest and the most cells; the list has at least one puzzle. */
export function smallestAndLargest(
  entries: readonly NamedEntry[],
): readonly [NamedEntry, NamedEntry] {
  const bySize = entries.toSorted((a, b) => a.width * a.height - b.width * b.height);
  return [bySize[0], bySize[bySize.length - 1]];
}

export function solvedIn(entries: readonly NamedEntry[]): number {
  return entries.filter(({ state }) => state === 'solved').length;
}
