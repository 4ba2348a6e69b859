// The puzzles of the library with their names, which change with the language, with the setting of
// titles, and when a puzzle is solved.

import { defined } from '../../src/puzzle/defined.ts';
import type { PuzzleNames } from '../puzzle-store/use-puzzle-names.ts';
import { isPictureKnown } from '../storage/standing.ts';
import type { Entry } from './entry.ts';

export interface NamedEntry extends Entry {
  /** The title if it is shown, otherwise a name that tells nothing of the picture. */
  readonly name: string;
  /** Size and number of a built-in puzzle. */
  readonly numberedName?: string;
  readonly packTitle: string;
  /** The text that a search looks at, in plain letters. */
  readonly searched: string;
}

/** Hidden titles are left out of the entries, so that neither a search nor an order tells them. */
export function namedEntries(
  entries: readonly Entry[],
  { nameOf, titleOf, numberedNameOf }: PuzzleNames,
  packTitleOf: (pack: string) => string,
): readonly NamedEntry[] {
  return entries.map((entry) => {
    const isKnown = isPictureKnown(entry.save);
    const [name, numberedName] = [nameOf(entry, isKnown), numberedNameOf(entry)];
    const packTitle = packTitleOf(entry.pack);
    const { width, height, origin } = entry;
    const size = `${width}x${height} ${width}×${height}`;
    return {
      ...entry,
      ...{ name, packTitle },
      ...defined({ title: titleOf(entry, isKnown), numberedName }),
      searched: plain([name, numberedName, origin.author, packTitle, size].join(' ')),
    };
  });
}

/** Returns a text without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
