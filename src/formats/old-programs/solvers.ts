// The clues that webpbn exports for older solvers: rows and then columns, one clue per line.
// Syromolotov's jsolver ends each clue with 0, and each part with a line `#`; Makhorin's pbnsol has
// a line `&` between the parts, and comments that start with `*`; a third one (ish) has comments
// that start with `#`, and commas. Where there is no such line, a blank line separates the parts.
// Lists of Faase's solver have the words `rows` and `columns` and are read as .non; those of Keen's
// are read as plain clues. Sources: Makhorin's format as its readers describe it, and the reader of
// tsionyx/nonogrid.

import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { failure, type Problem } from '../../puzzle/problem.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { NO_LETTERS, readClues, validateRead } from '../text/clue-text.ts';
import { readMetaLines } from '../text/meta-lines.ts';
import { headLines, splitLines, type TextLine } from '../text/text-lines.ts';

export const solvers: Format = {
  id: 'solvers',
  title: 'input of older solvers (syro, ish, makhorin)',
  extensions: [],
  sniff: looksLikeList,
  parse: (text) => [parseList(text)],
};

const SEPARATOR = /^\s*[#&]\s*$/;
/** A sign alone, or one before a single letter, may mean something to other formats. */
const COMMENT = /^\s*[#*]+(\s+\S|[A-Za-z]{2})/;
const CLUE = /^\s*\d[\d\s,]*$/;

/**
 * Whether a text has two parts with nothing but clues in them, and a line that no other format has:
 * `&`, `#` with a 0 at the end of all clues, or a comment.
 */
function looksLikeList(text: string): boolean {
  if (!/[&#*]/.test(text) || !headLines(text).every(isLineOfList)) return false;
  const parts = partsOf(text);
  if (parts.length !== 2 || !parts.flat().every((line) => CLUE.test(line.text))) return false;
  if (/^[ \t]*&[ \t]*$/m.test(text)) return true;
  if (/^[ \t]*#[ \t]*$/m.test(text)) {
    return parts.flat().every((line) => /(^|[\s,])0\s*$/.test(line.text));
  }
  return splitLines(text).some((line) => COMMENT.test(line.text));
}

function isLineOfList(line: string): boolean {
  return [/^\s*$/, SEPARATOR, COMMENT, CLUE].some((pattern) => pattern.test(line));
}

/** Returns the lines of the parts without comments. */
function partsOf(text: string): readonly (readonly TextLine[])[] {
  const lines = splitLines(text).filter((line) => !COMMENT.test(line.text));
  const isMarked = lines.some((line) => SEPARATOR.test(line.text));
  const parts: TextLine[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const isBlank = line.text.trim() === '';
    if (isMarked && isBlank) continue;
    const isEnd = isMarked ? SEPARATOR.test(line.text) : isBlank;
    if (!isEnd && !isOpen) parts.push([]);
    if (!isEnd) parts[parts.length - 1].push(line);
    isOpen = !isEnd;
  }
  return parts;
}

function parseList(text: string): Parsed {
  const parts = partsOf(text);
  if (parts.length !== 2) {
    const words = worded`expected the clues of the rows, a line "#", a line "&" or a blank line, and the clues of the columns; the number of parts is ${parts.length}`;
    return failure({ code: 'missing-section', ...words, line: 1, column: 1 });
  }
  const [rowLines, columnLines] = parts;
  const tooLarge = tooLargeProblem(columnLines.length, rowLines.length);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const problems: Problem[] = [];
  const rows = readClues(rowLines, 'row', NO_LETTERS, problems);
  const columns = readClues(columnLines, 'column', NO_LETTERS, problems);
  const comments = splitLines(text).filter((line) => COMMENT.test(line.text));
  const meta = readMetaLines(comments.map((line) => line.text.replace(/^\s*[#*]+/, '')));
  return validateRead({ rows, columns, palette: BLACK_AND_WHITE, meta }, problems);
}
