// Builds the integer program of a puzzle: a block starts in one place, blocks keep their order, and
// rows and columns paint the same cells. Any whole values that satisfy the constraints are a
// solution; there is nothing to minimise.
//
// `article` is the program of the sources, with all families (a) to (h). `tight` says the same with
// fewer rows: its relaxation, the program with fractions allowed, describes each line exactly, and
// z follows from the starts. Time and memory grow with the nonzeros. In a line of n painted cells
// and k blocks with s starts each, these are about n s for the painted cells (3 n s in `article`)
// and k s² / 2 for the order of the blocks. Source: R. A. Bosch, Painting by Numbers, Optima 65,
// 2001; J. J. Losada del Olmo, Solving a nonogram puzzle (AMPL).

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { estimateProgram } from './estimate.ts';
import {
  coverPainted,
  fixGiven,
  oneColour,
  paintCovered,
  paintWhatIsCovered,
  startInOrder,
  startInOrderTightly,
  startOnce,
} from './families.ts';
import { isFreeCell, layOut, type PlacedLine, type VariableLayout } from './layout.ts';
import { type Formulation, type IntegerProgram, makeRows, type Rows } from './program.ts';

type Family = (rows: Rows, line: PlacedLine, layout: VariableLayout) => void;

/**
 * The families of each formulation; each family is written first for the rows of the puzzle, then
 * for its columns.
 */
const FAMILIES: Readonly<Record<Formulation, readonly Family[]>> = {
  article: [startOnce, startInOrder, coverPainted, paintCovered],
  tight: [startOnce, startInOrderTightly, paintWhatIsCovered],
};

const LETTERS = 'abcdefghij';

/** Builds the program, whose size is the one that `estimateProgram` returns. */
export function integerProgram(puzzle: Puzzle, formulation: Formulation): IntegerProgram {
  const layout = layOut(puzzle);
  const rows = makeRows(estimateProgram(puzzle, formulation));
  const families: { letter: string; firstRow: number }[] = [];
  const begin = () => families.push({ letter: LETTERS[families.length], firstRow: rows.row });
  for (const family of FAMILIES[formulation]) {
    for (const lines of [layout.rows, layout.columns]) {
      begin();
      for (const line of lines) if (!line.isUnknown) family(rows, line, layout);
    }
  }
  for (const family of [fixGiven, oneColour]) {
    begin();
    family(rows, puzzle, layout);
    if (families.at(-1)?.firstRow === rows.row) families.pop();
  }
  const { rowAt, column, value, lower, upper } = rows;
  return {
    layout,
    isWhole: wholeColumns(layout, formulation),
    rowAt,
    column,
    value,
    lower,
    upper,
    families,
  };
}

/**
 * Returns a 1 for each column that must be whole, else a 0. In the tight formulation each z of a
 * cell in a line with a clue is a sum of start variables, so it is whole without being required to
 * be.
 */
function wholeColumns(layout: VariableLayout, formulation: Formulation): Uint8Array {
  const { size, paintedFrom, cells, colours } = layout;
  const isWhole = new Uint8Array(size).fill(1);
  if (formulation !== 'tight') return isWhole;
  for (let cell = 0; cell < cells; cell++) {
    const at = paintedFrom + cell * colours;
    if (!isFreeCell(layout, cell)) isWhole.fill(0, at, at + colours);
  }
  return isWhole;
}
