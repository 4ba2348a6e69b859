// Writes an integer program as text of the free MPS format, column by column. A column that no row
// has stands in the objective, so that readers know it. HiGHS reads the text.
// Source: IBM, CPLEX file formats, MPS.

import { columnNames } from './layout.ts';
import { nameNotes } from './name-notes.ts';
import { type IntegerProgram, rowNames } from './program.ts';

export function writeMps(program: IntegerProgram): string {
  const { lower, upper } = program;
  const rows = [...rowNames(program)];
  const columns = [...columnNames(program.layout)];
  return [
    ...nameNotes(program.layout).map((note) => `* ${note}`),
    'NAME nonogram',
    'ROWS',
    ' N cost',
    ...rows.map((name, row) => ` ${lower[row] === upper[row] ? 'E' : 'L'} ${name}`),
    'COLUMNS',
    ...columnLines(program, columns, rows),
    'RHS',
    ...rows.flatMap((name, row) => (upper[row] === 0 ? [] : [` rhs ${name} ${upper[row]}`])),
    'BOUNDS',
    ...columns.map((name) => ` UP bound ${name} 1`),
    'ENDATA',
    '',
  ].join('\n');
}

/** Yields the lines of the columns; columns that must be whole stand between two markers. */
function* columnLines(
  program: IntegerProgram,
  columns: readonly string[],
  rows: readonly string[],
): Generator<string> {
  const { entryAt, row, value } = byColumn(program);
  let isWhole = false;
  for (const [column, name] of columns.entries()) {
    if (isWhole !== (program.isWhole[column] === 1)) {
      isWhole = !isWhole;
      yield ` marker${column} 'MARKER' ${isWhole ? "'INTORG'" : "'INTEND'"}`;
    }
    for (let entry = entryAt[column]; entry < entryAt[column + 1]; entry++) {
      yield ` ${name} ${rows[row[entry]]} ${value[entry]}`;
    }
    if (entryAt[column] === entryAt[column + 1]) yield ` ${name} cost 0`;
  }
  if (isWhole) yield ` marker${columns.length} 'MARKER' 'INTEND'`;
}

/** Sorts the entries by column: counts them, then fills each column from its end. */
function byColumn({ layout, rowAt, column, value }: IntegerProgram) {
  const entryAt = new Int32Array(layout.size + 1);
  for (const each of column) entryAt[each]++;
  for (let c = 0; c < layout.size; c++) entryAt[c + 1] += entryAt[c];
  const sorted = {
    entryAt,
    row: new Int32Array(column.length),
    value: new Int8Array(column.length),
  };
  for (let row = rowAt.length - 2; row >= 0; row--) {
    for (let entry = rowAt[row]; entry < rowAt[row + 1]; entry++) {
      const to = --entryAt[column[entry]];
      sorted.row[to] = row;
      sorted.value[to] = value[entry];
    }
  }
  return sorted;
}
