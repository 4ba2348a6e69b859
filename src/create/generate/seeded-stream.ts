// Makes the random numbers of a picture: they follow from the seed and from the numbers of the
// picture and of the attempt, so that a picture can be made again without those before it.

import { makeRandom, type Random } from '../../engine/random.ts';

/**
 * The same version, wish and seed give the same pictures on every machine. A change that makes
 * other pictures must raise the version; a test notices such a change.
 */
export const GENERATOR_VERSION = 1;

/** All three are whole numbers from 0, and `seed` is a safe one. */
export function streamOf(seed: number, picture: number, attempt: number): Random {
  const parts = [GENERATOR_VERSION, Math.floor(seed / 2 ** 32), seed % 2 ** 32, picture, attempt];
  return makeRandom(parts.reduce(mixed, 0));
}

/** The last mix of MurmurHash3 (Austin Appleby, 2011), with a multiplication before it. */
function mixed(state: number, part: number): number {
  let h = Math.imul(state ^ part, 0x9e3779b1) ^ 0x5bd1e995;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
