// Finds the level below which a share of many levels lies.

import { levelOfRank } from '../../src/photo/clues/level-rank.ts';

const LEVELS = 256;

/** Takes the share from 0 to 1. */
export function levelAt(levels: Iterable<number>, share: number): number {
  const counts = new Uint32Array(LEVELS);
  let count = 0;
  for (const level of levels) {
    counts[level]++;
    count++;
  }
  return levelOfRank(counts, share * count);
}
