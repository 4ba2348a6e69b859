// How hard a puzzle is for a person.

import { type RateOptions, type RateProgress, type Rating, rate } from '../../explain/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

export interface RateArgs extends Pick<RateOptions, 'limits'> {
  readonly puzzle: Puzzle;
}

export async function ratePuzzle(
  { puzzle, ...options }: RateArgs,
  { stop, onProgress }: Host<RateProgress>,
): Promise<Success<Rating>> {
  return success(await rate(puzzle, { ...options, stop, onProgress }));
}
