// Makes the random numbers of a picture: they follow from the seed and from the numbers of the
// picture and of the attempt, so that a picture can be made again without those before it, unless
// it was only made because an earlier one was the same.

import { makeRandom, type Random } from '../../engine/random.ts';
import { mixed } from './mixed.ts';

/**
 * The same version, wish and seed give the same pictures on every machine. A change that makes
 * other pictures must raise the version; a test notices such a change.
 */
export const GENERATOR_VERSION = 2;

/** Random seeds are below this number, so that people can read and type them. */
export const READABLE_SEEDS = 1_000_000;

/** All three are whole numbers from 0, and `seed` is a safe one. */
export function streamOf(seed: number, picture: number, attempt: number): Random {
  const parts = [GENERATOR_VERSION, Math.floor(seed / 2 ** 32), seed % 2 ** 32, picture, attempt];
  return makeRandom(parts.reduce(mixed, 0));
}
