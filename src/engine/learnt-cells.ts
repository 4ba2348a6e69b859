// Clause learning read as cells: the solution at hand, and what is sure.

import { colourOf } from '../puzzle/grid.ts';
import { cellLiteral } from './encode.ts';
import type { Learner } from './learner.ts';
import type { Learning } from './learning.ts';

/** How many cells are known for good. */
export function countSure(learning: Learning): number {
  const { cellVariable } = learning.encoding;
  const { cells } = learning.board;
  let sure = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cellVariable[cell] < 0 || isSure(learning, cell)) sure++;
  }
  return sure;
}

function isSure({ learner, board, encoding }: Learning, cell: number): boolean {
  const { values, level } = learner;
  for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
    const colour = colourOf(left & -left);
    const has = cellLiteral(encoding.cellVariable, board.cells[cell], cell, colour);
    if (values[has] > 0 && level[has >> 1] === 0) return true;
  }
  return false;
}

/** The cells of the solution at hand. */
export function solvedCells(learning: Learning): Int32Array {
  return cellsWhere(learning, (learner, literal) => learner.values[literal] > 0);
}

/** Candidates that are not ruled out for good. */
export function sureCells(learning: Learning): Int32Array {
  return cellsWhere(
    learning,
    ({ values, level }, literal) => values[literal] >= 0 || level[literal >> 1] > 0,
  );
}

function cellsWhere(
  { learner, board, encoding }: Learning,
  keeps: (learner: Learner, literal: number) => boolean,
): Int32Array {
  return board.cells.map((candidates, cell) => {
    if (encoding.cellVariable[cell] < 0) return candidates;
    let kept = 0;
    for (let left = candidates; left !== 0; left &= left - 1) {
      const colour = 31 - Math.clz32(left & -left);
      const literal = cellLiteral(encoding.cellVariable, candidates, cell, colour);
      if (keeps(learner, literal)) kept |= 1 << colour;
    }
    return kept;
  });
}
