// What is sure of clues that are still being typed: line solving alone, without the lines that are
// not there yet.

import { settleLines } from '../../engine/index.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';

export interface SettleArgs {
  /** Of sound blocks; what does not fit its line is among the open lines. */
  readonly draft: Draft;
  /** Lines that may hold anything: rows from 0, then columns from the height. */
  readonly open: readonly number[];
}

export interface SettleAnswer {
  /** False when some line has no arrangement left: the clues contradict each other. */
  readonly consistent: boolean;
  readonly grid: Grid;
}

export async function settleDraft({ draft, open }: SettleArgs): Promise<Success<SettleAnswer>> {
  const { rows, columns, palette } = draft;
  const free = new Set(open);
  // Sums need not agree yet, so that `validate` has no say in it.
  const puzzle = {
    width: columns.length,
    height: rows.length,
    rows: rows.map((clue, row) => (free.has(row) ? [] : clue)),
    columns: columns.map((clue, column) => (free.has(rows.length + column) ? [] : clue)),
    palette,
    meta: {},
  };
  const { consistent, grid } = settleLines(puzzle, open);
  return success({ consistent, grid });
}
