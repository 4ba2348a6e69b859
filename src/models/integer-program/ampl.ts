// Writes the integer program of the article as text for AMPL: a model that serves for every puzzle
// of one colour, and the data of one puzzle. Puzzles with given cells, blotted blocks or unknown
// lines have a model of their own (ampl-open-model.ts). Both models use only what GLPK's MathProg
// reads too (`glpsol -m MODEL -d DATA`). Names are English and say what they stand for;
// src/formats/ampl writes the data, and that of the article itself, with its Spanish names. Source:
// J. J. Losada del Olmo, Solving a nonogram puzzle (AMPL); A. Makhorin, pbn.mod of GLPK, after
// R. A. Bosch.

import { writeAmplData } from '../../formats/ampl/write-data.ts';
import { isMonochrome } from '../../puzzle/palette.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { hasExactClues, type Puzzle } from '../../puzzle/puzzle.ts';
import { OPEN_MODEL } from './ampl-open-model.ts';
import { AMPL_START_BOUNDS } from './ampl-start-bounds.ts';

interface AmplText {
  /** The `.mod` file: one text for puzzles with nothing but exact clues, another for all others. */
  readonly model: string;
  /** The `.dat` file. */
  readonly data: string;
  /** The `.run` file: a script for AMPL that solves the model and draws the picture. */
  readonly run: string;
}

/** `name` is that of the files, without an ending. */
export function writeAmpl(puzzle: Puzzle, name: string): Outcome<AmplText> {
  if (!isMonochrome(puzzle.palette)) {
    const message = 'the AMPL model is for puzzles of one colour: write an LP or MPS file instead';
    return failure({ code: 'no-colour', message });
  }
  const isOpen = puzzle.given !== undefined || !hasExactClues(puzzle);
  const model = isOpen ? OPEN_MODEL : MODEL;
  return success({ model, data: writeAmplData(puzzle), run: writeRun(name) });
}

/** A quotation mark in a name is written twice. */
function writeRun(name: string): string {
  const quoted = name.replaceAll('"', '""');
  return `# Run this with AMPL. Another solver is another word behind "solver".
model "${quoted}.mod";
data "${quoted}.dat";
option solver highs;
solve;
for {i in 1..rows} {
  for {j in 1..columns} printf "%s", if painted[i,j] > 0.5 then "#" else ".";
  printf "\\n";
}
`;
}

const MODEL = `# A nonogram of one colour as an integer program.

# The board, and the blocks of each line in order. 0 is no block: a table fills up with dots.
param rows, integer, >= 1;
param columns, integer, >= 1;
param row_block {i in 1..rows, t in 1..(columns + 1) div 2}, integer, >= 0, default 0;
param column_block {j in 1..columns, t in 1..(rows + 1) div 2}, integer, >= 0, default 0;

# How many blocks a line has.
param row_blocks {i in 1..rows} := sum {t in 1..(columns + 1) div 2: row_block[i,t] > 0} 1;
param column_blocks {j in 1..columns} := sum {t in 1..(rows + 1) div 2: column_block[j,t] > 0} 1;

# The blocks of a line fit into it, with a gap between two of them. Rows and columns paint as many cells.
check {i in 1..rows}:
  sum {t in 1..row_blocks[i]} row_block[i,t] + row_blocks[i] - 1 <= columns;
check {j in 1..columns}:
  sum {t in 1..column_blocks[j]} column_block[j,t] + column_blocks[j] - 1 <= rows;
check:
  sum {i in 1..rows, t in 1..row_blocks[i]} row_block[i,t] =
  sum {j in 1..columns, t in 1..column_blocks[j]} column_block[j,t];

# Where a block starts if all before it are as far to the left (or up) as they can be, and if all behind it are as
# far to the right (or down): the length of a block and one gap lie between two starts.
${AMPL_START_BOUNDS}
# y[i,t,j]: block t of row i starts in column j.
var y {i in 1..rows, t in 1..row_blocks[i], j in row_earliest[i,t]..row_latest[i,t]}, binary;

# x[j,t,i]: block t of column j starts in row i.
var x {j in 1..columns, t in 1..column_blocks[j], i in column_earliest[j,t]..column_latest[j,t]},
  binary;

# The cell in row i and column j is painted.
var painted {i in 1..rows, j in 1..columns}, binary;

# (a), (b) Every block starts in exactly one place.
subject to row_once {i in 1..rows, t in 1..row_blocks[i]}:
  sum {j in row_earliest[i,t]..row_latest[i,t]} y[i,t,j] = 1;
subject to column_once {j in 1..columns, t in 1..column_blocks[j]}:
  sum {i in column_earliest[j,t]..column_latest[j,t]} x[j,t,i] = 1;

# (c), (d) If a block starts here, the next one starts behind its end and a gap.
subject to row_order {i in 1..rows, t in 1..row_blocks[i] - 1,
    j in row_earliest[i,t]..row_latest[i,t]}:
  y[i,t,j] <= sum {k in j + row_block[i,t] + 1..row_latest[i,t+1]} y[i,t+1,k];
subject to column_order {j in 1..columns, t in 1..column_blocks[j] - 1,
    i in column_earliest[j,t]..column_latest[j,t]}:
  x[j,t,i] <= sum {k in i + column_block[j,t] + 1..column_latest[j,t+1]} x[j,t+1,k];

# (e), (f) A painted cell lies under a block of its row and under a block of its column.
subject to painted_by_row {i in 1..rows, j in 1..columns}:
  painted[i,j] <= sum {t in 1..row_blocks[i], k in row_earliest[i,t]..row_latest[i,t]:
    k <= j and j < k + row_block[i,t]} y[i,t,k];
subject to painted_by_column {i in 1..rows, j in 1..columns}:
  painted[i,j] <= sum {t in 1..column_blocks[j], k in column_earliest[j,t]..column_latest[j,t]:
    k <= i and i < k + column_block[j,t]} x[j,t,k];

# (g), (h) No cell under a block stays empty.
subject to row_paints {i in 1..rows, j in 1..columns, t in 1..row_blocks[i],
    k in row_earliest[i,t]..row_latest[i,t]: k <= j and j < k + row_block[i,t]}:
  y[i,t,k] <= painted[i,j];
subject to column_paints {i in 1..rows, j in 1..columns, t in 1..column_blocks[j],
    k in column_earliest[j,t]..column_latest[j,t]: k <= i and i < k + column_block[j,t]}:
  x[j,t,k] <= painted[i,j];
`;
