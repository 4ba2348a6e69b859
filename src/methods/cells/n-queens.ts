// The n queens problem, the warm-up of Khair's report: n queens on a board of n x n, none of which
// attacks another. It runs on the same backtracking search as the method `cells`: a column is a
// variable, and the row of its queen is the value. One queen a column leaves O(n!) boards, not the
// O(2^n) that the report states. Source: H. M. Khair, Solving Nonograms with AI, 2023/24, section
// 4.1.2.

import { type Assignments, backtrackingSearch, blameOn } from './backtrack.ts';

export interface QueensCount {
  readonly solutions: number;
  /** The rows of the queens in the first solution, by column; undefined when there is none. */
  readonly first: readonly number[] | undefined;
  readonly nodes: number;
}

/** Counts solutions up to `most`, which may be infinity; yields the count so far at every node. */
export function* countQueens(
  n: number,
  most: number,
  isJumping: boolean,
): Generator<QueensCount, void> {
  const queens = makeQueens(n);
  const stats = { nodes: 0, jumps: 0 };
  let solutions = 0;
  let first: number[] | undefined;
  for (const isSolved of backtrackingSearch(queens, isJumping, stats)) {
    if (isSolved) {
      first ??= [...queens.rows];
      solutions++;
    }
    yield { solutions, first, nodes: stats.nodes };
    if (solutions >= most) return;
  }
}

interface Queens extends Assignments {
  /** The row of each queen, by column. */
  readonly rows: Int32Array;
}

function makeQueens(n: number): Queens {
  const rows = new Int32Array(n);
  // The number of the queen in each row and on each diagonal, from 1; 0 if there is none.
  const inRow = new Int32Array(n);
  const falling = new Int32Array(2 * n);
  const rising = new Int32Array(2 * n);
  const place = (column: number, row: number, queen: number): void => {
    inRow[row] = falling[column - row + n] = rising[column + row] = queen;
  };
  /** Returns the number of the first queen that attacks the cell; 0 if none does. */
  const attacker = (column: number, row: number): number =>
    earlier(earlier(inRow[row], falling[column - row + n]), rising[column + row]);
  const all = Array.from({ length: n }, (_, row) => row);
  return {
    size: n,
    rows,
    values: () => all,
    assign(column, row, blame) {
      const queen = attacker(column, row);
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

/** Returns the lower number of two queens, of which 0 is none. */
function earlier(one: number, other: number): number {
  if (one === 0 || other === 0) return one + other;
  return Math.min(one, other);
}
