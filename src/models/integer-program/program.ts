// Stores an integer program as flat tables, which are filled row by row. All coefficients are 1 or
// -1.

import type { VariableLayout } from './layout.ts';

export const FORMULATIONS = ['article', 'tight'] as const;
export type Formulation = (typeof FORMULATIONS)[number];

/**
 * An integer program asks for values of the columns, each between 0 and 1, that keep every row
 * within its bounds. Nothing is to be minimised.
 */
export interface IntegerProgram {
  readonly layout: VariableLayout;
  /** 1 for columns that must be whole numbers. */
  readonly isWhole: Uint8Array;
  /** The entries of row r are rowAt[r] to rowAt[r + 1] - 1. */
  readonly rowAt: Int32Array;
  readonly column: Int32Array;
  readonly value: Int8Array;
  /** The lower bound of each row: minus infinity, or the same as its upper bound. */
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  /** The families of constraints in order, by letter, and the first row of each. */
  readonly families: readonly { readonly letter: string; readonly firstRow: number }[];
}

export interface ProgramSize {
  readonly columns: number;
  readonly rows: number;
  readonly nonzeros: number;
}

/** The tables of an integer program while they are filled. */
export interface Rows
  extends Pick<IntegerProgram, 'rowAt' | 'column' | 'value' | 'lower' | 'upper'> {
  row: number;
  entry: number;
}

export function makeRows({ rows, nonzeros }: ProgramSize): Rows {
  return {
    rowAt: new Int32Array(rows + 1),
    column: new Int32Array(nonzeros),
    value: new Int8Array(nonzeros),
    lower: new Float64Array(rows),
    upper: new Float64Array(rows),
    row: 0,
    entry: 0,
  };
}

/** Adds an entry, a column with its coefficient, to the row that is being written. */
export function addEntry(rows: Rows, column: number, value: 1 | -1): void {
  rows.column[rows.entry] = column;
  rows.value[rows.entry++] = value;
}

/** Ends the row that is being written: its entries must add up to `sum`. */
export function sumEquals(rows: Rows, sum: number): void {
  end(rows, sum, sum);
}

/** Ends the row that is being written: its entries must add up to `sum` or less. */
export function sumAtMost(rows: Rows, sum: number): void {
  end(rows, Number.NEGATIVE_INFINITY, sum);
}

function end(rows: Rows, lower: number, upper: number): void {
  rows.lower[rows.row] = lower;
  rows.upper[rows.row] = upper;
  rows.rowAt[++rows.row] = rows.entry;
}

/** Returns the columns that are in no row. */
export function unusedColumns({ layout, column }: IntegerProgram): number[] {
  const isUsed = new Uint8Array(layout.size);
  for (const each of column) isUsed[each] = 1;
  return [...isUsed.keys()].filter((each) => isUsed[each] === 0);
}

/**
 * Yields the names ca1, ca2, ..., cb1, ...: each name is the letter c, the letter of the family,
 * and a number. Without the c, e1 would be read as an exponent.
 */
export function* rowNames({ families, upper }: IntegerProgram): Generator<string> {
  for (const [f, { letter, firstRow }] of families.entries()) {
    const end = families[f + 1]?.firstRow ?? upper.length;
    for (let row = firstRow; row < end; row++) yield `c${letter}${row - firstRow + 1}`;
  }
}
