// Petr Olsak's .g, as the examples of his program grid and pbnsolve have it: free text, whose first
// line that is not blank is taken as the title; then, for colours, `#d` and one line per colour;
// then the rows and the columns, each below a line that starts with `:`, one clue per line; then a
// third line that starts with `:`, which may be missing, and free text again. A number may have the
// `in` character of its colour after it; a number without a character has the colour `1`. Triddlers
// (`#t`, six sections) and triangles are refused.

import { failure, type Problem } from '../../puzzle/problem.ts';
import { META_KEYS, type Meta } from '../../puzzle/puzzle.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { readClues, UNKNOWN_LINE_SIGN, validateRead } from '../text/clue-text.ts';
import { metaKeyOf, readMetaLines } from '../text/meta-lines.ts';
import { written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { type OlsakParts, olsakParts } from './parts.ts';
import { readOlsakColours } from './read-colours.ts';
import { writeOlsak } from './write-olsak.ts';

export const olsak: Format = {
  id: 'g',
  title: 'Olsak .g',
  extensions: ['g'],
  isMadeLike: isWhole,
  sniff: looksLikeOlsak,
  parse: (text) => [parseOlsak(text)],
  ...writing(
    {
      name: '.g',
      clues: 'exact',
      colours: true,
      keeps: [...META_KEYS, 'colours', 'colourNames'],
    },
    (puzzle) => written(writeOlsak(puzzle)),
  ),
};

/** Whether a text has two sections with nothing but clues in them. */
function isWhole(text: string): boolean {
  if (!/^:/m.test(text)) return false;
  const { sections, isTriddler } = olsakParts(text);
  if (isTriddler || sections.length !== 2) return false;
  return sections.every(
    ([, ...lines]) => lines.length > 0 && lines.every((line) => isClue(line.text)),
  );
}

function isClue(line: string): boolean {
  if (line.trim() === UNKNOWN_LINE_SIGN) return true;
  return line.split(/[\s,]+/).every((item) => /^((\d+|\?)[^\s\d,]?)?$/u.test(item));
}

/** Whether a text has a heading of this format, or two sections that begin with a number. */
function looksLikeOlsak(text: string): boolean {
  if (!/^:/m.test(text)) return false;
  if (/^(#[dt]|:[ \t]*(rows|columns|radky|sloupce))/im.test(text)) return true;
  const { sections } = olsakParts(text);
  return (
    sections.length === 2 &&
    sections.every(([, ...lines]) => {
      const first = lines.find((line) => line.text.trim() !== '');
      return first === undefined || /^\s*[/\\]?\d/.test(first.text);
    })
  );
}

function parseOlsak(text: string): Parsed {
  const parts = olsakParts(text);
  const wrong = structureProblem(parts);
  if (wrong !== undefined) return failure(wrong);
  const [[heading, ...rowLines], [, ...columnLines]] = parts.sections;
  const tooLarge = tooLargeProblem(columnLines.length, rowLines.length);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: heading.number, column: 1 });
  const problems: Problem[] = [];
  const { palette, letters } = readOlsakColours(parts.colours.slice(1), problems);
  // The clues of a puzzle with triangles have signs that only look like mistakes.
  if (problems.some(({ code }) => code === 'triangles')) return failure(problems[0]);
  const rows = readClues(rowLines, 'row', letters, problems);
  const columns = readClues(columnLines, 'column', letters, problems);
  return validateRead({ rows, columns, palette, meta: metaOf(parts) }, problems);
}

function structureProblem({ sections, isTriddler, before }: OlsakParts): Problem | undefined {
  if (isTriddler) {
    const words = worded`triddlers (#t) are not supported: only puzzles on squares (#d) are`;
    return { code: 'triddler', ...words, line: before.length + 1, column: 1 };
  }
  if (sections.length === 2) return undefined;
  const words = worded`found ${sections.length} sections: expected two lines that start with ":", one before the rows and one before the columns`;
  return { code: 'missing-section', ...words, line: 1, column: 1 };
}

/** Returns the free texts. What stands after the puzzle is a remark. */
function metaOf({ before, after }: OlsakParts): Meta {
  const lines = before.map((line) => line.text.trim()).filter((line) => line !== '');
  const isTitled = lines.length > 0 && metaKeyOf(lines[0]) === undefined;
  const texts = readMetaLines(isTitled ? lines.slice(1) : lines);
  const remarks = after.map((line) => line.text.trim()).filter((line) => line !== '');
  const notes = [texts.notes, ...remarks].filter((line) => line !== undefined).join('\n');
  return {
    ...texts,
    ...(isTitled ? { title: lines[0] } : {}),
    ...(notes === '' ? {} : { notes }),
  };
}
