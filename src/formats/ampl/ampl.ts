// AMPL and GLPK MathProg data: the parameters of a model from an article (`param filas`,
// `columnas`, `fila_tam_bloque_datos`, `columna_tam_bloque_datos`) or of GLPK's pbn example (`m`,
// `n`, `row`, `col`). A table lists the lengths of blocks by line and block index; `.` and 0 stand
// for no block. src/models/integer-program/ampl.ts names the article.

import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { complain, failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { validateRead } from '../text/clue-text.ts';
import { writing } from '../writing.ts';
import { readParameters } from './read-parameters.ts';
import { readTable } from './read-table.ts';

export const ampl: Format = {
  id: 'ampl',
  title: 'AMPL / GLPK MathProg data',
  extensions: ['dat'],
  // A .non text may have such a line as a property of another program, but has sections, too.
  sniff: (text) =>
    /^[ \t]*param\s+(filas|columnas|m|n)\s*:=/m.test(text) &&
    !(/^[ \t]*rows[ \t]*$/im.test(text) && /^[ \t]*columns[ \t]*$/im.test(text)),
  parse: (text) => [parseData(text)],
  ...writing({ name: 'AMPL data', clues: 'exact', keeps: [] }, writeData),
};

function parseData(text: string): Parsed {
  const parameters = readParameters(text);
  const { problems, width, height } = parameters;
  for (const [key, name, other] of [
    ['height', 'filas', 'm'],
    ['width', 'columnas', 'n'],
    ['row', 'fila_tam_bloque_datos', 'row'],
    ['column', 'columna_tam_bloque_datos', 'col'],
  ] as const) {
    if (parameters[key] !== undefined || problems.length > 0) continue;
    complain(problems, {
      code: 'missing-parameter',
      ...worded`there is no parameter ${name} or ${other}: expected "param ${name} ...;"`,
      line: 1,
      column: 1,
    });
  }
  if (width === undefined || height === undefined || problems.length > 0)
    return failure(...problems);
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const rows = readTable(parameters.row ?? [], height, 'row', problems);
  const columns = readTable(parameters.column ?? [], width, 'column', problems);
  return validateRead({ width, height, rows, columns, palette: BLACK_AND_WHITE }, problems);
}

function writeData(puzzle: ExactPuzzle): Outcome<string> {
  return success(
    [
      `param filas := ${puzzle.height};`,
      `param columnas := ${puzzle.width};`,
      writeTable('fila_tam_bloque_datos', puzzle.rows, (puzzle.width + 1) >> 1),
      writeTable('columna_tam_bloque_datos', puzzle.columns, (puzzle.height + 1) >> 1),
      '',
    ]
      .join('\n\n')
      .replace(/\n\n$/, '\n'),
  );
}

function writeTable(name: string, clues: ExactPuzzle['rows'], width: number): string {
  const heading = Array.from({ length: width }, (_, i) => i + 1).join(' ');
  const lines = clues.map((clue, i) => {
    const entries = Array.from({ length: width }, (_, t) => clue[t]?.length ?? '.');
    return `  ${i + 1}  ${entries.join(' ')}`;
  });
  return `param ${name} : ${heading} :=\n${lines.join('\n')};`;
}
