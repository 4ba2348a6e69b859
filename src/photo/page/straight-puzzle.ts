// Straightens a puzzle with its clues: the grid and the areas beside it, in whole cells.

import type { Image } from '../../create/images/image-samples.ts';
import type { PixelBox } from '../photo-reading.ts';
import type { FoundPuzzle } from './find-puzzles.ts';
import type { PuzzleLayout } from './puzzle-layout.ts';
import type { ClueSide, LatticePart } from './puzzle-shape.ts';
import { straightened } from './straighten.ts';

export interface StraightPuzzle {
  readonly image: Image;
  /** The pixels of a side of a cell. */
  readonly cell: number;
  /** The grid, in cells of the straightened image. */
  readonly grid: LatticePart;
  /** The rooms of the clues, line by line, in cells of the straightened image. */
  readonly rows: readonly LatticePart[];
  readonly columns: readonly LatticePart[];
  readonly rowSide: ClueSide;
  readonly columnSide: ClueSide;
  /** Whether each number has a cell of its own, with lines around it. */
  readonly isBoxed: boolean;
}

/** Digits are read from cells of this size, in pixels; those of a photo are seldom sharper. */
const CELL = 32;
/**
 * The most pixels of a straightened puzzle, to bound memory; cells are smaller where it has more.
 */
const MOST_PIXELS = 12e6;

export function straightPuzzle(image: Image, { layout, placeOf }: FoundPuzzle): StraightPuzzle {
  const part = partWithClues(layout);
  const most = Math.floor(Math.sqrt(MOST_PIXELS / (part.columns * part.rows)));
  const cell = Math.min(CELL, most);
  const { columns, rows } = layout.grid;
  const grid = {
    columns,
    rows,
    column: layout.grid.column - part.column,
    row: layout.grid.row - part.row,
  };
  const rowStart = layout.rows.side === 'before' ? 0 : columns;
  const columnStart = layout.columns.side === 'before' ? 0 : rows;
  return {
    image: straightened(image, placeOf, { part, cell }),
    cell,
    grid,
    rows: Array.from({ length: rows }, (_, i) => {
      return { column: rowStart, row: grid.row + i, columns: part.columns - columns, rows: 1 };
    }),
    columns: Array.from({ length: columns }, (_, i) => {
      return { column: grid.column + i, row: columnStart, columns: 1, rows: part.rows - rows };
    }),
    rowSide: layout.rows.side,
    columnSide: layout.columns.side,
    isBoxed: layout.isBoxed,
  };
}

/** Returns the part of the lattice that has the grid and the clues. */
export function partWithClues({
  grid,
  rows,
  columns,
}: Pick<PuzzleLayout, 'grid' | 'rows' | 'columns'>): LatticePart {
  const [rowCells, columnCells] = [Math.ceil(rows.cells), Math.ceil(columns.cells)];
  return {
    column: grid.column - (rows.side === 'before' ? rowCells : 0),
    row: grid.row - (columns.side === 'before' ? columnCells : 0),
    columns: grid.columns + rowCells,
    rows: grid.rows + columnCells,
  };
}

/** Returns cells of the straightened image in pixels. */
export function boxOfPart({ column, row, columns, rows }: LatticePart, cell: number): PixelBox {
  return { left: column * cell, top: row * cell, width: columns * cell, height: rows * cell };
}
