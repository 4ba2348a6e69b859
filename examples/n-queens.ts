// The n queens problem, the warm-up of the student's report: n queens on a board of n x n, none of
// which attacks another. It runs on the same backtracking search as the method `cells`: a column is
// a variable, and the row of its queen is the value. One queen a column leaves O(n!) boards, not
// the O(2^n) that the report states.
//
//   npm run queens -- 8          the first solution
//   npm run queens -- 8 --all    how many there are

import { type Assignments, backtrackingSearch, blameOn } from '../src/methods/cells/backtrack.ts';

export interface Queens extends Assignments {
  /** The row of each queen, by column. */
  readonly rows: Int32Array;
}

export function makeQueens(n: number): Queens {
  const rows = new Int32Array(n);
  // The number of the queen in each row and on each diagonal, from 1; 0 if there is none.
  const inRow = new Int32Array(n);
  const falling = new Int32Array(2 * n);
  const rising = new Int32Array(2 * n);
  const place = (column: number, row: number, queen: number): void => {
    inRow[row] = falling[column - row + n] = rising[column + row] = queen;
  };
  const all = Array.from({ length: n }, (_, row) => row);
  return {
    size: n,
    rows,
    values: () => all,
    assign(column, row, blame) {
      const queen = inRow[row] || falling[column - row + n] || rising[column + row];
      if (queen > 0) {
        if (blame !== undefined) blameOn(blame, queen - 1);
        return false;
      }
      rows[column] = row;
      place(column, row, column + 1);
      return true;
    },
    undo: (column) => place(column, rows[column], 0),
  };
}

export interface Counted {
  readonly solutions: number;
  /** The rows of the queens in the first solution, by column; undefined when there is none. */
  readonly first: readonly number[] | undefined;
  readonly nodes: number;
}

/** Counts solutions up to `most`, which may be infinity. */
export function solveQueens(n: number, most: number, isJumping = false): Counted {
  const queens = makeQueens(n);
  const stats = { nodes: 0, jumps: 0 };
  let solutions = 0;
  let first: number[] | undefined;
  for (const isSolved of backtrackingSearch(queens, isJumping, stats)) {
    if (!isSolved) continue;
    first ??= [...queens.rows];
    if (++solutions >= most) break;
  }
  return { solutions, first, nodes: stats.nodes };
}

export function drawQueens(rows: readonly number[]): string {
  return rows
    .map((_, row) => rows.map((queen) => (queen === row ? '♛' : '·')).join(' '))
    .join('\n');
}
