// Makes puzzles for a client of the server; the answer is JSON that holds all of them.

import { type GeneratedPuzzle, generate } from '../../create/generate/generate.ts';
import type { PuzzleWish } from '../../create/generate/puzzle-wish.ts';
import { checkWish } from '../../create/generate/wish-problems.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { TextHost } from './answer-text.ts';

export interface GenerateTask {
  readonly kind: 'generate';
  readonly wish: PuzzleWish;
  readonly isRated: boolean;
}

export async function generateJson(
  { wish, isRated }: GenerateTask,
  limits: { readonly seconds: number },
  { stop, onProgress }: TextHost,
): Promise<Outcome<object>> {
  const checked = checkWish(wish);
  if (!checked.ok) return checked;
  const puzzles: object[] = [];
  const onPuzzle = (made: GeneratedPuzzle): void => void puzzles.push(madeJson(made));
  const options = { isRated, limits, stop, onProgress, onPuzzle };
  const { nearest, ...rest } = await generate(wish, options);
  const near = defined({ nearest: nearest && madeJson(nearest) });
  return success({ puzzles, seed: wish.seed, ...rest, ...near });
}

function madeJson({ puzzle, rating }: GeneratedPuzzle): object {
  return { puzzle: toJson(puzzle), ...defined({ rating }) };
}
