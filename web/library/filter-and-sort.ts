// Sorts the puzzles of the library and selects those that are shown. The name, the author, the
// pack, the size and the number are searched for words, without regard to case and accents; every
// word must occur. Words of packs are found by their beginnings, because "art" is no search for
// "party".

import { sizeClassOf } from '../puzzle-store/size-class.ts';
import { DIFFICULTIES } from '../storage/records.ts';
import type { Entry, PlayedEntry } from './entry.ts';
import { type NamedEntry, plain } from './named-entry.ts';
import type { Query, Sort } from './query.ts';

/** Sorting takes far longer than selecting, so lists are sorted before they are searched. */
export function sortEntries(
  entries: readonly NamedEntry[],
  sort: Sort,
  language: string,
): readonly NamedEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return entries.toSorted(
    (a, b) => ORDERS[sort](a, b) || compare(lastKey(a, sort), lastKey(b, sort)),
  );
}

export function findEntries(entries: readonly NamedEntry[], query: Query): readonly NamedEntry[] {
  const words = wordsOf(query);
  return entries.filter(
    (entry) => isWelcome(entry, query) && words.every((word) => isFound(entry, word, query)),
  );
}

/** Returns the packs that words find by their titles and themes; without words, none. */
export function findPacks<T extends Pick<NamedEntry, 'packWords'>>(
  packs: readonly T[],
  query: Query,
): readonly T[] {
  const words = wordsOf(query);
  return packs.filter((pack) => words.length > 0 && words.every((word) => isInPack(pack, word)));
}

function wordsOf({ words }: Query): readonly string[] {
  return plain(words).split(/\s+/).filter(Boolean);
}

function isFound(entry: NamedEntry, word: string, { titles }: Query): boolean {
  const { searched, hiddenTitle = '' } = entry;
  return searched.includes(word) || isInPack(entry, word) || (titles && hiddenTitle.includes(word));
}

function isInPack({ packWords }: Pick<NamedEntry, 'packWords'>, word: string): boolean {
  return packWords.includes(` ${word}`);
}

/** Only the order by titles depends on what was solved; in all others puzzles keep their places. */
function lastKey({ name, numberedName }: NamedEntry, sort: Sort): string {
  return sort === 'title' ? name : (numberedName ?? name);
}

/**
 * Returns up to `most` puzzles that were begun and not finished, the most recently played first.
 */
export function inProgress<T extends PlayedEntry>(
  entries: readonly T[],
  most: number,
): readonly T[] {
  return entries
    .filter(({ state }) => state === 'started')
    .toSorted(byPlayed)
    .slice(0, most);
}

function isWelcome(entry: Entry, query: Query): boolean {
  const { size, colours, difficulty, state, from, theme } = query;
  return (
    (size === undefined || sizeClassOf(entry) === size) &&
    (colours === undefined || entry.colours > 1 === (colours === 'colour')) &&
    (difficulty === undefined || entry.difficulty === difficulty) &&
    (state === undefined || entry.state === state || entry.solvedBy === state) &&
    (from === undefined || isFrom(entry, from)) &&
    (theme === undefined || entry.pack === theme)
  );
}

/** Generated puzzles are own ones too. */
function isFrom({ own, origin }: Entry, from: NonNullable<Query['from']>): boolean {
  if (from === 'generated') return origin.made === 'generated';
  return (own !== undefined) === (from === 'own');
}

type Order = (a: Entry, b: Entry) => number;

const bySize: Order = (a, b) => a.width * a.height - b.width * b.height;
const byPlayed = (a: PlayedEntry, b: PlayedEntry): number =>
  (b.save?.changed ?? 0) - (a.save?.changed ?? 0);
const byRank: Order = (a, b) => rankOf(a) - rankOf(b);
/** Built-in puzzles count as older than all others. */
const byAdded: Order = (a, b) => (b.own?.created ?? 0) - (a.own?.created ?? 0);

const ORDERS: Readonly<Record<Sort, Order>> = {
  difficulty: (a, b) => byRank(a, b) || bySize(a, b),
  size: (a, b) => bySize(a, b) || byRank(a, b),
  title: (a, b) => Number(a.title === undefined) - Number(b.title === undefined),
  played: (a, b) => byPlayed(a, b) || bySize(a, b),
  added: byAdded,
};

/** Puzzles without a rating come last. */
function rankOf({ difficulty }: Entry): number {
  return difficulty === undefined ? DIFFICULTIES.length : DIFFICULTIES.indexOf(difficulty);
}
