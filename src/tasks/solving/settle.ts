// Finds out which cells are settled already by clues that are still being typed. The task solves
// lines only, and leaves out the lines in `open`.

import { settleLines } from '../../engine/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { lineOfColumn } from '../../puzzle/places.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';

interface SettleArgs {
  /** All blocks of the draft are sound; a line whose clue cannot fit is listed in `open`. */
  readonly draft: Draft;
  /** Lines that may hold anything: rows are counted from 0, columns from the height. */
  readonly open: readonly number[];
}

export interface SettleAnswer {
  /** False when some line has no arrangement left: the clues contradict each other. */
  readonly consistent: boolean;
  readonly grid: Grid;
}

export async function settleDraft({ draft, open }: SettleArgs): Promise<Success<SettleAnswer>> {
  const { rows, columns, palette, given } = draft;
  const free = new Set(open);
  // The puzzle is not made by `validate`, because the sums of the clues need not agree yet.
  const puzzle = {
    width: columns.length,
    height: rows.length,
    rows: rows.map((clue, row) => (free.has(row) ? [] : clue)),
    columns: columns.map((clue, column) =>
      free.has(lineOfColumn(column, rows.length)) ? [] : clue,
    ),
    palette,
    meta: {},
    ...defined({ given }),
  };
  const { consistent, grid } = settleLines(puzzle, open);
  return success({ consistent, grid });
}
