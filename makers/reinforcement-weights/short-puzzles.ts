// The 5x5 puzzles of the learners that know short lines. Lines settle all of them.

import { makeRandom } from '../../src/engine/random.ts';
import { SHORT_SIZE } from '../../src/methods/reinforcement/short-lines.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { lineSolvable, noise, paletteOf } from '../../test/boards.ts';

/** The paper trains on three puzzles. */
const TRAINED = 3;
/** Share of painted cells before the picture is changed until lines settle it. */
const PAINTED = 0.55;

export function trainedShortPuzzles(seed: number): Puzzle[] {
  return Array.from({ length: TRAINED }, (_, i) => shortPuzzle(1000 * seed + i));
}

/** Makes the puzzle of a seed. */
export function shortPuzzle(seed: number): Puzzle {
  const random = makeRandom(seed);
  const picture = noise(random, SHORT_SIZE, SHORT_SIZE, 1, PAINTED);
  return lineSolvable(random, picture, paletteOf(1));
}
