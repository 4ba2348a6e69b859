// Makes puzzles of a seed, each with one solution.

import {
  type GeneratedPuzzle,
  type GenerateOptions,
  type GenerateProgress,
  type Generation,
  generate,
} from '../../create/generate/generate.ts';
import type { PuzzleWish } from '../../create/generate/puzzle-wish.ts';
import { checkWish } from '../../create/generate/wish-problems.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';

interface GenerateArgs extends Pick<GenerateOptions, 'limits' | 'isRated'> {
  readonly wish: PuzzleWish;
}

export async function generatePuzzles(
  { wish, ...options }: GenerateArgs,
  { stop, onProgress, onItem }: Host<GenerateProgress, GeneratedPuzzle>,
): Promise<Outcome<Generation>> {
  const checked = checkWish(wish);
  if (!checked.ok) return checked;
  return success(await generate(wish, { ...options, stop, onProgress, onPuzzle: onItem }));
}
