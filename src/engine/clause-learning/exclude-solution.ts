// Rules out solutions that were found, so that the search can look for others with all that it has
// learnt.

import { colourOf } from '../../puzzle/grid.ts';
import { cellLiteral } from '../order-encoding/cell-literals.ts';
import { assertLemma, backtrackTo, keepLemma } from './learn.ts';
import type { ClauseLearning } from './start-learning.ts';
import { assign, NO_REASON } from './trail.ts';
import { bump } from './variable-order.ts';

/**
 * Rules out the solution at hand with a clause over its decisions, and keeps all that was learnt;
 * false if the solution rests on no decision, because no other solution is left then.
 */
export function excludeSolution(learning: ClauseLearning): boolean {
  const { learner } = learning;
  const { trail, lemma } = learner;
  learning.restarts.isProving = true;
  const size = trail.depth;
  if (size === 0) return false;
  for (let d = 0; d < size; d++) {
    lemma.literals[d] = trail.literals[trail.marks[size - 1 - d]] ^ 1;
    bump(learner.order, lemma.literals[d] >> 1);
  }
  lemma.size = size;
  lemma.lbd = 0;
  backtrackTo(learning, size - 1);
  assertLemma(learner);
  return true;
}

/**
 * Rules out a solution that another search found; false if every cell has its colour of this
 * solution at level 0, because no other solution is left then.
 */
export function excludeCells(learning: ClauseLearning, cells: Int32Array): boolean {
  const { learner, board, encoding } = learning;
  const { trail, lemma } = learner;
  learning.restarts.isProving = true;
  backtrackTo(learning, 0);
  lemma.size = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (encoding.cellVariable[cell] < 0) continue;
    const colour = colourOf(cells[cell]);
    const has = cellLiteral(encoding.cellVariable, board.cells[cell], cell, colour);
    if (trail.values[has] < 0) return true;
    if (trail.values[has] === 0) lemma.literals[lemma.size++] = has ^ 1;
  }
  if (lemma.size === 0) return false;
  lemma.lbd = 0;
  if (keepLemma(learner) < 0) assign(trail, lemma.literals[0], NO_REASON, -1);
  return true;
}
