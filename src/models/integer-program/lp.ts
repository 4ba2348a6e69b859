// Writes an integer program as text of the CPLEX LP format. Lines are short and the objective has a
// variable, because some readers demand both. The objective also has each variable that no row has,
// so that every reader knows it. HiGHS reads the text. Source: IBM, CPLEX file formats, LP.

import { columnNames } from './layout.ts';
import { nameNotes } from './name-notes.ts';
import { type IntegerProgram, rowNames, unusedColumns } from './program.ts';

const TERMS_A_LINE = 8;

export function writeLp(program: IntegerProgram): string {
  const names = [...columnNames(program.layout)];
  return [
    ...nameNotes(program.layout).map((note) => `\\ ${note}`),
    'Minimize',
    ` cost: 0 ${names[program.layout.paintedFrom]}`,
    ...unusedColumns(program)
      .filter((column) => column !== program.layout.paintedFrom)
      .map((column) => `  + 0 ${names[column]}`),
    'Subject To',
    ...rowLines(program, names),
    'Bounds',
    ...names.filter((_, column) => !program.isWhole[column]).map((name) => ` 0 <= ${name} <= 1`),
    'Binaries',
    ...names.filter((_, column) => program.isWhole[column]).map((name) => ` ${name}`),
    'End',
    '',
  ].join('\n');
}

function* rowLines(program: IntegerProgram, names: readonly string[]): Generator<string> {
  const { rowAt, column, value, lower, upper } = program;
  let row = 0;
  for (const name of rowNames(program)) {
    let line = ` ${name}:`;
    for (let entry = rowAt[row]; entry < rowAt[row + 1]; entry++) {
      if (entry > rowAt[row] && (entry - rowAt[row]) % TERMS_A_LINE === 0) {
        yield line;
        line = '  ';
      }
      line += ` ${value[entry] > 0 ? '+' : '-'} ${names[column[entry]]}`;
    }
    yield `${line} ${lower[row] === upper[row] ? '=' : '<='} ${upper[row]}`;
    row++;
  }
}
