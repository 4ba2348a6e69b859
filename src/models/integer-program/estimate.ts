// Counts the size of the integer program of a puzzle in O(lines + blocks), without building the
// program.

import { type Clue, paintedCells } from '../../puzzle/clue.ts';
import { countKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { startsOf } from './layout.ts';
import type { Formulation, ProgramSize } from './program.ts';

export function estimateProgram(puzzle: Puzzle, formulation: Formulation): ProgramSize {
  const { width, height } = puzzle;
  const sizes = [
    ...puzzle.rows.map((clue) => estimateLine(clue, width, formulation)),
    ...puzzle.columns.map((clue) => estimateLine(clue, height, formulation)),
    estimateCells(puzzle),
  ];
  const sum = (key: keyof ProgramSize): number =>
    sizes.reduce((total, size) => total + size[key], 0);
  return { columns: sum('columns'), rows: sum('rows'), nonzeros: sum('nonzeros') };
}

/**
 * Returns the size of all variables z, of the rows that begin with one, with the entries of these
 * z, and of the rows about single cells.
 */
function estimateCells({ width, height, rows, columns, palette, given }: Puzzle): ProgramSize {
  const colours = palette.length - 1;
  const unknownRows = rows.filter((clue) => clue === null).length;
  const unknownColumns = columns.filter((clue) => clue === null).length;
  const covered = 2 * width * height - unknownRows * width - unknownColumns * height;
  const fixed = given === undefined ? 0 : countKnown(given);
  const free = colours === 1 ? 0 : unknownRows * unknownColumns;
  return {
    columns: width * height * colours,
    rows: (covered + fixed) * colours + free,
    nonzeros: (covered + fixed + free) * colours,
  };
}

/**
 * Returns what a line adds to the size, without the variables z, the rows that begin with a z, and
 * the entries of these z: `estimateCells` counts those.
 */
function estimateLine(clue: Clue, size: number, formulation: Formulation): ProgramSize {
  if (clue === null) return { columns: 0, rows: 0, nonzeros: 0 };
  const starts = startsOf(clue, size);
  const blotted = clue.filter(({ length }) => length === null).length;
  const bounds = clue.length + blotted;
  const columns = bounds * starts;
  const pairs = Math.max(0, clue.length - 1) + blotted;
  const covered = (paintedCells(clue) - blotted) * starts;
  const blots = blotted * starts * starts;
  if (formulation === 'tight') {
    const order = 2 * Math.floor((starts * starts) / 4);
    return {
      columns,
      rows: bounds + pairs * (starts - 1),
      nonzeros: columns + pairs * order + covered + blots,
    };
  }
  const order = starts + (starts * (starts + 1)) / 2;
  return {
    columns,
    rows: bounds + pairs * starts + covered + blotted * starts,
    nonzeros: columns + pairs * order + 3 * covered + 2 * blots + blotted * starts,
  };
}
