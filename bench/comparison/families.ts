// The puzzles of the comparison: two families of growing boards, made from seeds, and the built-in
// puzzles in black and white. They are the same on every machine.

import { makeRandom } from '../../src/engine/random.ts';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import { lineSolvable, paletteOf, randomPuzzle, shapes } from '../../test/boards.ts';
import type { BenchPuzzle } from '../engine/bench-set.ts';
import { ownSets } from '../engine/puzzle-sets.ts';

export const FAMILIES = ['pictures', 'noise'] as const;
export type Family = (typeof FAMILIES)[number];

/** Makes one puzzle of a family for each seed. */
export function puzzlesOf(family: Family, side: number, seeds: readonly number[]): BenchPuzzle[] {
  return seeds.map((seed) => ({
    id: `${family} ${side}x${side} #${seed}`,
    puzzle: MAKERS[family](side, seed),
  }));
}

const MAKERS = {
  /** Makes soft shapes that lines settle, as they settle most pictures that somebody drew. */
  pictures: (side: number, seed: number) => {
    const random = makeRandom(seed);
    return lineSolvable(random, shapes(random, side, side, 1, 0.5), paletteOf(1));
  },
  /** Paints each cell with probability 1/2. */
  noise: (side: number, seed: number) => randomPuzzle(makeRandom(seed), side, side, 1, 0.5),
} as const;

/** Returns the built-in puzzles in black and white, the smallest first. */
export function libraryBySize(): BenchPuzzle[] {
  const [library] = ownSets().filter(({ name }) => name === 'library');
  return library.puzzles
    .filter(({ puzzle }) => isMonochrome(puzzle.palette))
    .toSorted((a, b) => a.puzzle.width * a.puzzle.height - b.puzzle.width * b.puzzle.height);
}
