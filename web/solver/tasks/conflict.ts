// Which lines of clues contradict each other.

import {
  type ConflictOptions,
  conflictingLines,
  type LineConflict,
} from '../../../src/explain/index.ts';
import type { Outcome } from '../../../src/puzzle/problem.ts';
import type { Draft } from '../../../src/puzzle/puzzle.ts';
import type { Host } from '../protocol.ts';

export interface ConflictArgs extends Pick<ConflictOptions, 'limits'> {
  readonly draft: Draft;
}

export function findConflict(
  { draft, ...options }: ConflictArgs,
  host: Host<{ readonly tried: number }>,
): Promise<Outcome<LineConflict>> {
  return conflictingLines(draft, { ...options, ...host });
}
