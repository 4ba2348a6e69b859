// Steve Simpson's .non (http://www.comp.lancs.ac.uk/~ss/nonogram/fmt2), with what two programs
// added to it: pbnsolve's `goal` over several lines and blank lines for empty clues, and
// nonogram-db's colours (`color a #rrggbb`, clue items `3a`), licence and several puzzles split by
// `====`.

import { defined } from '../puzzle/defined.ts';
import {
  BACKGROUND,
  BLACK_AND_WHITE,
  type Colour,
  makePalette,
  type Palette,
} from '../puzzle/palette.ts';
import {
  complain,
  failure,
  type Outcome,
  type Problem,
  quote,
  success,
} from '../puzzle/problem.ts';
import type { Meta, Puzzle } from '../puzzle/puzzle.ts';
import { tooLargeProblem } from '../puzzle/validate.ts';
import type { Format, Parsed } from './format.ts';
import { META_WORDS, writeNon } from './non-write.ts';
import { resolveReferences } from './text/character-references.ts';
import { finish, type Letters, NO_LETTERS, readClue, type WrittenClue } from './text/clue-text.ts';
import { nameOfRgb, parseRgb } from './text/colour-text.ts';
import { type ReadingBudget, readEach, spendCells } from './text/reading-budget.ts';
import { splitLines, type TextLine, written } from './text/text-lines.ts';

