// Mixes whole numbers into one of 32 bits, in which each of them changes all bits.

/** The last mix of MurmurHash3 (Austin Appleby, 2011), with a multiplication before it. */
export function mixed(state: number, part: number): number {
  let h = Math.imul(state ^ part, 0x9e3779b1) ^ 0x5bd1e995;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
