// Reads cells from the state of clause learning: the solution at hand, and what is known.

import { colourOf, isKnown } from '../../puzzle/grid.ts';
import { cellLiteral } from '../order-encoding/cell-literals.ts';
import type { Encoding } from '../order-encoding/encode.ts';
import type { ClauseLearning } from './start-learning.ts';

/**
 * Counts the cells that have one candidate left, which is also their colour in every solution found
 * so far; `seen` is the OR of these solutions.
 */
export function countKnownCells(learning: ClauseLearning, seen: Int32Array): number {
  const { cells } = learning.board;
  let known = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (isKnown(candidatesLeft(learning, cell) | seen[cell])) known++;
  }
  return known;
}

/** Returns the candidates of a cell that are not ruled out for good. */
function candidatesLeft({ learner, board, encoding }: ClauseLearning, cell: number): number {
  const { values, level } = learner.trail;
  const candidates = board.cells[cell];
  if (encoding.cellVariable[cell] < 0) return candidates;
  let kept = 0;
  for (let left = candidates; left !== 0; left &= left - 1) {
    const colour = colourOf(left & -left);
    const has = cellLiteral(encoding.cellVariable, candidates, cell, colour);
    if (values[has] >= 0 || level[has >> 1] > 0) kept |= 1 << colour;
  }
  return kept;
}

/** Returns, for each cell, the candidates that are not ruled out for good. */
export function remainingCandidates(learning: ClauseLearning): Int32Array {
  return learning.board.cells.map((_, cell) => candidatesLeft(learning, cell));
}

/** Returns the cells of the solution at hand. */
export function solvedCells({ learner, board, encoding }: ClauseLearning): Int32Array {
  const { values } = learner.trail;
  return board.cells.map((candidates, cell) => {
    if (encoding.cellVariable[cell] < 0) return candidates;
    let left = candidates;
    while (values[literalOf(encoding, candidates, cell, left)] <= 0) left &= left - 1;
    return left & -left;
  });
}

/** Returns the literal of the lowest colour in `left`. */
function literalOf(encoding: Encoding, candidates: number, cell: number, left: number): number {
  return cellLiteral(encoding.cellVariable, candidates, cell, colourOf(left & -left));
}
