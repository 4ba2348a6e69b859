// Tells by single lines whether lines can contradict a value early, without following them. The
// last line of a chain must have changed in two cells (see `FEWEST_LINES`), and up to there each
// line rests on one changed cell. Cost: a few reads for each cell that the value changes.

import {
  columnLineOf,
  columnOf,
  indexOfLine,
  isRowLine,
  lineOfColumn,
  rowOf,
} from '../../puzzle/places.ts';
import { changesBy, type ImpliedChanges, valueBy } from './implied-changes.ts';

/** Returns whether the row and the column of a cell change nothing when it gets this value. */
export function isWithoutEffect(implied: ImpliedChanges, cell: number, value: number): boolean {
  const [row, column] = [rowOf(cell, implied.board.width), columnOf(cell, implied.board.width)];
  const inRow = changesBy(implied, row, column, value);
  return inRow === 0 && changesBy(implied, columnLineOf(implied.board, cell), row, value) === 0;
}

/**
 * Returns whether lines can contradict a value in generation 1 or 2. Only a row can then be the
 * last line: rows that the column of the cell has changed are solved after the columns that its row
 * has changed, and each of these columns has changed in one cell.
 */
export function canFailEarly(implied: ImpliedChanges, cell: number, value: number): boolean {
  const { board } = implied;
  const [row, column] = [rowOf(cell, board.width), columnOf(cell, board.width)];
  const inRow = changesBy(implied, row, column, value);
  const inColumn = changesBy(implied, lineOfColumn(column, board.height), row, value);
  if (inRow === 0 || inColumn === 0) return false;
  const by = { position: column, value };
  for (let left = inRow; left !== 0; left &= left - 1) {
    const other = 31 - Math.clz32(left & -left);
    const across = lineOfColumn(other, board.height);
    if (changesBy(implied, across, row, valueBy(implied, row, by, other)) & inColumn) return true;
  }
  return false;
}

/**
 * Returns whether edge logic can contradict a value of a cell in the line at an edge: whether at
 * least two lines across change the next line.
 */
export function canFailBeside(
  implied: ImpliedChanges,
  { line, next }: { readonly line: number; readonly next: number },
  by: { readonly position: number; readonly value: number },
): boolean {
  const { height } = implied.board;
  const beside = 1 << indexOfLine(next, height);
  const isBeside = (position: number, value: number): boolean => {
    const across = isRowLine(line, height) ? lineOfColumn(position, height) : position;
    return (changesBy(implied, across, indexOfLine(line, height), value) & beside) !== 0;
  };
  let count = isBeside(by.position, by.value) ? 1 : 0;
  for (let left = changesBy(implied, line, by.position, by.value); left !== 0; left &= left - 1) {
    const other = 31 - Math.clz32(left & -left);
    if (isBeside(other, valueBy(implied, line, by, other)) && ++count >= 2) return true;
  }
  return false;
}
