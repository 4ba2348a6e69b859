// Reads and writes XBM pictures, which are C: `#define x_width 8`, `#define x_height 2`, and the
// bytes of `x_bits`, whose lowest bit is the leftmost cell; rows fill whole bytes. Old files have
// words of two bytes (`short`). Nothing of the C is run.

import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format } from '../format.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import { textPlaceOf } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { writeGoal } from './write-goal.ts';

export const xbm: Format = {
  id: 'xbm',
  title: 'XBM picture',
  extensions: ['xbm'],
  sniff: (text) => /^\s*(\/\*.{0,2000}?\*\/\s*)?#define\s+\w*width\s+\d/s.test(text),
  parse: (text, budget) => [parseXbm(text, budget)],
  ...writing({ name: 'XBM', clues: 'exact', keeps: ['goal'] }, (puzzle) =>
    writeGoal(puzzle, (rows) => writeXbm(puzzle, rows)),
  ),
};

function parseXbm(text: string, budget: ReadingBudget): Outcome<Puzzle> {
  const [width, height] = ['width', 'height'].map((name) => definedNumber(text, name));
  const start = /\b(char|short)\s+\w*bits\w*\s*\[\s*\d*\s*\]\s*=\s*\{/.exec(text);
  if (width === undefined || height === undefined || start === null) {
    const words = worded`expected "#define x_width NUMBER", "#define x_height NUMBER" and the bytes of "x_bits[] = {...}"`;
    return failure({ code: 'bad-size', ...words, line: 1, column: 1 });
  }
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const bits = start[1] === 'short' ? 16 : 8;
  const stride = Math.ceil(width / bits);
  const bodyAt = start.index + start[0].length;
  const words = numbersIn(text.slice(bodyAt), stride * height);
  if (words.length < stride * height) {
    const problem = worded`expected ${stride * height} numbers for the cells, found ${words.length}`;
    return failure({ code: 'ragged-grid', ...problem, ...textPlaceOf(text, bodyAt) });
  }
  const cells = new Int32Array(width * height);
  for (let i = 0; i < cells.length; i++) {
    const [row, column] = [Math.floor(i / width), i % width];
    const word = words[row * stride + Math.floor(column / bits)];
    cells[i] = 1 << ((word >> (column % bits)) & 1);
  }
  return validate(draftOfPicture({ width, height, cells }, BLACK_AND_WHITE));
}

function definedNumber(text: string, name: string): number | undefined {
  const digits = new RegExp(
    `^[ \\t]*#define[ \\t]+\\w{0,200}${name}[ \\t]+(\\d{1,9})\\b`,
    'm',
  ).exec(text);
  return digits === null ? undefined : Number(digits[1]);
}

/** Reads at most `most` numbers, up to the bracket that ends the list. */
function numbersIn(body: string, most: number): readonly number[] {
  const numbers: number[] = [];
  for (const [word] of body.matchAll(/\}|[^\s,}]+/g)) {
    if (numbers.length === most || !/^(0x[\da-f]{1,4}|\d{1,5})$/i.test(word)) break;
    numbers.push(Number(word));
  }
  return numbers;
}

function writeXbm({ width, height }: Puzzle, rows: readonly string[]): string {
  const lines = rows.map((row) => {
    const bytes = Array.from({ length: Math.ceil(width / 8) }, (_, byte) => {
      const cells = [...row.slice(byte * 8, byte * 8 + 8)];
      const value = cells.reduce((sum, cell, bit) => sum + (cell === '.' ? 0 : 1 << bit), 0);
      return `0x${value.toString(16).padStart(2, '0')}`;
    });
    return `  ${bytes.join(', ')}`;
  });
  return [
    `#define puzzle_width ${width}`,
    `#define puzzle_height ${height}`,
    'static unsigned char puzzle_bits[] = {',
    `${lines.join(',\n')} };`,
  ].join('\n');
}
