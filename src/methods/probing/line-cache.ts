// Stores results of line solves by the clue and the known cells of the line. The table has a fixed
// size, and a new entry replaces the old entry at its place, so memory is bounded. Cost: a pass
// over the words of the line. Source: I-C. Wu and others, An efficient approach to solving
// nonograms, 2013.

export interface LineCache {
  /**
   * The entry of each place: the number of the clue + 1 (0 for no entry), the state, the line
   * before the solve, the line after the solve.
   */
  readonly entries: Int32Array;
  readonly entrySize: number;
  readonly places: number;
}

const MOST_PLACES = 1 << 17;
const MOST_WORDS = 1 << 22;

const UNSOLVED = 0;
const IMPOSSIBLE = 1;
const SOLVED = 2;

/** Makes a cache for lines of at most `words` words, on a board of `cells` cells. */
export function makeLineCache(words: number, cells: number): LineCache {
  const entrySize = 2 + 2 * words;
  const most = Math.min(MOST_PLACES, 64 * cells, MOST_WORDS / entrySize);
  const places = 1 << (31 - Math.clz32(Math.max(most, 1)));
  return { entries: new Int32Array(places * entrySize), entrySize, places };
}

/** Returns the place of a line in `entries`; removes any other line that is stored there. */
export function entryOf(
  cache: LineCache,
  clue: number,
  masks: Int32Array,
  at: number,
  words: number,
): number {
  const { entries } = cache;
  const place = hashOf(clue, masks, at, words, cache.places) * cache.entrySize;
  let isSame = entries[place] === clue + 1;
  for (let w = 0; isSame && w < words; w++) isSame = entries[place + 2 + w] === masks[at + w];
  if (isSame) return place;
  entries[place] = clue + 1;
  entries[place + 1] = UNSOLVED;
  for (let w = 0; w < words; w++) entries[place + 2 + w] = masks[at + w];
  return place;
}

function hashOf(
  clue: number,
  masks: Int32Array,
  at: number,
  words: number,
  places: number,
): number {
  let hash = Math.imul(clue + 1, 0x9e3779b1);
  for (let w = 0; w < words; w++) {
    hash = Math.imul(hash ^ masks[at + w], 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (places - 1);
}

export function isKept({ entries }: LineCache, place: number): boolean {
  return entries[place + 1] !== UNSOLVED;
}

/** Writes the stored result to `out`; false when the line has no arrangement. */
export function recall(
  { entries }: LineCache,
  place: number,
  words: number,
  out: Int32Array,
): boolean {
  for (let w = 0; w < words; w++) out[w] = entries[place + 2 + words + w];
  return entries[place + 1] === SOLVED;
}

export function keep(
  { entries }: LineCache,
  place: number,
  words: number,
  isSolvable: boolean,
  out: Int32Array,
): void {
  entries[place + 1] = isSolvable ? SOLVED : IMPOSSIBLE;
  for (let w = 0; w < words; w++) entries[place + 2 + words + w] = out[w];
}
