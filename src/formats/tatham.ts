// Game ids of Pattern in Simon Tatham's Portable Puzzle Collection: `5x10:2.1/2.1.3/...`, the size,
// then columns, then rows, and perhaps given cells after a comma; there is one id per line. Ids
// with a random seed (`10x10#123`) name a puzzle that only the generator of the collection can
// make. Source: pattern.c of the collection, and its manual.

import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import { failure, type Outcome, type Problem, quote, success } from '../puzzle/problem.ts';
import type { ExactPuzzle } from '../puzzle/puzzle.ts';
import { tooLargeProblem } from '../puzzle/validate.ts';
import { worded } from '../puzzle/wording.ts';
import type { Format, Parsed } from './format.ts';
import { validateRead } from './text/clue-text.ts';
import { countDotted, readDotted, writeDotted } from './text/dotted-clues.ts';
import { readGivenLetters, writeGivenLetters } from './text/given-letters.ts';
import { readPuzzlePerLine } from './text/puzzle-per-line.ts';
import type { ReadingBudget } from './text/reading-budget.ts';
import type { TextLine } from './text/text-lines.ts';
import { writing } from './writing.ts';

export const tatham: Format = {
  id: 'tatham',
  title: "game id of Simon Tatham's Pattern",
  extensions: ['pattern'],
  sniff: (text) => /^\d{1,9}(x\d{1,9})?[:#]\S*\s*$/.test(firstLine(text)),
  parse: (text, budget) =>
    readPuzzlePerLine(text, budget, worded`a game id like 5x5:1/2/3/2/1/...`, (line) =>
      parseId(line, budget),
    ),
  ...writing({ name: 'a game id of Pattern', clues: 'exact', given: true, keeps: [] }, writeId),
  separator: '',
};

function firstLine(text: string): string {
  return /\S[^\n\r]*/.exec(text)?.[0] ?? '';
}

function parseId({ text, number }: TextLine, budget: ReadingBudget): Parsed {
  const match = /^(\s*)(\d{1,9})(?:x(\d{1,9}))?([:#])/.exec(text);
  if (match === null) {
    const words = worded`${quote(text)}: expected a size and the clues, columns first, like "3x2:1/1/1/3/"`;
    return failure({ code: 'bad-size', ...words, line: number, column: 1 });
  }
  const [heading, blanks, wide, high = wide, mark] = match;
  const place = { line: number, column: heading.length + 1 };
  const [width, height] = [Number(wide), Number(high)];
  if (mark === '#') {
    const words = worded`what follows # is a random seed, which holds no clues: copy the game id with ":" ("Specific" in the menu)`;
    return failure({ code: 'random-seed', ...words, line: number, column: heading.length });
  }
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) {
    return failure({ ...tooLarge, line: number, column: blanks.length + 1 });
  }
  const whole = text.slice(heading.length).trimEnd();
  const [body] = whole.split(',', 1);
  const found = countDotted(body);
  if (found !== width + height) {
    const words = worded`expected ${width} column and ${height} row clues split by "/", found ${found}: check the size, or copy the whole id`;
    return failure({ code: 'wrong-line-count', ...words, ...place });
  }
  const problems: Problem[] = [];
  const clues = readDotted(body, place, width, problems);
  const draft = { width, height, ...clues, palette: BLACK_AND_WHITE };
  if (body === whole || problems.length > 0) return validateRead(draft, problems);
  const letters = whole.slice(body.length + 1);
  const placeOfLetters = { line: number, column: place.column + body.length + 1 };
  const given = readGivenLetters(letters, placeOfLetters, { width, height }, budget);
  return given.ok ? validateRead({ ...draft, given: given.value }, problems) : given;
}

function writeId(puzzle: ExactPuzzle): Outcome<string> {
  const { width, height, given } = puzzle;
  const letters = given === undefined ? '' : `,${writeGivenLetters(given)}`;
  return success(`${width}x${height}:${writeDotted(puzzle)}${letters}\n`);
}
