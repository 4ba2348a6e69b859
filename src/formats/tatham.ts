// Game ids of Pattern in Simon Tatham's Portable Puzzle Collection: `5x10:2.1/2.1.3/...`, the size,
// then columns, then rows; there is one id per line. Ids with a random seed (`10x10#123`) name a
// puzzle that only the generator of the collection can make. Source: pattern.c of the collection,
// and its manual.

import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import { failure, type Outcome, type Problem, quote, success } from '../puzzle/problem.ts';
import type { ExactPuzzle } from '../puzzle/puzzle.ts';
import { tooLargeProblem } from '../puzzle/validate.ts';
import type { Format, Parsed } from './format.ts';
import { validateRead } from './text/clue-text.ts';
import { countDotted, readDotted, writeDotted } from './text/dotted-clues.ts';
import { readPuzzlePerLine } from './text/puzzle-per-line.ts';
import type { TextLine } from './text/text-lines.ts';
import { writing } from './writing.ts';

export const tatham: Format = {
  id: 'tatham',
  title: "game id of Simon Tatham's Pattern",
  extensions: ['pattern'],
  sniff: (text) => /^\d{1,9}(x\d{1,9})?[:#]\S*\s*$/.test(firstLine(text)),
  parse: (text, budget) =>
    readPuzzlePerLine(text, budget, 'a game id like 5x5:1/2/3/2/1/...', parseId),
  ...writing({ name: 'a game id of Pattern', clues: 'exact' }, writeId),
  separator: '',
};

function firstLine(text: string): string {
  return /\S[^\n\r]*/.exec(text)?.[0] ?? '';
}

function parseId({ text, number }: TextLine): Parsed {
  const match = /^(\s*)(\d{1,9})(?:x(\d{1,9}))?([:#])/.exec(text);
  if (match === null) {
    const message = `${quote(text)}: expected a size and the clues, columns first, like "3x2:1/1/1/3/"`;
    return failure({ code: 'bad-size', message, line: number, column: 1 });
  }
  const [heading, blanks, wide, high = wide, mark] = match;
  const place = { line: number, column: heading.length + 1 };
  const [width, height] = [Number(wide), Number(high)];
  if (mark === '#') {
    const message =
      'what follows # is a random seed, which holds no clues: copy the game id with ":" ("Specific" in the menu)';
    return failure({ code: 'random-seed', message, line: number, column: heading.length });
  }
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) {
    return failure({ ...tooLarge, line: number, column: blanks.length + 1 });
  }
  const body = text.slice(heading.length).trimEnd();
  const comma = body.indexOf(',');
  if (comma >= 0) {
    const message =
      'cells given from the start (after the comma) are not read: remove the comma and what follows to read the clues alone';
    return failure({ code: 'given-cells', message, line: number, column: place.column + comma });
  }
  const found = countDotted(body);
  if (found !== width + height) {
    const message = `expected ${width} column and ${height} row clues split by "/", found ${found}: check the size, or copy the whole id`;
    return failure({ code: 'wrong-line-count', message, ...place });
  }
  const problems: Problem[] = [];
  const clues = readDotted(body, place, width, problems);
  return validateRead({ width, height, ...clues, palette: BLACK_AND_WHITE }, problems);
}

function writeId(puzzle: ExactPuzzle): Outcome<string> {
  return success(`${puzzle.width}x${puzzle.height}:${writeDotted(puzzle)}\n`);
}
