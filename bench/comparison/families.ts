// The puzzles of the comparison: four families of growing boards, made from seeds, and the built-in
// puzzles in black and white. They are the same on every machine.

import { makeRandom } from '../../src/engine/random.ts';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { lineSolvable, paletteOf, randomPuzzle, shapes } from '../../test/boards.ts';
import type { BenchPuzzle } from '../engine/bench-set.ts';
import { librarySet } from '../engine/puzzle-sets.ts';

export const FAMILIES = ['pictures', 'noise', 'coloured pictures', 'coloured noise'] as const;
export type Family = (typeof FAMILIES)[number];

/** Makes one puzzle of a family for each seed. */
export function puzzlesOf(family: Family, side: number, seeds: readonly number[]): BenchPuzzle[] {
  return seeds.map((seed) => ({
    id: `${family} ${side}x${side} #${seed}`,
    puzzle: MAKERS[family](side, seed),
  }));
}

/** The colours of the coloured families, besides the background. */
const COLOURS = 3;

const MAKERS: Readonly<Record<Family, (side: number, seed: number) => Puzzle>> = {
  pictures: (side, seed) => softShapes(side, seed, 1),
  /** Paints each cell with probability 1/2. */
  noise: (side, seed) => randomPuzzle(makeRandom(seed), side, side, 1, 0.5),
  'coloured pictures': (side, seed) => softShapes(side, seed, COLOURS),
  /** Paints each cell with probability 0.35: with more, lines settle most of the board. */
  'coloured noise': (side, seed) => randomPuzzle(makeRandom(seed), side, side, COLOURS, 0.35),
};

/** Makes soft shapes that lines settle, as they settle most pictures that somebody drew. */
function softShapes(side: number, seed: number, colours: number): Puzzle {
  const random = makeRandom(seed);
  return lineSolvable(random, shapes(random, side, side, colours, 0.5), paletteOf(colours));
}

/** Returns the built-in puzzles in black and white, the smallest first. */
export function libraryBySize(): BenchPuzzle[] {
  return librarySet()
    .puzzles.filter(({ puzzle }) => isMonochrome(puzzle.palette))
    .toSorted((a, b) => a.puzzle.width * a.puzzle.height - b.puzzle.width * b.puzzle.height);
}
