// The AMPL model for puzzles with given cells, blotted blocks or unknown lines. It has the
// parameters and constraints of the article's model in ampl.ts, and beside them: a blotted block
// counts with the one cell that it has at least and has variables for its end, which is at its
// start or behind it; unknown lines have no constraints; given cells are fixed.

import { AMPL_START_BOUNDS } from './ampl-start-bounds.ts';

export const OPEN_MODEL = `# A nonogram of one colour as an integer program, with given cells, blotted blocks and unknown lines.

# The board, and the blocks of each line in order. 0 is no block: a table fills up with dots.
param rows, integer, >= 1;
param columns, integer, >= 1;
param row_block {i in 1..rows, t in 1..(columns + 1) div 2}, integer, >= 0, default 0;
param column_block {j in 1..columns, t in 1..(rows + 1) div 2}, integer, >= 0, default 0;

# 1 for blotted blocks, whose length in the table above is the least one, and for unknown lines.
param row_blot {i in 1..rows, t in 1..(columns + 1) div 2}, binary, default 0;
param column_blot {j in 1..columns, t in 1..(rows + 1) div 2}, binary, default 0;
param row_unknown {i in 1..rows}, binary, default 0;
param column_unknown {j in 1..columns}, binary, default 0;

# 1 for a given cell that is painted, 0 for one that is empty, -1 for any other cell.
param given {i in 1..rows, j in 1..columns}, integer, >= -1, <= 1, default -1;

# How many blocks a line has.
param row_blocks {i in 1..rows} := sum {t in 1..(columns + 1) div 2: row_block[i,t] > 0} 1;
param column_blocks {j in 1..columns} := sum {t in 1..(rows + 1) div 2: column_block[j,t] > 0} 1;

# The blocks of a line fit into it, with a gap between two of them.
check {i in 1..rows}:
  sum {t in 1..row_blocks[i]} row_block[i,t] + row_blocks[i] - 1 <= columns;
check {j in 1..columns}:
  sum {t in 1..column_blocks[j]} column_block[j,t] + column_blocks[j] - 1 <= rows;

# Where a block starts if all before it are as far to the left (or up) as they can be, and if all behind it are as
# far to the right (or down). A blotted block can end wherever it can start.
${AMPL_START_BOUNDS}
# y[i,t,j]: block t of row i starts in column j. ye[i,t,j]: it ends there, if it is blotted.
var y {i in 1..rows, t in 1..row_blocks[i], j in row_earliest[i,t]..row_latest[i,t]}, binary;
var ye {i in 1..rows, t in 1..row_blocks[i], j in row_earliest[i,t]..row_latest[i,t]:
  row_blot[i,t] = 1}, binary;

# x[j,t,i]: block t of column j starts in row i. xe[j,t,i]: it ends there, if it is blotted.
var x {j in 1..columns, t in 1..column_blocks[j], i in column_earliest[j,t]..column_latest[j,t]},
  binary;
var xe {j in 1..columns, t in 1..column_blocks[j], i in column_earliest[j,t]..column_latest[j,t]:
  column_blot[j,t] = 1}, binary;

# The cell in row i and column j is painted.
var painted {i in 1..rows, j in 1..columns}, binary;

# Given cells have their colour.
subject to given_cell {i in 1..rows, j in 1..columns: given[i,j] >= 0}: painted[i,j] = given[i,j];

# (a), (b) Every block starts in exactly one place, and a blotted one ends in exactly one.
subject to row_once {i in 1..rows, t in 1..row_blocks[i]}:
  sum {j in row_earliest[i,t]..row_latest[i,t]} y[i,t,j] = 1;
subject to column_once {j in 1..columns, t in 1..column_blocks[j]}:
  sum {i in column_earliest[j,t]..column_latest[j,t]} x[j,t,i] = 1;
subject to row_end_once {i in 1..rows, t in 1..row_blocks[i]: row_blot[i,t] = 1}:
  sum {j in row_earliest[i,t]..row_latest[i,t]} ye[i,t,j] = 1;
subject to column_end_once {j in 1..columns, t in 1..column_blocks[j]: column_blot[j,t] = 1}:
  sum {i in column_earliest[j,t]..column_latest[j,t]} xe[j,t,i] = 1;

# (c), (d) If a block starts here, the next one starts behind its end and a gap. If a blotted block starts here, it
# ends here or behind, and if it ends here, the next one starts behind a gap.
subject to row_order {i in 1..rows, t in 1..row_blocks[i] - 1,
    j in row_earliest[i,t]..row_latest[i,t]: row_blot[i,t] = 0}:
  y[i,t,j] <= sum {k in j + row_block[i,t] + 1..row_latest[i,t+1]} y[i,t+1,k];
subject to column_order {j in 1..columns, t in 1..column_blocks[j] - 1,
    i in column_earliest[j,t]..column_latest[j,t]: column_blot[j,t] = 0}:
  x[j,t,i] <= sum {k in i + column_block[j,t] + 1..column_latest[j,t+1]} x[j,t+1,k];
subject to row_length {i in 1..rows, t in 1..row_blocks[i],
    j in row_earliest[i,t]..row_latest[i,t]: row_blot[i,t] = 1}:
  y[i,t,j] <= sum {k in j..row_latest[i,t]} ye[i,t,k];
subject to column_length {j in 1..columns, t in 1..column_blocks[j],
    i in column_earliest[j,t]..column_latest[j,t]: column_blot[j,t] = 1}:
  x[j,t,i] <= sum {k in i..column_latest[j,t]} xe[j,t,k];
subject to row_end_order {i in 1..rows, t in 1..row_blocks[i] - 1,
    j in row_earliest[i,t]..row_latest[i,t]: row_blot[i,t] = 1}:
  ye[i,t,j] <= sum {k in j + 2..row_latest[i,t+1]} y[i,t+1,k];
subject to column_end_order {j in 1..columns, t in 1..column_blocks[j] - 1,
    i in column_earliest[j,t]..column_latest[j,t]: column_blot[j,t] = 1}:
  xe[j,t,i] <= sum {k in i + 2..column_latest[j,t+1]} x[j,t+1,k];

# (e), (f) A painted cell lies under a block of its row and under a block of its column: under a blotted one that
# starts here or before and does not end before.
subject to painted_by_row {i in 1..rows, j in 1..columns: row_unknown[i] = 0}:
  painted[i,j] <= sum {t in 1..row_blocks[i], k in row_earliest[i,t]..row_latest[i,t]:
    row_blot[i,t] = 0 and k <= j and j < k + row_block[i,t]} y[i,t,k]
    + sum {t in 1..row_blocks[i], k in row_earliest[i,t]..row_latest[i,t]:
    row_blot[i,t] = 1 and j <= row_latest[i,t] and k <= j} y[i,t,k]
    - sum {t in 1..row_blocks[i], k in row_earliest[i,t]..row_latest[i,t]:
    row_blot[i,t] = 1 and j <= row_latest[i,t] and k < j} ye[i,t,k];
subject to painted_by_column {i in 1..rows, j in 1..columns: column_unknown[j] = 0}:
  painted[i,j] <= sum {t in 1..column_blocks[j], k in column_earliest[j,t]..column_latest[j,t]:
    column_blot[j,t] = 0 and k <= i and i < k + column_block[j,t]} x[j,t,k]
    + sum {t in 1..column_blocks[j], k in column_earliest[j,t]..column_latest[j,t]:
    column_blot[j,t] = 1 and i <= column_latest[j,t] and k <= i} x[j,t,k]
    - sum {t in 1..column_blocks[j], k in column_earliest[j,t]..column_latest[j,t]:
    column_blot[j,t] = 1 and i <= column_latest[j,t] and k < i} xe[j,t,k];

# (g), (h) No cell under a block stays empty.
subject to row_paints {i in 1..rows, j in 1..columns, t in 1..row_blocks[i],
    k in row_earliest[i,t]..row_latest[i,t]:
    row_blot[i,t] = 0 and k <= j and j < k + row_block[i,t]}:
  y[i,t,k] <= painted[i,j];
subject to column_paints {i in 1..rows, j in 1..columns, t in 1..column_blocks[j],
    k in column_earliest[j,t]..column_latest[j,t]:
    column_blot[j,t] = 0 and k <= i and i < k + column_block[j,t]}:
  x[j,t,k] <= painted[i,j];
subject to row_blot_paints {i in 1..rows, t in 1..row_blocks[i],
    j in row_earliest[i,t]..row_latest[i,t]: row_blot[i,t] = 1}:
  sum {k in row_earliest[i,t]..j} y[i,t,k] - sum {k in row_earliest[i,t]..j - 1} ye[i,t,k]
    <= painted[i,j];
subject to column_blot_paints {j in 1..columns, t in 1..column_blocks[j],
    i in column_earliest[j,t]..column_latest[j,t]: column_blot[j,t] = 1}:
  sum {k in column_earliest[j,t]..i} x[j,t,k] - sum {k in column_earliest[j,t]..i - 1} xe[j,t,k]
    <= painted[i,j];
`;
