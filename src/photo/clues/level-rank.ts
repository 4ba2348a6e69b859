// Finds the level that stands at a rank among many, by counting levels instead of sorting them.

/** Returns the least level that more than `rank` others do not exceed, or else the last one. */
export function levelOfRank(counts: Uint32Array, rank: number): number {
  let level = 0;
  for (
    let passed = counts[0];
    passed <= rank && level + 1 < counts.length;
    passed += counts[level]
  ) {
    level++;
  }
  return level;
}
