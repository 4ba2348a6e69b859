// Puzzles whose only solution is soon found, but hard to prove the only one: dominoes of growing
// size, and noise of which a few cells are given. Noise of 25x25 cells is like the puzzles of
// tournaments.

import { makeRandom } from '../../src/engine/random.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import { domino, noise } from '../../test/boards.ts';
import type { BenchPuzzle, BenchSet } from './bench-set.ts';
import { puzzleWithGiven } from './given-cells.ts';
import uniqueNoise from './unique-noise.json' with { type: 'json' };

/**
 * A picture of noise, and the cells that are given. They were found one by one: as long as there
 * was another solution, one cell in which it differed was given. Seeds were kept whose last proof
 * took at least 600 conflicts, or 1000 from 30x30 cells on.
 */
interface GivenNoise {
  readonly side: number;
  /** How many of a hundred cells are painted. */
  readonly percent: number;
  readonly seed: number;
  readonly given: readonly number[];
}

/** Makes the 60 puzzles anew, the dominoes one a set, because each is a step of growth. */
export function proofSets(): BenchSet[] {
  return [
    ...[15, 16, 17, 18, 19, 20].map(dominoSet),
    ...[25, 30, 35, 40].map((side) => ({
      name: `unique noise ${side}x${side}`,
      puzzles: uniqueNoise.filter((one) => one.side === side).map(noisePuzzle),
    })),
  ];
}

export function dominoSet(n: number): BenchSet {
  const name = `domino ${n}`;
  return { name, puzzles: [{ id: name, puzzle: domino(n), verdict: 'unique' }] };
}

function noisePuzzle({ side, percent, seed, given }: GivenNoise): BenchPuzzle {
  const picture = noise(makeRandom(seed), side, side, 1, percent / 100);
  return {
    id: `unique noise ${side}x${side} ${percent}% #${seed}`,
    puzzle: puzzleWithGiven(picture, BLACK_AND_WHITE, given),
    verdict: 'unique',
  };
}
