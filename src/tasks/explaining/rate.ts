// Rates how hard a puzzle is for a person.

import {
  type Language,
  labelName,
  type RateOptions,
  type RateProgress,
  type Rating,
  rate,
} from '../../explain/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

export interface RateArgs extends Pick<RateOptions, 'limits' | 'map'> {
  readonly puzzle: Puzzle;
  /** The language of the label's name; without it there is no name. */
  readonly language?: Language;
}

type NamedRating = Rating & { readonly name?: string };

export async function ratePuzzle(
  { puzzle, language, ...options }: RateArgs,
  { stop, onProgress }: Host<RateProgress>,
): Promise<Success<NamedRating>> {
  const rating = await rate(puzzle, { ...options, stop, onProgress });
  const { label } = rating;
  if (label === undefined || language === undefined) return success(rating);
  return success({ ...rating, name: labelName(label, language) });
}
