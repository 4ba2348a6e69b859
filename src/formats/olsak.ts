// Petr Olsak's .g: free text, whose first line that is not blank is taken as the title; then, for
// colours, `#d` and one line per colour (`in:out  #rrggbb  comment`); then the lines `: rows` and
// `: columns`, each with one line per clue below it. A number may have the `in` character of its
// colour after it; a number without a character has the colour `1`. In the list of colours, `0` is
// the background.

import { defined } from '../puzzle/defined.ts';
import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../puzzle/palette.ts';
import { complain, failure, type Problem, quote } from '../puzzle/problem.ts';
import type { ExactPuzzle } from '../puzzle/puzzle.ts';
import { tooLargeProblem } from '../puzzle/validate.ts';
import { worded } from '../puzzle/wording.ts';
import type { Format, Parsed } from './format.ts';
import {
  type Letters,
  NO_LETTERS,
  readClue,
  UNKNOWN_LINE_SIGN,
  validateRead,
  type WrittenClue,
  writeClue,
} from './text/clue-text.ts';
import { lettersFor } from './text/colour-letters.ts';
import { nameOfRgb, parseRgb } from './text/colour-text.ts';
import { splitLines, type TextLine, written } from './text/text-lines.ts';
import { writing } from './writing.ts';

export const olsak: Format = {
  id: 'g',
  title: 'Olsak .g',
  extensions: ['g'],
  isMadeLike: isWhole,
  sniff: (text) =>
    /^:/m.test(text) &&
    (/^(#[dt]|:[ \t]*(rows|columns))/im.test(text) || text.split(/^:/m, 4).length === 3),
  parse: (text) => [parseOlsak(text)],
  ...writing(
    { name: '.g', clues: 'exact', colours: true, keeps: ['title', 'colours', 'colourNames'] },
    (puzzle) => written(writeOlsak(puzzle)),
  ),
};

/**
 * Whether a text has the heading `#d` or none, then exactly two sections, and nothing but clues in
 * them.
 */
function isWhole(text: string): boolean {
  if (!/^:/m.test(text)) return false;
  const lines = splitLines(text).map((line) => line.text);
  const start = lines.findIndex((line) => /^[#:]/.test(line));
  const [rows, columns, third] = lines.flatMap((line, i) =>
    i >= start && line.startsWith(':') ? [i] : [],
  );
  if (columns === undefined || third !== undefined) return false;
  if (start !== rows && !/^#d/i.test(lines[start])) return false;
  return lines.slice(rows + 1).every((line, i) => rows + 1 + i === columns || isClue(line));
}

function isClue(line: string): boolean {
  if (line.trim() === UNKNOWN_LINE_SIGN) return true;
  return line.split(/[\s,]+/).every((item) => /^((\d+|\?)[^\s\d,]?)?$/u.test(item));
}

function parseOlsak(text: string): Parsed {
  const lines = splitLines(text);
  const start = lines.findIndex((line) => /^[#:]/.test(line.text));
  const heading = lines[start]?.text ?? '';
  if (/^#t/i.test(heading)) {
    const words = worded`triddlers (#t) are not supported: only puzzles on squares (#d) are`;
    return failure({ code: 'triddler', ...words, line: start + 1, column: 1 });
  }
  const sections = lines.flatMap((line, i) => (i >= start && line.text.startsWith(':') ? [i] : []));
  if (sections.length !== 2) {
    const words = worded`found ${sections.length} sections: expected two lines that start with ":", one before the rows and one before the columns`;
    return failure({ code: 'missing-section', ...words, line: (sections[2] ?? 0) + 1, column: 1 });
  }
  const [rowLines, columnLines] = [
    lines.slice(sections[0] + 1, sections[1]),
    lines.slice(sections[1] + 1),
  ];
  const tooLarge = tooLargeProblem(columnLines.length, rowLines.length);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: sections[0] + 1, column: 1 });
  const problems: Problem[] = [];
  const colours = heading.startsWith('#') ? lines.slice(start + 1, sections[0]) : [];
  const { palette, letters } = readColours(colours, problems);
  const rows = readClues(rowLines, 'row', letters, problems);
  const columns = readClues(columnLines, 'column', letters, problems);
  const title = lines
    .slice(0, start)
    .find((line) => line.text.trim() !== '')
    ?.text.trim();
  return validateRead({ rows, columns, palette, meta: defined({ title }) }, problems);
}

function readColours(
  lines: readonly TextLine[],
  problems: Problem[],
): { palette: Palette; letters: Letters } {
  let background = BACKGROUND;
  const colours: { letter: string; rgb: string; name: string }[] = [];
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    const match = /^\s*([^\s\d,]|[01]):(.)\s+(\S+)(.*)$/su.exec(line.text);
    const rgb = match && parseRgb(match[3]);
    if (!rgb) {
      const words = worded`${quote(line.text.trim())}: expected a colour, like "a:a  #ff0000  red"`;
      complain(problems, { code: 'bad-colour', ...words, line: line.number, column: 1 });
    }
    if (!match) continue;
    const entry = { rgb: rgb ?? BACKGROUND.rgb, name: match[4].trim() || nameOfRgb(rgb ?? '') };
    if (match[1] === '0') background = { symbol: '.', ...entry };
    else colours.push({ letter: match[1] === DEFAULT ? '' : match[1], ...entry });
  }
  if (colours.length === 0) {
    return { palette: [background, BLACK_AND_WHITE[1]], letters: NO_LETTERS };
  }
  const entries = colours.map(({ letter, ...entry }) => ({
    symbol: letter === '' ? BLACK_AND_WHITE[1].symbol : letter,
    ...entry,
  }));
  return {
    palette: makePalette(background, entries),
    letters: new Map(colours.map(({ letter }, i) => [letter, i + 1])),
  };
}

/** The colour of a number without a letter. */
const DEFAULT = '1';

function readClues(
  lines: readonly TextLine[],
  axis: 'row' | 'column',
  letters: Letters,
  problems: Problem[],
): WrittenClue[] {
  return lines.map((line, i) => readClue(line, letters, { [axis]: i + 1 }, problems));
}

function writeOlsak(puzzle: ExactPuzzle): string {
  const { palette } = puzzle;
  const letters = lettersOf(palette);
  const lines = [...writeTitle(puzzle.meta.title ?? ''), '#d'];
  // The `out` character of the colour without a letter is one that no other colour has.
  const plain = letters.includes('X') ? '#' : 'X';
  palette.forEach(({ rgb, name }, i) => {
    const [letter, out] = i === 0 ? ['0', ' '] : [letters[i] || DEFAULT, letters[i] || plain];
    lines.push(`   ${letter}:${out}   ${rgb}   ${name.replace(/\s+/g, ' ')}`);
  });
  for (const section of ['rows', 'columns'] as const) {
    const clues = puzzle[section].map((clue) => writeClue(clue, ' ', (colour) => letters[colour]));
    lines.push(`: ${section}`, ...clues);
  }
  return `${lines.join('\n')}\n`;
}

function lettersOf(palette: Palette): readonly string[] {
  const [, black] = BLACK_AND_WHITE;
  const letters = lettersFor(palette, /^[A-Za-z]$/);
  return letters.map((letter, i) => (palette[i].symbol === black.symbol ? '' : letter));
}

/**
 * Returns the title as one line, or no line if the title is empty. A title that begins like a
 * heading, or like a packed picture, gets a space before it.
 */
function writeTitle(text: string): readonly string[] {
  const title = text.replace(/\s+/g, ' ').trim();
  if (title === '') return [];
  return [/^([#:]|P4)/.test(title) ? ` ${title}` : title];
}
