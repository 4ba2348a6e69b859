// The text that R. A. Bosch's program makes an integer program of, as pbnsolve reads it:
// `number_of_rows: 2`, `number_of_columns: 3`, and then, for each line, a word like `row_1` or
// `column_1`, a word and the number of its blocks, and a word and their lengths. The other words
// differ from file to file, and mean nothing. CPLEX's integer programs, which also have the ending
// .lp, are another format.

import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { complain, failure, lineInWords, type Problem, quote } from '../../puzzle/problem.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { NO_LETTERS, readBlock, validateRead, type WrittenClue } from '../text/clue-text.ts';
import { splitLines, type TextPlace } from '../text/text-lines.ts';

export const bosch: Format = {
  id: 'bosch',
  title: "input of Bosch's program",
  extensions: ['lp'],
  sniff: (text) => /^\s*number_of_rows:?\s+\d/i.test(text),
  parse: (text) => [parseBosch(text)],
};

interface Word extends TextPlace {
  readonly text: string;
}

/** The words of a text; `at` is the index of the next one. */
interface Reader {
  readonly words: readonly Word[];
  at: number;
}

function parseBosch(text: string): Parsed {
  const words = splitLines(text).flatMap(({ text: line, number }) =>
    Array.from(line.matchAll(/\S+/g), (match) => ({
      ...{ text: match[0], line: number },
      column: match.index + 1,
    })),
  );
  const reader = { words, at: 0 };
  const problems: Problem[] = [];
  const height = readSize(reader, 'number_of_rows', problems);
  const width = readSize(reader, 'number_of_columns', problems);
  if (problems.length > 0) return failure(...problems);
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const clues = { row: emptyClues(height), column: emptyClues(width) };
  while (reader.at < words.length && problems.length === 0) readLine(reader, clues, problems);
  const { row: rows, column: columns } = clues;
  return validateRead({ width, height, rows, columns, palette: BLACK_AND_WHITE }, problems);
}

function readSize(reader: Reader, name: string, problems: Problem[]): number {
  const [word, value] = [take(reader), take(reader)];
  const isRight = word.text.replace(/:$/, '').toLowerCase() === name && isNumber(value.text);
  if (isRight) return Number(value.text);
  const words = worded`${quote(word.text)}: expected "${name}: NUMBER"`;
  complain(problems, { code: 'bad-size', ...words, line: word.line, column: word.column });
  return 0;
}

function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

/** Returns the next word, or an empty one behind the last. */
function take(reader: Reader): Word {
  const last = reader.words.at(-1) ?? { line: 1, column: 1 };
  return reader.words[reader.at++] ?? { ...last, text: '' };
}

function emptyClues(count: number): WrittenClue[] {
  const place = { line: 1, column: 1 };
  return Array.from({ length: count }, () => ({ blocks: [], place, blockPlaces: [] }));
}

/** Reads one line of the puzzle. A mistake ends the reading, because it moves all that follows. */
function readLine(
  reader: Reader,
  clues: Readonly<Record<'row' | 'column', WrittenClue[]>>,
  problems: Problem[],
): void {
  const key = take(reader);
  const [, name = '', digits = ''] = /^(row|column)_(\d{1,9}):?$/i.exec(key.text) ?? [];
  const axis = name.toLowerCase() === 'row' ? 'row' : 'column';
  const number = Number(digits);
  const place = { line: key.line, column: key.column };
  if (name === '' || number < 1 || number > clues[axis].length) {
    const words = worded`${quote(key.text)}: expected a word like row_1 or column_1, with a number up to the size`;
    complain(problems, { code: 'bad-index', ...words, ...place });
    return;
  }
  take(reader);
  const count = take(reader);
  if (!isNumber(count.text)) {
    const words = worded`${quote(count.text)}: expected the number of blocks of ${lineInWords(axis, number)}`;
    complain(problems, { code: 'bad-number', ...words, line: count.line, column: count.column });
    return;
  }
  // An empty clue may lack the word before the lengths.
  if (Number(count.text) > 0 || !/^(row|column)_/i.test(reader.words[reader.at]?.text ?? 'row_')) {
    take(reader);
  }
  const where = { [axis]: number };
  const last = reader.at + Math.min(Number(count.text), reader.words.length - reader.at);
  const blocks = [];
  const blockPlaces: TextPlace[] = [];
  while (reader.at < last && problems.length === 0) {
    const { text: length, line, column } = take(reader);
    const block = readBlock(length, NO_LETTERS, { line, column, where }, problems);
    if (block === undefined || block.length === 0) continue;
    blocks.push(block);
    blockPlaces.push({ line, column });
  }
  clues[axis][number - 1] = { blocks, place, blockPlaces };
}
