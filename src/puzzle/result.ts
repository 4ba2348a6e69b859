// The result of a solve, as facts.

import type { Grid } from './grid.ts';

/** Counters of work, by name; which names there are depends on the method. */
export type Stats = Readonly<Record<string, number>>;

export interface Result {
  /** Different solutions, each confirmed by `check`. */
  readonly solutions: readonly Grid[];
  /** Whether there are no solutions but these. */
  readonly complete: boolean;
  /** The candidates that are known so far to hold in all solutions. */
  readonly known: Grid;
  readonly stats: Stats;
}
