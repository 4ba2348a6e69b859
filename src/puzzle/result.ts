// Defines the result of a solve, as facts.

import type { Grid } from './grid.ts';

/** Counters of work, by name; which names there are depends on the method. */
export type Stats = Readonly<Record<string, number>>;

export interface Result {
  /**
   * The solutions found, no two the same, each confirmed by `check`; lines whose clues do not count
   * need not fit.
   */
  readonly solutions: readonly Grid[];
  /** Whether it is settled that there are no solutions other than these. */
  readonly complete: boolean;
  /**
   * For each cell, the candidates that are not ruled out: a cell with one candidate has that colour
   * in all solutions.
   */
  readonly known: Grid;
  readonly stats: Stats;
}
