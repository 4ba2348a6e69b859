// Steve Simpson's .non (http://www.comp.lancs.ac.uk/~ss/nonogram/fmt2), with what two programs
// added. pbnsolve added a `goal` and a `saved` grid over several lines of text, and blank lines for
// empty clues. nonogram-db added colours (`color a #rrggbb`, clue items `3a`), a licence, and
// `====` between several puzzles. This program adds `given`, a grid of given cells, and `?` and `*`
// in clues.

import { BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import { complain, failure, type Problem } from '../../puzzle/problem.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { DISPENSABLE_PARTS } from '../left-out.ts';
import { type Letters, NO_LETTERS, readClues, validateRead } from '../text/clue-text.ts';
import { nameOfRgb } from '../text/colour-text.ts';
import { type ReadingBudget, readEach } from '../text/reading-budget.ts';
import { splitLines, type TextLine, written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { readGrids } from './read-grids.ts';
import { type Properties, readProperties } from './read-properties.ts';
import { writeNon } from './write-non.ts';

export const non: Format = {
  id: 'non',
  title: 'Simpson .non',
  extensions: ['non', 'nonpack'],
  // A text without a digit is not a puzzle in this format, but can be a picture whose letters
  // happen to spell one of the two words.
  sniff: (text) => /^[ \t]*(rows|columns)\b/im.test(text) && /\d/.test(text),
  parse: (text, budget) =>
    readEach(splitPuzzles(splitLines(text)), budget, (lines) => parseOne(lines, budget)),
  ...writing(
    {
      name: '.non',
      clues: 'any',
      colours: true,
      given: true,
      keeps: DISPENSABLE_PARTS.filter((part) => part !== 'colourNames'),
    },
    (puzzle) => written(writeNon(puzzle)),
  ),
  separator: '====\n',
};

function splitPuzzles(lines: readonly TextLine[]): TextLine[][] {
  const puzzles: TextLine[][] = [[]];
  for (const line of lines) {
    if (/^====+\s*$/.test(line.text)) puzzles.push([]);
    else puzzles[puzzles.length - 1].push(line);
  }
  const filled = puzzles.filter((puzzle) => puzzle.some((line) => line.text.trim() !== ''));
  return filled.length > 0 ? filled : [[]];
}

function parseOne(lines: readonly TextLine[], budget: ReadingBudget): Parsed {
  const properties = readProperties(lines);
  const { problems } = properties;
  for (const section of ['rows', 'columns'] as const) {
    if (properties[section] !== undefined) continue;
    const words = worded`there is no section ${section}: expected a line "${section}" and one clue per line below it`;
    complain(problems, {
      code: 'missing-section',
      ...words,
      line: lines[0]?.number ?? 1,
      column: 1,
    });
  }
  const { palette, letters } = paletteOf(properties);
  const { width, height, meta, others } = properties;
  const rowLines = clueLines(properties.rows ?? [], height);
  const columnLines = clueLines(properties.columns ?? [], width);
  const tooLarge = tooLargeProblem(columnLines.length, rowLines.length);
  if (tooLarge !== undefined)
    return failure({ ...tooLarge, line: rowLines[0]?.number ?? 1, column: 1 });
  const rows = readClues(rowLines, 'row', letters, problems);
  const columns = readClues(columnLines, 'column', letters, problems);
  const size = { width: width ?? columns.length, height: height ?? rows.length };
  const gridProblems: Problem[] = [];
  const grids = readGrids(properties.grids, { size, palette, letters, budget }, gridProblems);
  const draft = { ...size, rows, columns, palette, meta, ...grids, otherProperties: others };
  const outcome = validateRead(draft, problems);
  if (gridProblems.length === 0) return outcome;
  if (outcome.ok) return failure(...gridProblems);
  // A draft without its given cells would be another puzzle, and is not one to correct.
  const hasLostGiven = !grids.given && properties.grids.some(({ word }) => word === 'given');
  return hasLostGiven ? failure(...outcome.problems, ...gridProblems) : outcome;
}

/**
 * Returns the lines that are clues. A blank line means nothing in Simpson's format, and is an empty
 * clue in pbnsolve's. Blank lines mean nothing if the size is unknown, or if the other lines are
 * enough for the size; else they are clues, except for surplus blank lines at the end.
 */
function clueLines(lines: readonly TextLine[], size: number | undefined): readonly TextLine[] {
  const full = lines.filter((line) => line.text.trim() !== '');
  if (size === undefined || full.length >= size) return full;
  let end = lines.length;
  while (end > size && lines[end - 1].text.trim() === '') end--;
  return lines.slice(0, end);
}

/**
 * Returns the background and the declared colours in their order. If any block has no letter, or no
 * colour is declared, black follows at the end.
 */
function paletteOf(properties: Properties): { palette: Palette; letters: Letters } {
  const { colours, background } = properties;
  if (colours.length === 0) {
    return { palette: [background, BLACK_AND_WHITE[1]], letters: NO_LETTERS };
  }
  const plain = [...(properties.rows ?? []), ...(properties.columns ?? [])].some((line) =>
    line.text.split(/[\s,]+/).some((item) => /^([1-9]\d*|\?)$/.test(item)),
  );
  const all = plain ? [...colours, { letter: '', rgb: BLACK_AND_WHITE[1].rgb }] : colours;
  const entries = all.map(({ letter, rgb }) => ({
    symbol: letter === '' ? BLACK_AND_WHITE[1].symbol : letter,
    name: nameOfRgb(rgb),
    rgb,
  }));
  return {
    palette: makePalette(background, entries),
    letters: new Map(all.map(({ letter }, i) => [letter, i + 1])),
  };
}
