// The pages of the library, by the last part of their addresses.

import type { Rung } from '../ladder/rungs.ts';
import type { NamedEntry } from '../named-entry.ts';
import type { ListedPack } from './listed-pack.ts';

export interface LibraryPage {
  /** `nothing` is a page without puzzles. */
  readonly kind: 'start' | 'pack' | 'ladder' | 'nothing';
  /** Undefined for the library as a whole. */
  readonly title?: string;
  /** The puzzles that the filters of the page select from. */
  readonly entries: readonly NamedEntry[];
}

/** The content of the library, of which its pages show parts. */
interface LibraryContent {
  readonly entries: readonly NamedEntry[];
  readonly packs: readonly ListedPack[];
  readonly rungs: readonly Rung[];
}

export function libraryPage(
  id: string | undefined,
  { entries, packs, rungs }: LibraryContent,
): LibraryPage {
  if (id === undefined) return { kind: 'start', entries };
  if (id === 'ladder' && rungs.length > 0) {
    return { kind: 'ladder', entries: rungs.flatMap((rung) => rung.entries) };
  }
  const pack = packs.find((each) => each.id === id);
  if (pack === undefined) return { kind: 'nothing', entries: [] };
  return { kind: 'pack', title: pack.title, entries: pack.entries };
}
