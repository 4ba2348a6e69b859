// Hard puzzles in two to eight colours: neither lines nor probing settle them, and the engine needs
// hundreds to many thousands of conflicts. Densities and seeds were chosen by trial: noise with
// fewer painted cells has solutions everywhere, and noise with more is settled by lines.

import { makeRandom } from '../../src/engine/random.ts';
import { unpackPicture } from '../../src/packs/packed-picture.ts';
import type { ExactPuzzle } from '../../src/puzzle/puzzle.ts';
import { paletteOf, randomPuzzle, symmetricPuzzle } from '../../test/boards.ts';
import type { BenchPuzzle, BenchSet } from './bench-set.ts';
import { puzzleWithGiven } from './given-cells.ts';
import { tiledDominoes } from './tiled-dominoes.ts';
import uniqueNoise from './unique-colour-noise.json' with { type: 'json' };

/** A puzzle of noise: colours, side, share of painted cells in percent, seed. */
type NoiseEntry = readonly [number, number, number, number];

/** Noise with a second solution. */
const NOISE: readonly NoiseEntry[] = [
  [2, 40, 45, 1],
  [2, 60, 50, 1],
  [3, 40, 35, 2],
  [3, 50, 35, 1],
  [3, 50, 40, 2],
  [4, 60, 30, 1],
  [4, 60, 32, 2],
  [6, 60, 25, 2],
  [6, 70, 22, 2],
  [8, 70, 20, 1],
  [8, 70, 23, 2],
];

/** Noise that stays the same under a mirror, a turn or an exchange of rows and columns. */
const MIRRORED: readonly NoiseEntry[] = [
  [2, 30, 38, 2],
  [4, 50, 30, 2],
  [6, 60, 24, 1],
  [8, 70, 20, 1],
];

/** Tiled dominoes: colours, size of a tile, tiles along a side, seed, whether they are unique. */
const DOMINOES: readonly (readonly [number, number, number, number, boolean])[] = [
  [2, 7, 2, 2, false],
  [2, 7, 2, 7, true],
  [3, 4, 4, 3, true],
  [3, 4, 4, 4, false],
  [4, 5, 3, 3, true],
  [4, 4, 7, 3, false],
  [6, 5, 4, 5, true],
  [6, 6, 4, 1, false],
  [8, 5, 4, 4, true],
  [8, 4, 6, 10, true],
  [8, 5, 6, 4, false],
  [8, 5, 6, 7, true],
];

/** Makes the sets anew from seeds, and from the pictures of `unique-colour-noise.json`. */
export function hardColourSets(): BenchSet[] {
  return [
    { name: 'hard colour noise', puzzles: NOISE.map(several) },
    { name: 'hard colour mirrored', puzzles: MIRRORED.map(mirrored) },
    { name: 'hard colour dominoes', puzzles: DOMINOES.map(dominoes) },
    { name: 'hard colour unique', puzzles: uniqueNoises() },
  ];
}

function several([colours, side, percent, seed]: NoiseEntry): BenchPuzzle {
  return {
    id: `noise ${side}x${side}, ${colours} colours, ${percent}% #${seed}`,
    puzzle: randomPuzzle(makeRandom(seed), side, side, colours, percent / 100),
    verdict: 'multiple',
  };
}

function mirrored([colours, side, percent, seed]: NoiseEntry): BenchPuzzle {
  return {
    id: `mirrored ${side}x${side}, ${colours} colours, ${percent}% #${seed}`,
    puzzle: symmetricPuzzle(makeRandom(seed), side, side, colours, percent / 100),
    verdict: 'multiple',
  };
}

function dominoes([colours, n, tiles, seed, isUnique]: (typeof DOMINOES)[number]): BenchPuzzle {
  const puzzle = tiledDominoes(makeRandom(seed), { n, tiles }, colours);
  return {
    id: `dominoes ${puzzle.width}x${puzzle.height}, ${colours} colours #${seed}`,
    puzzle,
    verdict: isUnique ? 'unique' : 'multiple',
  };
}

/**
 * A picture of noise that was changed where other solutions differed from it, a cell at a time,
 * until there was none; where that did not come to an end, some cells are given.
 */
interface StoredNoise {
  readonly colours: number;
  readonly side: number;
  /** The picture, packed as in `packs`. */
  readonly picture: string;
  readonly given: readonly number[];
}

function uniqueNoises(): BenchPuzzle[] {
  return uniqueNoise.map((one, i) => ({
    id: `unique noise ${one.side}x${one.side}, ${one.colours} colours #${i + 1}`,
    puzzle: storedPuzzle(one),
    verdict: 'unique',
  }));
}

function storedPuzzle({ colours, side, picture, given }: StoredNoise): ExactPuzzle {
  const indices = unpackPicture(picture, side * side, colours + 1);
  if (indices === undefined) throw new Error('a stored picture is damaged');
  const cells = Int32Array.from(indices, (index) => 1 << index);
  return puzzleWithGiven({ width: side, height: side, cells }, paletteOf(colours), given);
}
