// Names a generated puzzle by what it was made of, so that it can be made again.

import type { Meta } from '../../puzzle/puzzle.ts';
import type { PictureWish } from './picture-wish.ts';
import type { PuzzleWish } from './puzzle-wish.ts';
import { GENERATOR_VERSION } from './seeded-stream.ts';

/** `number` counts the puzzles of a wish from 1. */
export function metaOf(
  { seed, difficulty, technique }: PuzzleWish,
  picture: PictureWish,
  number: number,
): Meta {
  const { width, height, colours, look, density, symmetry } = picture;
  const parts = [
    `${width}x${height}`,
    colours === 1 ? 'one colour' : `${colours} colours`,
    look,
    `density ${density}`,
    symmetry === 'none' ? [] : `symmetry ${symmetry}`,
    difficulty === undefined ? [] : `difficulty ${difficulty.easiest} to ${difficulty.hardest}`,
    technique === undefined ? [] : `technique ${technique}`,
    `seed ${seed}`,
    `puzzle ${number}`,
  ].flat();
  return {
    id: `${width}x${height}-${seed}-${number}`,
    source: `Crosshatch generator ${GENERATOR_VERSION}: ${parts.join(', ')}`,
  };
}
