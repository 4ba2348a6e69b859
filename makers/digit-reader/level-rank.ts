// Finds the level that stands at a rank among many, by counting levels instead of sorting them.

const LEVELS = 256;

/** Returns the level below which a share of all levels lies, from 0 to 1. */
export function levelAt(levels: Iterable<number>, share: number): number {
  const counts = new Uint32Array(LEVELS);
  let count = 0;
  for (const level of levels) {
    counts[level]++;
    count++;
  }
  let level = 0;
  for (
    let below = counts[0];
    level + 1 < LEVELS && below <= share * count;
    below += counts[level]
  ) {
    level++;
  }
  return level;
}
