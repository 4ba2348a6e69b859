// The puzzles of the library with their names, which change with the language, with the setting of
// titles, and when a puzzle is solved.

import { defined } from '../../src/puzzle/defined.ts';
import { neutralName } from '../puzzle-store/built-in.ts';
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
  /** Title and words of its pack; a search looks at the beginnings of these words. */
  readonly packWords: string;
  /** A title that may not be shown, in plain letters, for a search that asks for such titles. */
  readonly hiddenTitle?: string;
}

interface PackNames {
  readonly title: string;
  /** Words by which a search finds the pack, besides those of its title. */
  readonly words: string;
}

/** Hidden titles are no names, so that neither a usual search nor an order tells them. */
export function namedEntries(
  entries: readonly Entry[],
  { nameOf, titleOf, numberedNameOf }: PuzzleNames,
  packNamesOf: (pack: string) => PackNames,
): readonly NamedEntry[] {
  return entries.map((entry) => {
    const isKnown = isPictureKnown(entry.save);
    const [name, numberedName] = [nameOf(entry, isKnown), numberedNameOf(entry)];
    const title = titleOf(entry, isKnown);
    const hiddenTitle = title === undefined ? titleOf(entry, true) : undefined;
    const pack = packNamesOf(entry.pack);
    const { width, height, number, origin } = entry;
    const size = `${width}x${height} ${width}×${height}`;
    const id = number === undefined ? '' : neutralName({ width, height, number });
    return {
      ...entry,
      ...{ name, packTitle: pack.title },
      ...defined({ title, numberedName, hiddenTitle: hiddenTitle && plain(hiddenTitle) }),
      searched: plain([name, numberedName, origin.author, size, id].join(' ')),
      packWords: plainWords(`${pack.title} ${pack.words}`),
    };
  });
}

/** Returns the words of a text in plain letters, each with a space before it. */
function plainWords(text: string): string {
  return ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
}

/** Returns a text without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
