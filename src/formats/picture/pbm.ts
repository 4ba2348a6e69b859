// Reads PBM pictures, P1 (text) and P4 (bytes, each given as one character), and writes P1.

import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { columnOf, rowOf } from '../../puzzle/places.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format } from '../format.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import { textPlaceOf } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { netpbmHeading } from './netpbm-heading.ts';
import { writeGoal } from './write-goal.ts';

export const pbm: Format = {
  id: 'pbm',
  title: 'PBM picture (P1, P4)',
  extensions: ['pbm', 'pnm'],
  sniff: (text) => /^P[14]\s/.test(text),
  parse: (text, budget) => [parsePbm(text, budget)],
  ...writing({ name: 'PBM', clues: 'exact', keeps: ['goal'] }, writePbm),
};

function writePbm(puzzle: Puzzle): Outcome<string> {
  const digits = (row: string): string =>
    [...row].map((char) => (char === '.' ? '0' : '1')).join(' ');
  return writeGoal(puzzle, (rows) =>
    [`P1\n${puzzle.width} ${puzzle.height}`, ...rows.map(digits)].join('\n'),
  );
}

function parsePbm(text: string, budget: ReadingBudget): Outcome<Puzzle> {
  const heading = netpbmHeading(text, 2);
  if (heading === undefined) {
    const words = worded`expected "P1" or "P4", then width and height`;
    return failure({ code: 'bad-size', ...words, line: 1, column: 1 });
  }
  const { numbers, bodyAt } = heading;
  const [width, height] = numbers;
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const body = text.slice(bodyAt);
  const bits = text[1] === '1' ? plainBits(body, width * height) : packedBits(body, width, height);
  if (bits === undefined || bits.length < width * height) {
    const cells = width * height;
    const words =
      bits === undefined
        ? worded`expected ${cells} cells, 0 or 1, found something else`
        : text[1] === '1'
          ? worded`expected ${cells} cells, 0 or 1, found only ${bits.length}`
          : worded`expected ${strideOf(width) * height} bytes of cells, found only ${body.length}`;
    return failure({ code: 'ragged-grid', ...words, ...textPlaceOf(text, bodyAt) });
  }
  const cells = Int32Array.from(bits.subarray(0, width * height), (bit) => 1 << bit);
  return validate(draftOfPicture({ width, height, cells }, BLACK_AND_WHITE));
}

/**
 * Reads 0 and 1, with or without white space between them; comments run to the end of the line.
 * Returns undefined if there are other characters.
 */
function plainBits(body: string, cells: number): Uint8Array | undefined {
  const digits = body.replace(/#[^\n\r]*/g, '').replace(/\s+/g, '');
  if (/[^01]/.test(digits)) return undefined;
  return Uint8Array.from(digits.slice(0, cells), Number);
}

/** Reads rows that are padded to whole bytes, with the first cell in the highest bit. */
function packedBits(body: string, width: number, height: number): Uint8Array {
  const stride = strideOf(width);
  const rows = Math.min(height, Math.floor(body.length / stride));
  const bits = new Uint8Array(rows * width);
  for (let i = 0; i < bits.length; i++) {
    const [row, column] = [rowOf(i, width), columnOf(i, width)];
    bits[i] = (body.charCodeAt(row * stride + (column >> 3)) >> (7 - (column & 7))) & 1;
  }
  return bits;
}

/** Returns the bytes of a row. */
function strideOf(width: number): number {
  return (width + 7) >> 3;
}
