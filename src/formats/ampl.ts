// AMPL and GLPK MathProg data: the parameters of the article's model (`param filas`, `columnas`,
// `fila_tam_bloque_datos`, `columna_tam_bloque_datos`) and of GLPK's pbn example (`m`, `n`, `row`,
// `col`). A table lists block sizes by line and block index; `.` and 0 are no block.

import { BLACK_AND_WHITE, isMonochrome } from '../puzzle/palette.ts';
import {
  complain,
  failure,
  MAX_PROBLEMS,
  type Outcome,
  type Problem,
  quote,
  success,
  type Where,
} from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { tooLargeProblem } from '../puzzle/validate.ts';
import type { Format, Parsed } from './format.ts';
import { finish, NO_LETTERS, readBlock, type WrittenClue } from './text/clue-text.ts';
import { splitLines, type TextPlace } from './text/text-lines.ts';

export const ampl: Format = {
  id: 'ampl',
  title: 'AMPL / GLPK MathProg data',
  extensions: ['dat'],
  sniff: (text) => /^[ \t]*param\s+(filas|columnas|m|n)\s*:=/m.test(text),
  parse: (text) => [parseData(text)],
  write: writeData,
};

const SIZES: ReadonlyMap<string, 'height' | 'width'> = new Map([
  ['filas', 'height'],
  ['m', 'height'],
  ['columnas', 'width'],
  ['n', 'width'],
]);

const TABLES: ReadonlyMap<string, 'row' | 'column'> = new Map([
  ['fila_tam_bloque_datos', 'row'],
  ['row', 'row'],
  ['columna_tam_bloque_datos', 'column'],
  ['col', 'column'],
]);

/** The most tokens of a statement; a table of the largest puzzle has fewer. */
const MAX_TOKENS = 3_000_000;

interface Token extends TextPlace {
  readonly text: string;
}

/**
 * What has been read of the data. A table is kept as written: the tokens after its name, `:` and
 * `:=` among them.
 */
interface Reading {
  width?: number;
  height?: number;
  row?: readonly Token[];
  column?: readonly Token[];
  readonly problems: Problem[];
}

function parseData(text: string): Parsed {
  const reading: Reading = { problems: [] };
  for (const statement of statements(tokenize(text))) readStatement(statement, reading);
  const { problems, width, height } = reading;
  for (const [key, names] of [
    ['height', 'filas or m'],
    ['width', 'columnas or n'],
    ['row', 'fila_tam_bloque_datos or row'],
    ['column', 'columna_tam_bloque_datos or col'],
  ] as const) {
    if (reading[key] !== undefined || problems.length > 0) continue;
    complain(problems, {
      code: 'missing-parameter',
      message: `there is no parameter ${names}: expected "param ${names.split(' ')[0]} ...;"`,
      line: 1,
      column: 1,
    });
  }
  if (width === undefined || height === undefined || problems.length > 0)
    return failure(...problems);
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return failure({ ...tooLarge, line: 1, column: 1 });
  const rows = readTable(reading.row ?? [], height, 'row', problems);
  const columns = readTable(reading.column ?? [], width, 'column', problems);
  return finish({ width, height, rows, columns, palette: BLACK_AND_WHITE }, problems);
}

/**
 * Yields words, `:`, `:=` and `;`, without comments (from # to the end of the line, and between
 * slash-stars).
 */
