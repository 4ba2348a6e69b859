// Finds out which lines of clues contradict each other.

import {
  type ContradictionOptions,
  type ContradictoryLines,
  contradictoryLines,
} from '../../explain/index.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

interface ConflictArgs extends Pick<ContradictionOptions, 'limits'> {
  readonly draft: Draft;
}

export function findConflict(
  { draft, ...options }: ConflictArgs,
  { stop, onProgress }: Host<{ readonly tried: number }>,
): Promise<Outcome<ContradictoryLines>> {
  return contradictoryLines(draft, { ...options, stop, onProgress });
}
