// The result of a solve, as facts, and the verdict that is derived from them.

import type { Grid } from './grid.ts';

export const VERDICTS = ['unique', 'multiple', 'none', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Counters of work, by name; which names there are depends on the method. */
export type Stats = Readonly<Record<string, number>>;

export interface Result {
  /** Different solutions, each confirmed by `check`. */
  readonly solutions: readonly Grid[];
  /** Whether there are no solutions but these. */
  readonly complete: boolean;
  /** What is known so far to hold in all solutions. */
  readonly known: Grid;
  readonly stats: Stats;
}

/**
 * Derives the verdict from the facts. One solution without a complete search does not make a puzzle
 * unique: its verdict is unknown.
 */
export function verdictOf(result: {
  readonly solutions: readonly unknown[];
  readonly complete: boolean;
}): Verdict {
  if (result.solutions.length > 1) return 'multiple';
  if (!result.complete) return 'unknown';
  return result.solutions.length === 1 ? 'unique' : 'none';
}
