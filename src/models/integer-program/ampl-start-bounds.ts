// Holds what both AMPL models say about where blocks can start.

/** Declares the earliest and the latest start of each block, by the clue of its line alone. */
export const AMPL_START_BOUNDS = `param row_earliest {i in 1..rows, t in 1..row_blocks[i]} :=
  if t = 1 then 1 else row_earliest[i,t-1] + row_block[i,t-1] + 1;
param row_latest {i in 1..rows, t in 1..row_blocks[i]} :=
  if t = row_blocks[i] then columns + 1 - row_block[i,t]
  else row_latest[i,t+1] - row_block[i,t] - 1;
param column_earliest {j in 1..columns, t in 1..column_blocks[j]} :=
  if t = 1 then 1 else column_earliest[j,t-1] + column_block[j,t-1] + 1;
param column_latest {j in 1..columns, t in 1..column_blocks[j]} :=
  if t = column_blocks[j] then rows + 1 - column_block[j,t]
  else column_latest[j,t+1] - column_block[j,t] - 1;
`;
