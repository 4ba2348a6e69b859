// Finds out which lines of clues contradict each other.

import {
  type ContradictionOptions,
  type ContradictoryLines,
  contradictoryLines,
} from '../../explain/index.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

interface ContradictoryLinesArgs extends Pick<ContradictionOptions, 'limits'> {
  readonly draft: Draft;
}

export function findContradictoryLines(
  { draft, ...options }: ContradictoryLinesArgs,
  { stop, onProgress }: Host<{ readonly tried: number }>,
): Promise<Outcome<ContradictoryLines>> {
  return contradictoryLines(draft, { ...options, stop, onProgress });
}