function* tokenize(text: string): Generator<Token> {
  let inComment = false;
  for (const { text: line, number } of splitLines(text)) {
    for (const match of line.matchAll(/\/\*|\*\/|#|:=|[:;/*]|[^\s:;#/*]+/g)) {
      if (inComment) inComment = match[0] !== '*/';
      else if (match[0] === '/*') inComment = true;
      else if (match[0] === '#') break;
      else yield { text: match[0], line: number, column: match.index + 1 };
    }
  }
}

function* statements(tokens: Iterable<Token>): Generator<Token[]> {
  let statement: Token[] = [];
  for (const token of tokens) {
    if (statement.length > MAX_TOKENS) break;
    if (token.text !== ';') {
      statement.push(token);
    } else {
      yield statement;
      statement = [];
    }
  }
  if (statement.length > 0) yield [...statement, { ...statement[0], text: '' }];
}

function readStatement(statement: readonly Token[], reading: Reading): void {
  const { problems } = reading;
  const [first, name, ...rest] = statement;
  if (first === undefined || first.text === 'data' || first.text === 'end') return;
  const { line, column } = first;
  if (statement[statement.length - 1].text === '') {
    const message = `the statement that starts with ${quote(first.text)} has no end: expected ";"`;
    complain(problems, { code: 'missing-semicolon', message, line, column });
    return;
  }
  if (first.text !== 'param' || name === undefined) {
    const message = `${quote(first.text)}: expected "param", "data" or "end"`;
    complain(problems, { code: 'bad-statement', message, line, column });
    return;
  }
  const size = SIZES.get(name.text);
  const table = TABLES.get(name.text);
  if (size !== undefined) readSize(size, name, rest, reading);
  else if (table !== undefined) reading[table] = rest;
}

function readSize(
  size: 'width' | 'height',
  name: Token,
  rest: readonly Token[],
  reading: Reading,
): void {
  const value = rest[1]?.text ?? '';
  if (rest.length === 2 && rest[0].text === ':=' && /^\d{1,9}$/.test(value)) {
    reading[size] = Number(value);
    return;
  }
  const message = `expected "param ${name.text} := NUMBER;"`;
  complain(reading.problems, { code: 'bad-number', message, line: name.line, column: name.column });
}

/**
 * Reads a table like `: 1 2 3 := 1 4 4 . 2 3 . .`: after `:=` each line has its index, then one
 * entry for each block index.
 */
function readTable(
  tokens: readonly Token[],
  size: number,
  axis: 'row' | 'column',
  problems: Problem[],
): WrittenClue[] {
  const start = tokens.findIndex((token) => token.text === ':=');
  const width = start - 1;
  if (tokens[0]?.text !== ':' || start < 2) {
    const { line = 1, column = 1 } = tokens[0] ?? {};
    const message = `expected the block indices between ":" and ":=", like ": 1 2 3 :="`;
    complain(problems, { code: 'bad-table', message, line, column });
    return [];
  }
  const clues = new Array<WrittenClue>(size).fill({
    blocks: [],
    place: tokens[0],
    blockPlaces: [],
  });
  const seen = new Set<number>();
  for (const [index, ...entries] of tableLines(tokens.slice(start + 1), width + 1)) {
    if (problems.length > MAX_PROBLEMS) break;
    if (entries.length !== width) complainWidth(index, entries.length, width, problems);
    const number = readIndex(index, size, axis, seen, problems);
    if (number !== undefined)
      clues[number - 1] = readEntries(index, entries, { [axis]: number }, problems);
  }
  return clues;
}

function readIndex(
  token: Token,
  size: number,
  axis: string,
  seen: Set<number>,
  problems: Problem[],
): number | undefined {
  const { line, column } = token;
  const index = /^\d{1,9}$/.test(token.text) ? Number(token.text) : 0;
  if (index >= 1 && index <= size && !seen.has(index)) {
    seen.add(index);
    return index;
  }
  const message = seen.has(index)
    ? `${axis} ${index} is listed twice`
    : `${quote(token.text)}: expected the number of a ${axis}, 1 to ${size}; count the entries of the line before`;
  complain(problems, { code: 'bad-index', message, line, column });
  return undefined;
}

/**
 * Splits a table into its lines: at the lines of the text if most of those have the right number of
 * tokens, else by count.
 */
function tableLines(tokens: readonly Token[], size: number): Token[][] {
  const byText: Token[][] = [];
  for (const token of tokens) {
    if (byText.at(-1)?.[0].line === token.line) byText[byText.length - 1].push(token);
    else byText.push([token]);
  }
  if (2 * byText.filter((line) => line.length === size).length > byText.length) return byText;
  return Array.from({ length: Math.ceil(tokens.length / size) }, (_, i) =>
    tokens.slice(i * size, (i + 1) * size),
  );
}

function complainWidth(index: Token, found: number, width: number, problems: Problem[]): void {
  const { line, column } = index;
  const message = `line ${quote(index.text)} of the table has ${found} entries, its heading ${width}: write . for no block`;
  complain(problems, { code: 'bad-table', message, line, column });
}

function readEntries(
  index: Token,
  entries: readonly Token[],
  where: Where,
  problems: Problem[],
): WrittenClue {
  const blocks = [];
  const blockPlaces: TextPlace[] = [];
  let gap: Token | undefined;
  for (const token of entries) {
    const { line, column } = token;
    const block =
      token.text === '.'
        ? { length: 0, colour: 1 }
        : readBlock(token.text, NO_LETTERS, { line, column }, where, problems);
    if (block === undefined) continue;
    if (block.length === 0) {
      gap ??= token;
      continue;
    }
    if (gap !== undefined) complainGap(gap, where, blocks.length + 1, problems);
    gap = undefined;
    blocks.push(block);
    blockPlaces.push({ line, column });
  }
  return { blocks, place: { line: index.line, column: index.column }, blockPlaces };
}

/**
 * Reports a hole in a clue: the article's model counts the positive entries but reads the first
 * ones, so it would misread the clue.
 */
function complainGap(gap: Token, where: Where, block: number, problems: Problem[]): void {
  const { line, column } = gap;
  const message = `${quote(gap.text)} stands before a block: blocks come first, then . for the rest of the line`;
  complain(problems, { code: 'hole-in-clue', message, line, column, where: { ...where, block } });
}

function writeData(puzzle: Puzzle): Outcome<string> {
  if (!isMonochrome(puzzle.palette)) {
    return failure({
      code: 'no-colour',
      message: 'AMPL data hold one colour only: write a format with colours, like json',
    });
  }
  return success(
    [
      `param filas := ${puzzle.height};`,
      `param columnas := ${puzzle.width};`,
      writeTable('fila_tam_bloque_datos', puzzle.rows, (puzzle.width + 1) >> 1),
      writeTable('columna_tam_bloque_datos', puzzle.columns, (puzzle.height + 1) >> 1),
      '',
    ]
      .join('\n\n')
      .replace(/\n\n$/, '\n'),
  );
}

function writeTable(name: string, clues: Puzzle['rows'], width: number): string {
  const heading = Array.from({ length: width }, (_, i) => i + 1).join(' ');
  const lines = clues.map((clue, i) => {
    const entries = Array.from({ length: width }, (_, t) => clue[t]?.length ?? '.');
    return `  ${i + 1}  ${entries.join(' ')}`;
  });
  return `param ${name} : ${heading} :=\n${lines.join('\n')};`;
}
