// The native text of Pierre Dejoue's picross-solver: `GRID` and a name, then `ROWS` and `COLUMNS`
// with a clue like `[ 2 1 ]` on each line below; `[ ]` is an empty clue. A text may have several
// grids. Lines that start with `#` are comments; the program writes texts of a puzzle as comments
// before its grid, with the words of .non. Source: picross_io.cpp and the inputs of
// pierre-dejoue/picross-solver.

import type { ExactClue } from '../../puzzle/clue.ts';
import { defined } from '../../puzzle/defined.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { complain, failure, type Problem, quote } from '../../puzzle/problem.ts';
import { type ExactPuzzle, META_KEYS } from '../../puzzle/puzzle.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import {
  NO_LETTERS,
  readClues,
  validateRead,
  type WrittenClue,
  writeClue,
} from '../text/clue-text.ts';
import { onOneTextLine, readMetaLines, writeMetaLines } from '../text/meta-lines.ts';
import { readEach } from '../text/reading-budget.ts';
import { type TextLine, written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { type PicrossGrid, picrossGrids } from './grids.ts';

export const picross: Format = {
  id: 'picross',
  title: 'picross-solver text (GRID, ROWS, COLUMNS)',
  extensions: ['picross'],
  sniff: (text) => /^GRID\b/m.test(text) && /^(ROWS|COLUMNS)[ \t]*\r?$/m.test(text),
  parse: (text, budget) => readEach(picrossGrids(text), budget, parseGrid),
  ...writing({ name: "picross-solver's text", clues: 'exact', keeps: META_KEYS }, (puzzle) =>
    written(writeGrid(puzzle)),
  ),
  separator: '\n',
};

function parseGrid(grid: PicrossGrid): Parsed {
  const problems: Problem[] = [];
  for (const section of ['rows', 'columns'] as const) {
    if (grid[section] !== undefined) continue;
    const name = section.toUpperCase();
    const words = worded`there is no line ${quote(name)} in this grid: expected one, and the clues below it, like [ 2 1 ]`;
    complain(problems, { code: 'missing-section', ...words, line: grid.line, column: 1 });
  }
  for (const line of grid.strays) {
    const words = worded`${quote(line.text.trim())}: expected a clue like [ 2 1 ] below "ROWS" or "COLUMNS"`;
    complain(problems, { code: 'stray-clue', ...words, line: line.number, column: 1 });
  }
  const { rows: rowLines = [], columns: columnLines = [] } = grid;
  const tooLarge = tooLargeProblem(columnLines.length, rowLines.length);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: grid.line, column: 1 });
  const rows = readBracketed(rowLines, 'row', problems);
  const columns = readBracketed(columnLines, 'column', problems);
  const meta = {
    ...readMetaLines(grid.comments, WORD),
    ...defined({ title: grid.name === '' ? undefined : grid.name }),
  };
  return validateRead({ rows, columns, palette: BLACK_AND_WHITE, meta }, problems);
}

/** A colon ends a word; the program itself writes a blank behind these four. */
const WORD = /^([a-z]+)(?::|(?<=^(?:catalogue|by|copyright|license))(?=\s))/i;

function readBracketed(
  lines: readonly TextLine[],
  axis: 'row' | 'column',
  problems: Problem[],
): WrittenClue[] {
  // The brackets become blanks, so that problems have the right places.
  const clues = lines.map((line) => ({
    ...line,
    text: line.text.replace(/^(\s*)\[/, '$1 ').replace(/\](\s*)$/, ' $1'),
  }));
  return readClues(clues, axis, NO_LETTERS, problems);
}

function writeGrid({ meta, rows, columns }: ExactPuzzle): string {
  const { title = '', ...others } = meta;
  const comments = writeMetaLines(others).map((line) => `# ${line}`);
  const name = onOneTextLine(title);
  return [
    ...comments,
    name === '' ? 'GRID' : `GRID ${name}`,
    ...['ROWS', ...rows.map(bracketed)],
    ...['COLUMNS', ...columns.map(bracketed)],
    '',
  ].join('\n');
}

function bracketed(clue: ExactClue): string {
  return clue.length === 0 ? '[ ]' : `[ ${writeClue(clue, ' ')} ]`;
}
