// Makes the puzzle that an item of a batch wishes for.

import { generate } from '../../create/generate/generate.ts';
import { checkWish } from '../../create/generate/wish-problems.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { problemJson } from '../../puzzle/problem.ts';
import type { Host } from '../host.ts';
import type { WishWork } from './item-work.ts';

/** Returns the puzzle as the command prints it; without one, how far the search came. */
export async function answerWish({ wish, isRated, limits }: WishWork, { stop }: Host<never>) {
  const checked = checkWish(wish);
  if (!checked.ok) {
    const errors = checked.problems.map(problemJson);
    return { json: { id: null, errors }, kind: `problem:${checked.problems[0]?.code}` };
  }
  let json: object | undefined;
  const { isCut, drawn, judged } = await generate(wish, {
    ...{ isRated, limits, stop },
    onPuzzle({ puzzle, rating }) {
      json = { id: puzzle.meta.id ?? null, puzzle: toJson(puzzle), ...defined({ rating }) };
    },
  });
  if (json !== undefined) return { json, kind: 'made' };
  return { json: { id: null, made: 0, seed: wish.seed, isCut, drawn, judged }, kind: 'unknown' };
}
