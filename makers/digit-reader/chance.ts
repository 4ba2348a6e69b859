// Makes choices by chance for samples.

import type { Random } from '../../src/engine/random.ts';

export function between(random: Random, least: number, most: number): number {
  return least + random.real() * (most - least);
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)];
}

export function happens(random: Random, probability: number): boolean {
  return random.real() < probability;
}
