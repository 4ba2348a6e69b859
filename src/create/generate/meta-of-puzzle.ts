// Names a generated puzzle by what it was made of, so that it can be made again, and so that
// puzzles of different wishes have different names.

import type { Meta } from '../../puzzle/puzzle.ts';
import type { PictureWish } from './picture-wish.ts';
import type { LabelRange, PuzzleWish } from './puzzle-wish.ts';
import { GENERATOR_VERSION } from './seeded-stream.ts';

/** `number` counts the puzzles of a wish from 1. */
export function metaOf(wish: PuzzleWish, picture: PictureWish, number: number): Meta {
  return { id: idOf(wish, number), source: sourceOf(wish, picture, number) };
}

/** The id has what the person chose and, last of all, the seed and the number. */
function idOf(
  { width, height, colours = 1, symmetry = 'none', ...wish }: PuzzleWish,
  number: number,
) {
  const { look, density, difficulty, technique, seed } = wish;
  return [
    `${width}x${height}`,
    colours === 1 ? [] : `${colours}-colours`,
    look ?? [],
    density ?? [],
    symmetry === 'none' ? [] : symmetry,
    difficulty === undefined ? [] : rangeText(difficulty, '-'),
    technique ?? [],
    seed,
    number,
  ]
    .flat()
    .join('-');
}

function rangeText({ easiest, hardest }: LabelRange, between: string): string {
  return easiest === hardest ? easiest : `${easiest}${between}${hardest}`;
}

function sourceOf(
  { seed, difficulty, technique }: PuzzleWish,
  { width, height, colours, look, density, symmetry }: PictureWish,
  number: number,
): string {
  const parts = [
    `${width}x${height}`,
    colours === 1 ? 'one colour' : `${colours} colours`,
    look,
    `density ${density}`,
    symmetry === 'none' ? [] : `symmetry ${symmetry}`,
    difficulty === undefined ? [] : `difficulty ${rangeText(difficulty, ' to ')}`,
    technique === undefined ? [] : `technique ${technique}`,
    `seed ${seed}`,
    `puzzle ${number}`,
  ];
  return `Crosshatch generator ${GENERATOR_VERSION}: ${parts.flat().join(', ')}`;
}
