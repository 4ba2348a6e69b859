// Seeded puzzles for tests and benches.

import type { Random } from '../src/engine/random.ts';
import type { Grid } from '../src/puzzle/grid.ts';
import { BACKGROUND, BLACK_AND_WHITE, type Palette, symbolFor } from '../src/puzzle/palette.ts';
import { draftOfPicture } from '../src/puzzle/picture.ts';
import type { Draft, Puzzle } from '../src/puzzle/puzzle.ts';
import { validate } from '../src/puzzle/validate.ts';

/** A palette of `colours` on white; one colour is black. */
export function paletteOf(colours: number): Palette {
  if (colours === 1) return BLACK_AND_WHITE;
  return [
    BACKGROUND,
    ...Array.from({ length: colours }, (_, i) => ({
      symbol: symbolFor(i + 1, colours + 1),
      name: `colour ${i + 1}`,
      rgb: `#${((i + 1) * 0x080301).toString(16).padStart(6, '0')}`,
    })),
  ];
}

/** Each cell is painted with chance `density`, in one of `colours` colours, independently. */
export function noise(
  random: Random,
  width: number,
  height: number,
  colours: number,
  density: number,
): Grid {
  const cells = Int32Array.from({ length: width * height }, () =>
    random.real() < density ? 2 << random.below(colours) : 1,
  );
  return { width, height, cells };
}

/**
 * The clues of a noise picture. With `swaps`, so many pairs of row clues change places first, which keeps
 * every sum but leaves many puzzles without a solution.
 */
export function randomPuzzle(
  random: Random,
  width: number,
  height: number,
  colours: number,
  density: number,
  swaps = 0,
): Puzzle {
  const draft = draftOfPicture(noise(random, width, height, colours, density), paletteOf(colours));
  const rows = [...draft.rows];
  for (let swap = 0; swap < swaps; swap++) {
    const [a, b] = [random.below(height), random.below(height)];
    [rows[a], rows[b]] = [rows[b], rows[a]];
  }
  return puzzleOf({ ...draft, rows });
}

/** For drafts that are right by construction. */
export function puzzleOf(draft: Draft): Puzzle {
  const outcome = validate(draft);
  if (!outcome.ok) throw new Error(outcome.problems.map((problem) => problem.message).join('\n'));
  return outcome.value;
}
