// What is wrong with the marks of a player.

import { type MistakeOptions, type Mistakes, mistakes } from '../../explain/index.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

export interface MistakesArgs extends Pick<MistakeOptions, 'history' | 'limits'> {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
}

export function findMistakes(
  { puzzle, marks, ...options }: MistakesArgs,
  { stop }: Host,
): Promise<Outcome<Mistakes>> {
  return mistakes(puzzle, marks, { ...options, stop });
}
