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

/** Columns of a program, a coefficient for each, and the most that the sum may be. */
interface Exclusion {
  readonly columns: Int32Array;
  readonly coefficients: Float64Array;
  readonly most: number;
}

/**
 * Returns a row that `solution` violates and every other solution satisfies. If all clues are
 * exact, all solutions paint the same number of cells in each colour, so any other solution has the
 * value 0 in one of the columns of the cells that `solution` paints. If not, another solution can
 * paint these cells and more; the cells that `solution` leaves empty then count against them.
 */
export function exclusionOf(
  { layout }: IntegerProgram,
  solution: Grid,
  hasExactClues: boolean,
): Exclusion {
  const painted: number[] = [];
  const empty: number[] = [];
  solution.cells.forEach((candidates, cell) => {
    const colour = colourOf(candidates);
    if (colour > 0) painted.push(paintedColumn(layout, cell, colour));
    else if (!hasExactClues) {
      for (let c = 1; c <= layout.colours; c++) empty.push(paintedColumn(layout, cell, c));
    }
  });
  return {
    columns: Int32Array.of(...painted, ...empty),
    coefficients: Float64Array.of(...painted.map(() => 1), ...empty.map(() => -1)),
    most: painted.length - 1,
  };
}
