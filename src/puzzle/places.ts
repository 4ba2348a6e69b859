// Converts between the numbers of rows, columns, lines and cells. Cells are numbered row by row
// from 0; lines are numbered rows first, from 0, then columns, from the height.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A row and a column, both counted from 0; a place can lie outside the board. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export function rowOf(cell: number, width: number): number {
  return Math.floor(cell / width);
}

/**
 * Returns the column of a cell, from 0. When a caller also asks for the row, the compiler uses one
 * division for both.
 */
export function columnOf(cell: number, width: number): number {
  return cell - cellAt(rowOf(cell, width), 0, width);
}

export function cellAt(row: number, column: number, width: number): number {
  return row * width + column;
}

/** Returns the cell at a place, which must lie inside the board. */
export function cellOf({ width }: Pick<Size, 'width'>, { row, column }: Place): number {
  return cellAt(row, column, width);
}

export function placeOf({ width }: Pick<Size, 'width'>, cell: number): Place {
  return { row: rowOf(cell, width), column: columnOf(cell, width) };
}

export function isInside({ width, height }: Size, { row, column }: Place): boolean {
  return row >= 0 && row < height && column >= 0 && column < width;
}

/** Returns the number of lines. */
export function lineCount({ width, height }: Size): number {
  return height + width;
}

export function isRowLine(line: number, height: number): boolean {
  return line < height;
}

export function lineOfColumn(column: number, height: number): number {
  return height + column;
}

/** Returns the column, from 0, that has this number as a line; the line must not be a row. */
export function columnOfLine(line: number, height: number): number {
  return line - height;
}

/** Returns the number of a row among the rows, or of a column among the columns, from 0. */
export function indexOfLine(line: number, height: number): number {
  return isRowLine(line, height) ? line : columnOfLine(line, height);
}

/** Returns the number of cells that a line has. */
export function lengthOfLine({ width, height }: Size, line: number): number {
  return isRowLine(line, height) ? width : height;
}

/** Returns the column of a cell, numbered as a line; `rowOf` gives the row of a cell as a line. */
export function columnLineOf({ width, height }: Size, cell: number): number {
  return lineOfColumn(columnOf(cell, width), height);
}

/** Returns the numbers of both lines of a cell, first its row, then its column. */
export function linesOf(size: Size, cell: number): readonly [number, number] {
  return [rowOf(cell, size.width), columnLineOf(size, cell)];
}

/** Returns the position, from 0, of a cell in a line that contains the cell. */
export function positionInLine({ width, height }: Size, line: number, cell: number): number {
  return isRowLine(line, height) ? columnOf(cell, width) : rowOf(cell, width);
}

/** Returns the cell at a position of a line; positions count from 0. */
export function cellInLine({ width, height }: Size, line: number, position: number): number {
  return isRowLine(line, height)
    ? cellAt(line, position, width)
    : cellAt(position, columnOfLine(line, height), width);
}

/** The cells of a line, in order: `size` cells, which are `start`, `start + step`, and so on. */
export interface LineCells {
  readonly start: number;
  readonly step: number;
  readonly size: number;
}

export function lineCells({ width, height }: Size, line: number): LineCells {
  return isRowLine(line, height)
    ? { start: cellAt(line, 0, width), step: 1, size: width }
    : { start: columnOfLine(line, height), step: width, size: height };
}

interface CellArray<Cells> {
  subarray(start: number, end: number): Cells;
}

/** Returns one row of an array of cells, as a view of the same memory. */
export function partOfRow<Cells extends CellArray<Cells>>(
  cells: Cells,
  row: number,
  width: number,
): Cells {
  return cells.subarray(cellAt(row, 0, width), cellAt(row + 1, 0, width));
}

/** Returns the cells of a line as a list. */
export function cellsOfLine(board: Size, line: number): number[] {
  const { start, step, size } = lineCells(board, line);
  // `Array.from` would take several times as long.
  const cells: number[] = [];
  for (let position = 0; position < size; position++) cells.push(start + position * step);
  return cells;
}
