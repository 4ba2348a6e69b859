// Makes the wish for a generated puzzle out of the options of a batch.

import type { PuzzleWish } from '../../create/generate/puzzle-wish.ts';
import { defined } from '../../puzzle/defined.ts';
import type { OptionValues } from './option-readers.ts';

const USUAL_SIDE = 15;

export function puzzleWishOf(values: OptionValues): PuzzleWish {
  const { size = USUAL_SIDE, seed = 0, colours, difficulty, technique } = values;
  const { look, density, symmetry, number } = values;
  return {
    ...(typeof size === 'number' ? { width: size, height: size } : size),
    seed,
    ...defined({ number, colours: colours?.most, difficulty, technique, look, density, symmetry }),
  };
}
