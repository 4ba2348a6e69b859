// How hard a puzzle is for a person.

import {
  type RateOptions,
  type RateProgress,
  type Rating,
  rate,
} from '../../../src/explain/index.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Host } from '../protocol.ts';

export interface RateArgs extends Pick<RateOptions, 'limits'> {
  readonly puzzle: Puzzle;
}

export function ratePuzzle(
  { puzzle, ...options }: RateArgs,
  host: Host<RateProgress>,
): Promise<Rating> {
  return rate(puzzle, { ...options, ...host });
}
