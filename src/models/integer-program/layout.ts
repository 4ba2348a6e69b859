// Lays out the variables of the integer program among its columns. y[i,t,j] says that block t of
// row i starts in column j, x[j,t,i] that block t of column j starts in row i, z[i,j] that the cell
// in row i and column j is painted. With several colours there is one z for each colour. A block
// has start variables only from its earliest to its latest start. The distance between these two
// starts is the same for all blocks of a line, so each block has `starts` variables, side by side
// and in order. A blotted block counts with the one cell that it has at least. It also has as many
// variables ye[i,t,j] or xe[j,t,i], which say that it ends in a column or a row. An unknown line
// has no blocks.

import { type Block, gaps, needsGap, paintedCells } from '../../puzzle/clue.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import { columnOf, lineCells, lineOfColumn, rowOf } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';

/**
 * A block and its start variables. The first start variable is in column `column` of the program,
 * and stands for the start at cell `earliest` of the line, counted from 0.
 */
export interface PlacedBlock {
  readonly length: number;
  readonly colour: number;
  readonly earliest: number;
  readonly column: number;
  /**
   * The column of the program for the first variable that says where a blotted block ends, which is
   * at cell `earliest`, too. A block of known length has none; this is then `column`, because its
   * start tells where it ends.
   */
  readonly endColumn: number;
}

export function isBlotted({ column, endColumn }: PlacedBlock): boolean {
  return column !== endColumn;
}

/** A row or a column of the puzzle. */
export interface PlacedLine {
  readonly size: number;
  readonly isUnknown: boolean;
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

export function layOut(puzzle: Puzzle): VariableLayout {
  const { width, height } = puzzle;
  let next = 0;
  const place = (line: number): PlacedLine => {
    const placed = placeLine(puzzle, line, next);
    const ends = placed.blocks.filter(isBlotted).length;
    next += (placed.blocks.length + ends) * placed.starts;
    return placed;
  };
  const rows = Array.from({ length: height }, (_, row) => place(row));
  const columns = Array.from({ length: width }, (_, column) => place(lineOfColumn(column, height)));
  const [cells, colours] = [width * height, puzzle.palette.length - 1];
  return { rows, columns, cells, colours, paintedFrom: next, size: next + cells * colours };
}

function placeLine(puzzle: Puzzle, line: number, column: number): PlacedLine {
  const clue = clueOfLine(puzzle, line);
  const { start: cell, step, size } = lineCells(puzzle, line);
  if (clue === null) return { size, isUnknown: true, starts: 0, blocks: [], cell, step };
  const starts = startsOf(clue, size);
  let [earliest, next] = [0, column];
  const blocks = clue.map(({ length: asked, colour }, t) => {
    const length = asked ?? 1;
    const endColumn = asked === null ? next + starts : next;
    const placed = { length, colour, earliest, column: next, endColumn };
    earliest += length + (needsGap(clue, t) ? 1 : 0);
    next = endColumn + starts;
    return placed;
  });
  return { size, isUnknown: false, starts, blocks, cell, step };
}

/**
 * Returns the number of places at which a block of the line can start, by the clue alone; the
 * number is the same for every block. A blotted block can end at as many places.
 */
export function startsOf(clue: readonly Block[], size: number): number {
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

/** Returns whether neither line of a cell has a clue. */
export function isFreeCell({ rows, columns }: VariableLayout, cell: number): boolean {
  const [row, column] = [rowOf(cell, columns.length), columnOf(cell, columns.length)];
  return elementAt(rows, row).isUnknown && elementAt(columns, column).isUnknown;
}

/**
 * Yields names like y_1_2_3, ye_1_2_3, x_1_2_3, xe_1_2_3 and z_1_2 (or, with several colours,
 * z_1_2_1) in the order of the columns; all numbers are counted from 1, as in the article.
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
    for (const [t, block] of blocks.entries()) {
      for (const name of isBlotted(block) ? [variable, `${variable}e`] : [variable]) {
        for (let p = 1; p <= starts; p++)
          yield `${name}_${line + 1}_${t + 1}_${block.earliest + p}`;
      }
    }
  }
}
