// Reads the counts of a batch: how far it is, its answers by kind, and its failures by code.

import type { Batch } from '../api/batches.ts';

interface BatchProgress {
  /** How many items have an answer without problems. */
  readonly answered: number;
  readonly failed: number;
  readonly left: number;
}

interface CountedKind {
  readonly kind: string;
  readonly count: number;
}

type Counted = Pick<Batch, 'counts'>;

const PROBLEM = 'problem:';

export function batchProgress({ items, done, counts }: Pick<Batch, 'items' | 'done' | 'counts'>) {
  const failed = failuresOf({ counts }).reduce((sum, { count }) => sum + count, 0);
  const progress: BatchProgress = {
    answered: Math.max(0, done - failed),
    failed,
    left: Math.max(0, items - done),
  };
  return progress;
}

/** Returns the kinds of answers that are no failures, the most frequent first. */
export function answersOf({ counts }: Counted): readonly CountedKind[] {
  return mostFirst(Object.entries(counts).filter(([kind]) => !kind.startsWith(PROBLEM)));
}

/** Returns the codes of the failures, the most frequent first. */
export function failuresOf({ counts }: Counted): readonly CountedKind[] {
  const failures = Object.entries(counts).filter(([kind]) => kind.startsWith(PROBLEM));
  return mostFirst(failures.map(([kind, count]) => [kind.slice(PROBLEM.length), count]));
}

function mostFirst(counts: readonly (readonly [string, number])[]): readonly CountedKind[] {
  return counts.map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}

/** Whether its counts may change by themselves. */
export function isMoving({ state }: Pick<Batch, 'state'>): boolean {
  return state === 'running' || state === 'receiving';
}
