// The .cwd of QNonograms (Meshcheryakov) and of Sukhoy's solver, as pbnsolve and webpbn's export
// have it: height and width on a line each, then one line per row, a blank line, and one line per
// column. A blank line or 0 is an empty clue. There is only one colour.

import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import type { Format, Parsed } from '../format.ts';
import { NO_LETTERS, readClues, validateRead, writeClue } from '../text/clue-text.ts';
import { splitLines } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { beginsWithNumbers, readSections } from './sections.ts';

export const cwd: Format = {
  id: 'cwd',
  title: 'QNonograms .cwd',
  extensions: ['cwd'],
  sniff: looksLikeCwd,
  parse: (text) => [parseCwd(text)],
  ...writing({ name: '.cwd', clues: 'exact', keeps: [] }, writeCwd),
};

/**
 * Whether a text has the lines that its size asks for. Plain clues can have such lines, too, if
 * their first row has as many cells as there are other rows but one, and the second one is full;
 * then the sums decide, which can be right in one of the two ways only.
 */
function looksLikeCwd(text: string): boolean {
  if (!beginsWithNumbers(text, 2)) return false;
  const read = readSections(text, 0, 2);
  if (!read.ok) return false;
  const lines = splitLines(text.trimEnd());
  if (!lines.every((line) => /^[\d\s,]*$/.test(line.text))) return false;
  const [rows, columns] = read.value.sections;
  const sum = (part: readonly { readonly text: string }[]): number =>
    part.reduce((total, { text: line }) => total + sumOf(line), 0);
  const { width, height } = read.value;
  return sum(rows) + width + height !== sum(columns);
}

function sumOf(line: string): number {
  return [...line.matchAll(/\d{1,9}/g)].reduce((total, [number]) => total + Number(number), 0);
}

function parseCwd(text: string): Parsed {
  const read = readSections(text, 0, 2);
  if (!read.ok) return failure(...read.problems);
  const { width, height, sections } = read.value;
  const problems: Problem[] = [];
  const rows = readClues(sections[0], 'row', NO_LETTERS, problems);
  const columns = readClues(sections[1], 'column', NO_LETTERS, problems);
  return validateRead({ width, height, rows, columns, palette: BLACK_AND_WHITE }, problems);
}

function writeCwd({ width, height, rows, columns }: ExactPuzzle): Outcome<string> {
  const [rowLines, columnLines] = [rows, columns].map((clues) =>
    clues.map((clue) => writeClue(clue, ' ') || '0').join('\n'),
  );
  return success(`${height}\n${width}\n${rowLines}\n\n${columnLines}\n`);
}
