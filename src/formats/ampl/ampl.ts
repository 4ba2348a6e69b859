// AMPL and GLPK MathProg data: the parameters of our own model (`param rows`, `columns`,
// `row_block`, `column_block` and lists of what is open or given), of a model from an article
// (`filas`, `columnas`, `fila_tam_bloque_datos`, `columna_tam_bloque_datos`) or of GLPK's pbn
// example (`m`, `n`, `row`, `col`). A table lists the lengths of blocks by line and block index;
// `.` and 0 stand for no block. A model may stand before the data, as `export` prints both.
// src/models/integer-program/ampl.ts has our model, and names the article.

import { defined } from '../../puzzle/defined.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { complain, failure } from '../../puzzle/problem.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { validateRead } from '../text/clue-text.ts';
import type { ReadingBudget } from '../text/reading-budget.ts';
import { written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { readAmplGiven, withBlots, withUnknown } from './read-open-parts.ts';
import { readParameters } from './read-parameters.ts';
import { readTable } from './read-table.ts';
import { writeAmplData, writeArticleData } from './write-data.ts';

export const ampl: Format = {
  id: 'ampl',
  title: 'AMPL / GLPK MathProg data',
  extensions: ['dat'],
  sniff: (text) => /^[ \t]*param\s+(rows|columns|m|n)\s*:=/m.test(text) && !hasSections(text),
  parse: (text, budget) => [parseData(text, budget)],
  ...writing({ name: 'AMPL data', clues: 'any', given: true, keeps: [] }, (puzzle) =>
    written(writeAmplData(puzzle)),
  ),
};

export const amplArticle: Format = {
  id: 'ampl-article',
  title: "AMPL data with the article's Spanish names",
  extensions: ['dat'],
  sniff: (text) => /^[ \t]*param\s+(filas|columnas)\s*:=/m.test(text) && !hasSections(text),
  parse: ampl.parse,
  ...writing({ name: "the article's AMPL data", clues: 'exact', keeps: [] }, (puzzle) =>
    written(writeArticleData(puzzle)),
  ),
};

/** A .non text may have such a line as a property of another program, but has sections, too. */
function hasSections(text: string): boolean {
  return /^[ \t]*rows[ \t]*$/im.test(text) && /^[ \t]*columns[ \t]*$/im.test(text);
}

function parseData(text: string, budget: ReadingBudget): Parsed {
  const parameters = readParameters(text);
  const { problems, width, height } = parameters;
  for (const [key, name, other] of [
    ['height', 'rows', 'filas'],
    ['width', 'columns', 'columnas'],
    ['row', 'row_block', 'fila_tam_bloque_datos'],
    ['column', 'column_block', 'columna_tam_bloque_datos'],
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
  const { rowBlots = [], columnBlots = [], unknownRows = [], unknownColumns = [] } = parameters;
  const rowTable = readTable(parameters.row ?? [], height, 'row', problems);
  const columnTable = readTable(parameters.column ?? [], width, 'column', problems);
  const rows = withUnknown(withBlots(rowTable, rowBlots, problems), unknownRows, problems);
  const columns = withUnknown(
    withBlots(columnTable, columnBlots, problems),
    unknownColumns,
    problems,
  );
  const given = readAmplGiven(parameters.given ?? [], { width, height }, budget, problems);
  if (!given.ok) return given;
  const size = { width, height, ...defined({ given: given.value }) };
  return validateRead({ ...size, rows, columns, palette: BLACK_AND_WHITE }, problems);
}
