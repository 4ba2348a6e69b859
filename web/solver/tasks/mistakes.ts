// What is wrong with the marks of a player.

import { type MistakeOptions, type Mistakes, mistakes } from '../../../src/explain/index.ts';
import type { Outcome } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Host } from '../protocol.ts';

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
