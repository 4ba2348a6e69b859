// Defines the symmetries of a board: the ways, besides the identity, to lay a rectangular part of
// the board onto itself. There are seven for a square; only the first three of the list are for
// other rectangles.

import { cellAt, columnOf, lineOfColumn, rowOf, type Size } from './places.ts';
import { clueOfLine, type Puzzle } from './puzzle.ts';

export const BOARD_SYMMETRIES = [
  'left-right',
  'top-bottom',
  'half-turn',
  'diagonal',
  'quarter-turn',
  'quarter-turn-back',
  'other-diagonal',
] as const;
/** A way to lay a rectangular part of a board onto itself. */
export type BoardSymmetry = (typeof BOARD_SYMMETRIES)[number];

/** The part of the board that a symmetry turns or mirrors; no block lies outside it. */
export interface TurnedArea {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** The symmetries under which rows stay rows. */
const ROWS_STAY_ROWS: readonly BoardSymmetry[] = ['left-right', 'top-bottom', 'half-turn'];

/** Returns whether the symmetry turns rows into columns, which only a square allows. */
export function swapsLines(symmetry: BoardSymmetry): boolean {
  return !ROWS_STAY_ROWS.includes(symmetry);
}

/**
 * Returns the cell onto which the symmetry lays a cell; cells outside the box stay. When rows
 * become columns, the box must be a square.
 */
export function imageOfCell(
  { width }: Size,
  symmetry: BoardSymmetry,
  box: TurnedArea,
  cell: number,
): number {
  const row = rowOf(cell, width) - box.top;
  const column = columnOf(cell, width) - box.left;
  if (row < 0 || row >= box.height || column < 0 || column >= box.width) return cell;
  const [toRow, toColumn] = turned(symmetry, box, row, column);
  return cellAt(box.top + toRow, box.left + toColumn, width);
}

function turned(
  symmetry: BoardSymmetry,
  { width, height }: TurnedArea,
  row: number,
  column: number,
): [number, number] {
  const [upRow, leftColumn] = [height - 1 - row, width - 1 - column];
  switch (symmetry) {
    case 'left-right':
      return [row, leftColumn];
    case 'top-bottom':
      return [upRow, column];
    case 'half-turn':
      return [upRow, leftColumn];
    case 'diagonal':
      return [column, row];
    case 'other-diagonal':
      return [leftColumn, upRow];
    case 'quarter-turn':
      return [column, upRow];
    case 'quarter-turn-back':
      return [leftColumn, row];
  }
}

/**
 * Returns the area that is left without the lines at the border whose clues are empty. If all rows
 * or all columns are empty, the height or the width is 0.
 */
export function boxOf(puzzle: Puzzle): TurnedArea {
  const { width, height } = puzzle;
  const isUsed = (line: number): boolean => clueOfLine(puzzle, line)?.length !== 0;
  const rows = Array.from({ length: height }, (_, row) => row).filter(isUsed);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    isUsed(lineOfColumn(column, height)),
  );
  const [top, left] = [rows[0] ?? 0, columns[0] ?? 0];
  return {
    top,
    left,
    height: (rows.at(-1) ?? -1) - top + 1,
    width: (columns.at(-1) ?? -1) - left + 1,
  };
}
