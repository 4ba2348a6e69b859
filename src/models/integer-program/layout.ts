// Lays out the variables of the integer program among its columns. y[i,t,j] says that block t of
// row i starts in column j, x[j,t,i] that block t of column j starts in row i, z[i,j] that the cell
// in row i and column j is painted. With several colours there is one z for each colour. A block
// has start variables only from its earliest to its latest start. The distance between these two
// starts is the same for all blocks of a line, so each block has `starts` variables, side by side
// and in order.

import { type ExactClue, gaps, needsGap, paintedCells } from '../../puzzle/clue.ts';
import { columnOf, lineCells, lineOfColumn, rowOf } from '../../puzzle/places.ts';
import { clueOfLine, type ExactPuzzle } from '../../puzzle/puzzle.ts';

/**
 * A block and its start variables. The first start variable is in column `column` of the program,
 * and stands for the start at cell `earliest` of the line, counted from 0.
 */
export interface PlacedBlock {
  readonly length: number;
  readonly colour: number;
  readonly earliest: number;
  readonly column: number;
}

/** A row or a column of the puzzle. */
export interface PlacedLine {
  readonly size: number;
  /** The number of start variables of each block. */
  readonly starts: number;
  readonly blocks: readonly PlacedBlock[];
  /** The cells of the line are cell, cell + step, and so on. */
  readonly cell: number;
  readonly step: number;
}

export interface VariableLayout {
  /** The rows of the puzzle from the top, with the variables y. */
  readonly rows: readonly PlacedLine[];
  /** The columns of the puzzle from the left, with the variables x. */
  readonly columns: readonly PlacedLine[];
  readonly cells: number;
  readonly colours: number;
  /** The column of the program for the first variable z; the z of one cell stand side by side. */
  readonly paintedFrom: number;
  /** The number of all variables. */
  readonly size: number;
}

export function layOut(puzzle: ExactPuzzle): VariableLayout {
  const { width, height } = puzzle;
  let next = 0;
  const place = (line: number): PlacedLine => {
    const placed = placeLine(puzzle, line, next);
    next += placed.blocks.length * placed.starts;
    return placed;
  };
  const rows = Array.from({ length: height }, (_, row) => place(row));
  const columns = Array.from({ length: width }, (_, column) => place(lineOfColumn(column, height)));
  const [cells, colours] = [width * height, puzzle.palette.length - 1];
  return { rows, columns, cells, colours, paintedFrom: next, size: next + cells * colours };
}

function placeLine(puzzle: ExactPuzzle, line: number, column: number): PlacedLine {
  const clue = clueOfLine(puzzle, line);
  const { start: cell, step, size } = lineCells(puzzle, line);
  const starts = startsOf(clue, size);
  let earliest = 0;
  const blocks = clue.map(({ length, colour }, t) => {
    const placed = { length, colour, earliest, column: column + t * starts };
    earliest += length + (needsGap(clue, t) ? 1 : 0);
    return placed;
  });
  return { size, starts, blocks, cell, step };
}

/**
 * Returns the number of places at which a block of the line can start, by the clue alone; the
 * number is the same for every block.
 */
export function startsOf(clue: ExactClue, size: number): number {
  return size - paintedCells(clue) - gaps(clue) + 1;
}

/** Returns the column of the program for the variable which says that a cell has a colour. */
export function paintedColumn(
  { paintedFrom, colours }: VariableLayout,
  cell: number,
  colour: number,
): number {
  return paintedFrom + cell * colours + colour - 1;
}

/**
 * Yields names like y_1_2_3, x_1_2_3 and z_1_2 (or, with several colours, z_1_2_1) in the order of
 * the columns; all numbers are counted from 1, as in the article.
 */
export function* columnNames(layout: VariableLayout): Generator<string> {
  yield* startNames('y', layout.rows);
  yield* startNames('x', layout.columns);
  const width = layout.columns.length;
  for (let cell = 0; cell < layout.cells; cell++) {
    const name = `z_${rowOf(cell, width) + 1}_${columnOf(cell, width) + 1}`;
    if (layout.colours === 1) yield name;
    else for (let colour = 1; colour <= layout.colours; colour++) yield `${name}_${colour}`;
  }
}

function* startNames(variable: string, lines: readonly PlacedLine[]): Generator<string> {
  for (const [line, { blocks, starts }] of lines.entries()) {
    for (const [t, { earliest }] of blocks.entries()) {
      for (let p = 1; p <= starts; p++) yield `${variable}_${line + 1}_${t + 1}_${earliest + p}`;
    }
  }
}
