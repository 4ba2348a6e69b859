// Jakub Wilk's .nin: width and height on the first line, then a line a row, then a line a column, numbers
// split by blanks; an empty line or 0 is an empty clue. No comments, one colour.

import { BLACK_AND_WHITE, isMonochrome } from '../puzzle/palette.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { finish, NO_LETTERS, readClue, writeClue } from './clue-text.ts';
import type { Format } from './format.ts';
import { quote, splitLines, type TextLine } from './text.ts';

export const nin: Format = {
  id: 'nin',
  title: 'Wilk .nin',
  extensions: ['nin'],
  sniff: (text) => /^[ \t]*\d+[ \t]+\d+[ \t]*(\r?\n|\r)[ \t\d\r\n]*$/.test(text),
  parse: (text) => [parseNin(text)],
  write: writeNin,
};

function parseNin(text: string): Outcome<Puzzle> {
  const [heading, ...lines] = splitLines(text);
  const sizes = /^\s*(\d{1,9})\s+(\d{1,9})\s*$/.exec(heading.text);
  if (sizes === null) {
    const message = `${quote(heading.text)}: expected width and height, like "20 15"`;
    return failure({ code: 'bad-size', message, line: 1, column: 1 });
  }
  const [first, second] = [Number(sizes[1]), Number(sizes[2])];
  const outcome = parseLines(lines, first, second);
  if (outcome.ok || first === second) return outcome;
  // Some writers put the height first: take that reading when it is the one that makes sense.
  const turned = parseLines(lines, second, first);
  return turned.ok ? turned : outcome;
}

function parseLines(lines: readonly TextLine[], width: number, height: number): Outcome<Puzzle> {
  const problems: Problem[] = [];
  const rows = lines
    .slice(0, height)
    .map((line, i) => readClue(line, NO_LETTERS, { row: i + 1 }, problems));
  const columns = lines
    .slice(height)
    .map((line, i) => readClue(line, NO_LETTERS, { column: i + 1 }, problems));
  while (columns.length > width && columns[columns.length - 1].blocks.length === 0) columns.pop();
  return finish({ width, height, rows, columns, palette: BLACK_AND_WHITE }, problems);
}

function writeNin(puzzle: Puzzle): Outcome<string> {
  if (!isMonochrome(puzzle.palette)) {
    return failure({ code: 'no-colour', message: '.nin holds one colour only' });
  }
  const clues = [...puzzle.rows, ...puzzle.columns].map((clue) => writeClue(clue, ' ') || '0');
  return success(`${puzzle.width} ${puzzle.height}\n${clues.join('\n')}\n`);
}
