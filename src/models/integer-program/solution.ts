// Converts between grids and values of the columns of an integer program.

import { colourOf, type Grid } from '../../puzzle/grid.ts';
import { paintedColumn } from './layout.ts';
import type { IntegerProgram } from './program.ts';

/**
 * Returns the grid that the variables z describe; undefined if a column that must be whole is
 * further than `tolerance` from a whole number.
 */
export function gridOfValues(
  { layout, isWhole }: IntegerProgram,
  values: Float64Array,
  tolerance: number,
): Grid | undefined {
  const isWholeNumber = (value: number): boolean =>
    Math.abs(value - Math.round(value)) <= tolerance;
  if (values.some((value, column) => isWhole[column] === 1 && !isWholeNumber(value)))
    return undefined;
  const cells = new Int32Array(layout.cells).fill(1);
  cells.forEach((_, cell) => {
    for (let colour = 1; colour <= layout.colours; colour++) {
      if (values[paintedColumn(layout, cell, colour)] > 0.5) cells[cell] = 1 << colour;
    }
  });
  return { width: layout.columns.length, height: layout.rows.length, cells };
}

/**
 * Returns the columns of the program for the cells that `solution` paints. All solutions paint the
 * same number of cells in each colour, so any other solution gives the value 0 to some of these
 * columns, and the sum of their values is smaller.
 */
export function paintedColumns({ layout }: IntegerProgram, solution: Grid): number[] {
  const columns: number[] = [];
  solution.cells.forEach((candidates, cell) => {
    const colour = colourOf(candidates);
    if (colour > 0) columns.push(paintedColumn(layout, cell, colour));
  });
  return columns;
}
