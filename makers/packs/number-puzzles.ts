// The ids of packed puzzles: size and number. A puzzle that is there already keeps its id, since
// addresses and saved games have it; new ones get the next numbers of their size.

import type { PackEntry } from '../../src/packs/pack-entry.ts';
import { isBlackAndWhite, type MadePuzzle } from './made-puzzle.ts';

/** Returns what gives an id to each puzzle; `highest` has the numbers that are taken by others. */
export function numbering(
  taken: ReadonlyMap<string, number>,
  before: readonly PackEntry[],
): (puzzle: MadePuzzle) => string {
  const highest = new Map(taken);
  const known = new Map<string, string>();
  for (const { id, icon, palette, titles } of before) {
    const [size, number] = id.split('-');
    highest.set(size, Math.max(highest.get(size) ?? 0, Number(number)));
    known.set(keyOf(size, icon ?? titles.en, palette === undefined), id);
  }
  return ({ icon, titles, puzzle: { width, height, palette } }) => {
    const size = `${width}x${height}`;
    const key = keyOf(size, icon ?? titles.en, isBlackAndWhite(palette));
    const number = (highest.get(size) ?? 0) + 1;
    const id = known.get(key) ?? `${size}-${number}`;
    if (!known.has(key)) highest.set(size, number);
    known.set(key, id);
    return id;
  };
}

function keyOf(size: string, origin: string, isPlain: boolean): string {
  return `${size} ${origin} ${isPlain}`;
}
