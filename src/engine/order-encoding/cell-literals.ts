// Gives cells their variables. A cell with two candidates has one variable, which is true for the
// higher colour. A cell with more candidates has one variable for each candidate, and exactly one
// of these variables is true.

import { isKnown } from '../../puzzle/grid.ts';
import type { Fold } from '../board/fold-board.ts';
import { addOneOf, type ClauseLists } from './clause-lists.ts';
import { FALSE, TRUE } from './literals.ts';

/**
 * Returns the literal (or constant) which says that `cell` has `colour`; `candidates` are those of
 * the cell at the time of encoding.
 */
export function cellLiteral(
  cellVariable: Int32Array,
  candidates: number,
  cell: number,
  colour: number,
): number {
  if (((candidates >> colour) & 1) === 0) return FALSE;
  const below = candidates & ((1 << colour) - 1);
  if (isKnown(candidates)) return TRUE;
  const first = cellVariable[cell];
  const isPair = isKnown(candidates & (candidates - 1));
  if (isPair) return 2 * first + (below === 0 ? 1 : 0);
  return 2 * (first + bitCount(below));
}

function bitCount(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}

/**
 * Numbers the variables of the unknown cells from 0, writes the first variable of each cell into
 * `cellVariable`, and returns the number of variables. Adds the clauses that give a cell exactly
 * one colour. With a fold, cells share their variables.
 */
export function addCells(
  cells: Int32Array,
  fold: Fold | undefined,
  cellVariable: Int32Array,
  lists: ClauseLists,
): number {
  let variables = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (isKnown(cells[cell])) continue;
    if (fold !== undefined && fold.cellOf[cell] !== cell) {
      cellVariable[cell] = cellVariable[fold.cellOf[cell]];
      continue;
    }
    const candidates = bitCount(cells[cell]);
    cellVariable[cell] = variables;
    if (candidates > 2) addOneOf(lists, variables, candidates);
    variables += candidates === 2 ? 1 : candidates;
  }
  return variables;
}
