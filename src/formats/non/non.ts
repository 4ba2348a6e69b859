// Steve Simpson's .non (http://www.comp.lancs.ac.uk/~ss/nonogram/fmt2), with what two programs
// added. pbnsolve added a `goal` over several lines of text, and blank lines for empty clues.
// nonogram-db added colours (`color a #rrggbb`, clue items `3a`), a licence, and `====` between
// several puzzles.

import { defined } from '../../puzzle/defined.ts';
import { BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import { complain, failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import type { Format, Parsed } from '../format.ts';
import {
  type Letters,
  NO_LETTERS,
  readClue,
  validateRead,
  type WrittenClue,
} from '../text/clue-text.ts';
import { nameOfRgb } from '../text/colour-text.ts';
import { type ReadingBudget, readEach, spendCells } from '../text/reading-budget.ts';
import { splitLines, type TextLine, written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
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
  ...writing({ name: '.non', clues: 'any', colours: true }, (puzzle) => written(writeNon(puzzle))),
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
    const message = `there is no section ${section}: expected a line "${section}" and one clue per line below it`;
    complain(problems, {
      code: 'missing-section',
      message,
      line: lines[0]?.number ?? 1,
      column: 1,
    });
  }
  const { palette, letters } = paletteOf(properties);
  const { width, height, meta } = properties;
  const rowLines = clueLines(properties.rows ?? [], height);
  const columnLines = clueLines(properties.columns ?? [], width);
  const tooLarge = tooLargeProblem(columnLines.length, rowLines.length);
  if (tooLarge !== undefined)
    return failure({ ...tooLarge, line: rowLines[0]?.number ?? 1, column: 1 });
  const rows = readClues(rowLines, letters, 'row', problems);
  const columns = readClues(columnLines, letters, 'column', problems);
  const size = defined({ width, height });
  const outcome = validateRead({ ...size, rows, columns, palette, meta }, problems);
  return outcome.ok && properties.goal !== undefined
    ? addGoal(outcome.value, properties, letters, budget)
    : outcome;
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

function readClues(
  lines: readonly TextLine[],
  letters: Letters,
  axis: 'row' | 'column',
  problems: Problem[],
): WrittenClue[] {
  return lines.map((line, i) => readClue(line, letters, { [axis]: i + 1 }, problems));
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
    line.text.split(/[\s,]+/).some((item) => /^[1-9]\d*$/.test(item)),
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

/**
 * Adds the goal to the puzzle: 0 is the background, 1 is the colour without a letter (or the first
 * colour if all have letters), and a letter is its colour. Other characters are skipped, and cells
 * after the end of a short goal are background. A goal with unknown cells (?) is not added.
 */
function addGoal(
  puzzle: Puzzle,
  properties: Properties,
  letters: Letters,
  budget: ReadingBudget,
): Outcome<Puzzle> {
  if (properties.goal?.includes('?')) return success(puzzle);
  const { width, height } = puzzle;
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined)
    return failure({ ...tooLarge, line: properties.goalLine ?? 1, column: 1 });
  const cells = new Int32Array(width * height).fill(1);
  const plain = letters.get('') ?? 1;
  let at = 0;
  for (const symbol of properties.goal ?? '') {
    const colour = symbol === '0' ? 0 : symbol === '1' ? plain : letters.get(symbol);
    if (colour !== undefined) cells[at++] = 1 << colour;
  }
  if (at <= cells.length) return success({ ...puzzle, goal: { width, height, cells } });
  const message = `the goal has ${at} cells, the puzzle ${cells.length}`;
  return failure({ code: 'goal-size', message, line: properties.goalLine ?? 1, column: 1 });
}
