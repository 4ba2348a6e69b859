// Which lines of clues contradict each other.

import {
  type ContradictionOptions,
  type ContradictoryLines,
  contradictoryLines,
} from '../../../src/explain/index.ts';
import type { Outcome } from '../../../src/puzzle/problem.ts';
import type { Draft } from '../../../src/puzzle/puzzle.ts';
import type { Host } from '../protocol.ts';

export interface ConflictArgs extends Pick<ContradictionOptions, 'limits'> {
  readonly draft: Draft;
}

export function findConflict(
  { draft, ...options }: ConflictArgs,
  host: Host<{ readonly tried: number }>,
): Promise<Outcome<ContradictoryLines>> {
  return contradictoryLines(draft, { ...options, ...host });
}
