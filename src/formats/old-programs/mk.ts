// The .mk of Petr Olsak's first program, as pbnsolve describes it: height and width on the first
// line, then one line per row, a line `#`, and one line per column. A blank line or 0 is an empty
// clue. There is only one colour. Some programs write the width first; a text is read in that way
// if only that way works.

import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { failure, type Outcome, type Problem, quote, success } from '../../puzzle/problem.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { MAX_SIDE, tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { plainPicture } from '../picture/plain-picture.ts';
import { NO_LETTERS, readClues, validateRead, writeClue } from '../text/clue-text.ts';
import { firstLines, splitLines, type TextLine, withoutSurplus } from '../text/text-lines.ts';
import { writing } from '../writing.ts';

export const mk: Format = {
  id: 'mk',
  title: 'Olsak .mk',
  extensions: ['mk'],
  sniff: looksLikeMk,
  parse: (text) => [parseMk(text)],
  ...writing({ name: '.mk', clues: 'exact', keeps: [] }, writeMk),
};

const SIZES = /^\s*(\d{1,9})[ \t]+(\d{1,9})[ \t]*$/;
const HASH = /^\s*#/;

/** Whether the first line has two sizes, and a single line with `#` comes later. */
function looksLikeMk(text: string): boolean {
  const sizes = SIZES.exec(firstLines(text, 1)[0]);
  // The first clue of another program may end with 0.
  if (sizes === null || Number(sizes[2]) === 0 || !text.includes('#')) return false;
  const [, ...lines] = splitLines(text);
  const hashes = lines.flatMap((line, i) => (HASH.test(line.text) ? [i] : []));
  if (hashes.length !== 1) return false;
  // Such a text can also be rows of a picture, of which the first ones have noughts and ones alone.
  return hashes[0] === Number(sizes[1]) || !plainPicture.sniff(text);
}

function parseMk(text: string): Parsed {
  const [first, ...lines] = splitLines(text);
  const sizes = SIZES.exec(first.text);
  if (sizes === null) {
    const words = worded`${quote(first.text)}: expected height and width, like "15 20"`;
    return failure({ code: 'bad-size', ...words, line: 1, column: 1 });
  }
  const [height, width] = [Number(sizes[1]), Number(sizes[2])];
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const hash = lines.findIndex((line) => HASH.test(line.text));
  if (hash < 0) {
    const words = worded`there is no line "#": expected the clues of the rows, such a line and those of the columns`;
    return failure({ code: 'missing-section', ...words, line: 1, column: 1 });
  }
  const sections = { rows: lines.slice(0, hash), columns: lines.slice(hash + 1) };
  const outcome = readSections(sections, width, height);
  if (outcome.ok || width === height) return outcome;
  const turned = readSections(sections, height, width);
  return turned.ok ? turned : outcome;
}

function readSections(
  sections: Readonly<Record<'rows' | 'columns', readonly TextLine[]>>,
  width: number,
  height: number,
): Parsed {
  const problems: Problem[] = [];
  const rowLines = withoutSurplus(sections.rows, height, MAX_SIDE);
  const columnLines = withoutSurplus(sections.columns, width, MAX_SIDE);
  const rows = readClues(rowLines, 'row', NO_LETTERS, problems);
  const columns = readClues(columnLines, 'column', NO_LETTERS, problems);
  return validateRead({ width, height, rows, columns, palette: BLACK_AND_WHITE }, problems);
}

function writeMk({ width, height, rows, columns }: ExactPuzzle): Outcome<string> {
  const [rowLines, columnLines] = [rows, columns].map((clues) =>
    clues.map((clue) => writeClue(clue, ' ') || '0').join('\n'),
  );
  return success(`${height} ${width}\n${rowLines}\n#\n${columnLines}\n`);
}