export const non: Format = {
  id: 'non',
  title: 'Simpson .non',
  extensions: ['non', 'nonpack'],
  // A text without a number is no puzzle, but may be a picture whose letters happen to be a word.
  sniff: (text) => /^[ \t]*(rows|columns)\b/im.test(text) && /\d/.test(text),
  parse: (text, budget) =>
    readEach(splitPuzzles(splitLines(text)), budget, (lines) => parseOne(lines, budget)),
  write: (puzzle) => written(writeNon(puzzle)),
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

/** The properties that have been read so far. */
interface Reading {
  width?: number;
  height?: number;
  rows?: readonly TextLine[];
  columns?: readonly TextLine[];
  goal?: string;
  goalLine?: number;
  background: Colour;
  readonly colours: { letter: string; rgb: string }[];
  readonly meta: { -readonly [Key in keyof Meta]: Meta[Key] };
  readonly problems: Problem[];
}

function parseOne(lines: readonly TextLine[], budget: ReadingBudget): Parsed {
  const reading: Reading = { background: BACKGROUND, colours: [], meta: {}, problems: [] };
  for (let i = 0; i < lines.length; ) i = readProperty(lines, i, reading);
  const { problems } = reading;
  for (const section of ['rows', 'columns'] as const) {
    if (reading[section] !== undefined) continue;
    const message = `there is no section ${section}: expected a line "${section}" and a clue a line below it`;
    complain(problems, {
      code: 'missing-section',
      message,
      line: lines[0]?.number ?? 1,
      column: 1,
    });
  }
  const { palette, letters } = paletteOf(reading);
  const { width, height, meta } = reading;
  const rowLines = clueLines(reading.rows ?? [], height);
  const columnLines = clueLines(reading.columns ?? [], width);
  const tooLarge = tooLargeProblem(columnLines.length, rowLines.length);
  if (tooLarge !== undefined)
    return failure({ ...tooLarge, line: rowLines[0]?.number ?? 1, column: 1 });
  const rows = readClues(rowLines, letters, 'row', problems);
  const columns = readClues(columnLines, letters, 'column', problems);
  const size = defined({ width, height });
  const outcome = finish({ ...size, rows, columns, palette, meta }, problems);
  return outcome.ok && reading.goal !== undefined
    ? addGoal(outcome.value, reading, letters, budget)
    : outcome;
}

/** Reads the property at line `at`; returns the index of the next line to read. */
function readProperty(lines: readonly TextLine[], at: number, reading: Reading): number {
  const line = lines[at];
  const match = /^\s*([A-Za-z]+)(.*)$/s.exec(line.text);
  if (match === null) {
    if (/^\s*\d/.test(line.text)) complainStray(line, reading.problems);
    return at + 1;
  }
  const word = match[1].toLowerCase();
  const value = match[2].trim();
  const size = value.replace(/^:\s*/, '');
  switch (word) {
    case 'rows':
    case 'columns':
      if (size === '') return readSection(lines, at, word, reading);
      readSize(line, word === 'rows' ? 'height' : 'width', size, reading);
      return at + 1;
    case 'width':
    case 'height':
      readSize(line, word, size, reading);
      return at + 1;
    case 'color':
    case 'colour':
      readColour(line, value, reading);
      return at + 1;
    case 'background':
      readBackground(line, value, reading);
      return at + 1;
    case 'goal':
      return readGoalText(lines, at, value, reading);
    default: {
      const key = META_WORDS.get(word);
      if (key !== undefined && value !== '') reading.meta[key] = unquote(value);
      return at + 1;
    }
  }
}

function complainStray(line: TextLine, problems: Problem[]): void {
  const message = `${quote(line.text.trim())} stands outside a section: a line "rows" or "columns" must come before the clues`;
  complain(problems, { code: 'stray-clue', message, line: line.number, column: 1 });
}

function readSize(line: TextLine, key: 'width' | 'height', value: string, reading: Reading): void {
  if (/^\d{1,9}$/.test(value)) {
    reading[key] = Number(value);
    return;
  }
  const column = line.text.length - line.text.trimStart().length + 1;
  const message = `${quote(line.text.trim())}: expected a whole number as the ${key}`;
  complain(reading.problems, { code: 'bad-number', message, line: line.number, column });
}

/** Reads the lines below `rows` or `columns` up to the next property. */
function readSection(
  lines: readonly TextLine[],
  at: number,
  section: 'rows' | 'columns',
  reading: Reading,
): number {
  let end = at + 1;
  while (end < lines.length && !isProperty(lines[end].text)) end++;
  reading[section] = lines.slice(at + 1, end);
  return end;
}

/**
 * Whether a line ends the section it is in. A mistyped clue does not, because it must be reported,
 * not skipped.
 */
function isProperty(line: string): boolean {
  const word = /^\s*([A-Za-z]+)/.exec(line)?.[1].toLowerCase();
  if (word === undefined) return false;
  return PROPERTY_WORDS.has(word) || NAME_AND_VALUE.test(line);
}

const PROPERTY_WORDS: ReadonlySet<string> = new Set([
  'rows',
  'columns',
  'width',
  'height',
  'color',
  'colour',
  'background',
  'goal',
  ...META_WORDS.keys(),
]);

/**
 * Properties of other programs, which are skipped: a word of at least two letters and something
 * behind it.
 */
const NAME_AND_VALUE = /^\s*[A-Za-z][A-Za-z_-]*[A-Za-z](?=[\s:="'])[\s:=]*[^\s:=]/;

/**
 * The lines that are clues. A blank line means nothing in Simpson's format, and is an empty clue in
 * pbnsolve's. If there are at least as many other lines as the size says, the blank ones mean
 * nothing; else they are clues, except for those at the end that are too many.
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

function readColour(line: TextLine, value: string, reading: Reading): void {
  const match = /^["']?([a-z])["']?\s+["']?([#\w]+)["']?$/i.exec(value);
  const rgb = match && parseRgb(match[2]);
  if (!match || !rgb) {
    const message = `${quote(line.text.trim())}: expected a letter and a colour, like "color a #ff0000"`;
    complain(reading.problems, { code: 'bad-colour', message, line: line.number, column: 1 });
    if (match !== null) reading.colours.push({ letter: match[1], rgb: BLACK_AND_WHITE[1].rgb });
    return;
  }
  reading.colours.push({ letter: match[1], rgb });
}

function readBackground(line: TextLine, value: string, reading: Reading): void {
  const rgb = parseRgb(unquote(value));
  if (rgb !== undefined) {
    reading.background = { symbol: '.', name: nameOfRgb(rgb), rgb };
    return;
  }
  const message = `${quote(line.text.trim())}: expected a colour, like "background #ffffff"`;
  complain(reading.problems, { code: 'bad-colour', message, line: line.number, column: 1 });
}

/** The declared colours in their order; clues without letters are black, which then comes last. */
function paletteOf(reading: Reading): { palette: Palette; letters: Letters } {
  const { colours, background } = reading;
  if (colours.length === 0) {
    return { palette: [background, BLACK_AND_WHITE[1]], letters: NO_LETTERS };
  }
  const plain = [...(reading.rows ?? []), ...(reading.columns ?? [])].some((line) =>
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
 * Reads the text after `goal`: up to its closing quote, or through the following lines of 0, 1 and
 * blanks.
 */
function readGoalText(
  lines: readonly TextLine[],
  at: number,
  value: string,
  reading: Reading,
): number {
  const parts = [value];
  const mark = /^["']/.exec(value)?.[0];
  const closed = mark !== undefined && value.length > 1 && value.endsWith(mark);
  let end = at + 1;
  if (mark !== undefined && !closed) {
    while (end < lines.length && !lines[end].text.includes(mark)) parts.push(lines[end++].text);
    if (end < lines.length) parts.push(lines[end++].text.split(mark)[0]);
  } else if (mark === undefined) {
    while (end < lines.length && /^\s*[01][01?\s]*$/.test(lines[end].text)) {
      parts.push(lines[end++].text);
    }
  }
  reading.goal = parts.join('\n');
  reading.goalLine = lines[at].number;
  return end;
}

/**
 * Adds the goal to the puzzle: 0 is the background, 1 the colour without a letter (or the first), a
 * letter its colour; the cells that a short goal lacks are background.
 */
function addGoal(
  puzzle: Puzzle,
  reading: Reading,
  letters: Letters,
  budget: ReadingBudget,
): Outcome<Puzzle> {
  const { width, height } = puzzle;
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined)
    return failure({ ...tooLarge, line: reading.goalLine ?? 1, column: 1 });
  const cells = new Int32Array(width * height).fill(1);
  const plain = letters.get('') ?? 1;
  let at = 0;
  for (const symbol of reading.goal ?? '') {
    const colour = symbol === '0' ? 0 : symbol === '1' ? plain : letters.get(symbol);
    if (colour !== undefined) cells[at++] = 1 << colour;
  }
  if (at <= cells.length) return success({ ...puzzle, goal: { width, height, cells } });
  const message = `the goal has ${at} cells, the puzzle ${cells.length}`;
  return failure({ code: 'goal-size', message, line: reading.goalLine ?? 1, column: 1 });
}

/** Strips one pair of quotes and resolves numeric and the five basic character references. */
function unquote(text: string): string {
  const inner = /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text;
  return resolveReferences(inner);
}
