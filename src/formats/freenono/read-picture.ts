// Makes a puzzle of a `<Nonogram>` element of FreeNono's XML.

import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { complain, failure, type Problem, quote } from '../../puzzle/problem.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import type { NonogramElement } from './read-nonograms.ts';

export function readFreenonoPuzzle(element: NonogramElement, budget: ReadingBudget): Parsed {
  const { attributes, line, column } = element;
  const rows = element.rows.map((row) => ({ ...row, cells: row.cells.replace(/\s+/g, '') }));
  const width = rows[0]?.cells.length ?? 0;
  const tooLarge = spendCells(budget, width, rows.length);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line, column });
  const problems: Problem[] = [];
  for (const [name, found] of [
    ['width', width],
    ['height', rows.length],
  ] as const) {
    const said = attributes[name];
    if (said === undefined || Number(said) === found) continue;
    const words = worded`the attribute ${name} is ${quote(said)}, but the picture has ${found}`;
    complain(problems, { code: 'wrong-line-count', ...words, line, column });
  }
  const cells = new Int32Array(width * rows.length);
  let at = 0;
  for (const row of rows) {
    const wrong = row.cells.search(/[^_x]/);
    if (row.cells.length !== width) {
      const words = worded`the row has ${row.cells.length} cells, the first one ${width}: make all rows equally long`;
      complain(problems, { code: 'ragged-grid', ...words, line: row.line, column: row.column });
    } else if (wrong >= 0) {
      const words = worded`${quote(row.cells[wrong])} is not a cell: expected x (filled) or _ (empty)`;
      complain(problems, { code: 'unknown-symbol', ...words, line: row.line, column: row.column });
    } else {
      for (const cell of row.cells) cells[at++] = cell === 'x' ? 2 : 1;
    }
  }
  if (problems.length > 0) return failure(...problems);
  const picture = { width, height: rows.length, cells };
  const otherProperties = OTHERS.flatMap((name) => {
    const value = attributes[name]?.trim() ?? '';
    return value === '' || value === '0' ? [] : [`${name} ${value}`];
  });
  return validate({
    ...draftOfPicture(picture, BLACK_AND_WHITE, metaOf(attributes)),
    otherProperties,
  });
}

/** Attributes that mean something to FreeNono alone; 0 says nothing. */
const OTHERS = ['difficulty', 'level', 'duration'];

function metaOf(attributes: NonogramElement['attributes']): Meta {
  const texts = [
    ['id', attributes.id],
    ['title', attributes.name],
    ['author', attributes.author],
    ['description', attributes.desc],
  ].filter(([, text]) => (text ?? '').trim() !== '');
  return Object.fromEntries(texts);
}
