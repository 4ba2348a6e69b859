// Reads the statements of AMPL data that are parameters of a puzzle, and skips other parameters.

import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { splitLines, type TextPlace } from '../text/text-lines.ts';

const SIZES: ReadonlyMap<string, 'height' | 'width'> = new Map([
  ['rows', 'height'],
  ['columns', 'width'],
  ['filas', 'height'],
  ['m', 'height'],
  ['columnas', 'width'],
  ['n', 'width'],
]);

/** Tables and lists are kept as they are written. */
const TABLES: ReadonlyMap<string, AmplTable> = new Map([
  ['row_block', 'row'],
  ['column_block', 'column'],
  ['row_blot', 'rowBlots'],
  ['column_blot', 'columnBlots'],
  ['row_unknown', 'unknownRows'],
  ['column_unknown', 'unknownColumns'],
  ['given', 'given'],
  ['fila_tam_bloque_datos', 'row'],
  ['row', 'row'],
  ['columna_tam_bloque_datos', 'column'],
  ['col', 'column'],
]);

type AmplTable =
  | 'row'
  | 'column'
  | 'rowBlots'
  | 'columnBlots'
  | 'unknownRows'
  | 'unknownColumns'
  | 'given';

/** The most tokens of a statement; a table of the largest puzzle has fewer. */
const MAX_TOKENS = 3_000_000;

export interface Token extends TextPlace {
  readonly text: string;
}

/**
 * The parameters that have been read so far. A table is kept as written: all tokens after its name,
 * `:` and `:=` among them.
 */
interface AmplParameters extends Partial<Record<AmplTable, readonly Token[]>> {
  width?: number;
  height?: number;
  readonly problems: Problem[];
}

/** Reads the parameters. A statement of more than `mostTokens` tokens ends the reading. */
export function readParameters(text: string, mostTokens = MAX_TOKENS): AmplParameters {
  const parameters: AmplParameters = { problems: [] };
  for (const statement of statements(tokenize(withoutModel(text)), mostTokens))
    readStatement(statement, mostTokens, parameters);
  return parameters;
}

/** Replaces a model, which a line `data;` ends, with blanks, so that places stay right. */
function withoutModel(text: string): string {
  const end = /^[ \t]*data[ \t]*;/m.exec(text)?.index ?? 0;
  return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/**
 * Yields words and punctuation such as `:=`. Leaves out comments: from # to the end of the line,
 * and between slash-star and star-slash.
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

/**
 * Yields the tokens of each statement, without the semicolon. The tokens of a last statement that
 * has no semicolon end with an empty token. A statement that is too long is cut and the last one.
 */
function* statements(tokens: Iterable<Token>, mostTokens: number): Generator<Token[]> {
  let statement: Token[] = [];
  for (const token of tokens) {
    if (token.text === ';') {
      yield statement;
      statement = [];
    } else if (statement.push(token) > mostTokens) {
      yield statement;
      return;
    }
  }
  if (statement.length > 0) yield [...statement, { ...statement[0], text: '' }];
}

function readStatement(
  statement: readonly Token[],
  mostTokens: number,
  parameters: AmplParameters,
): void {
  const { problems } = parameters;
  const [first, name, ...rest] = statement;
  if (first === undefined || first.text === 'data' || first.text === 'end') return;
  const { line, column } = first;
  if (statement[statement.length - 1].text === '') {
    const words = worded`the statement that starts with ${quote(first.text)} has no end: expected ";"`;
    complain(problems, { code: 'missing-semicolon', ...words, line, column });
    return;
  }
  if (statement.length > mostTokens) {
    const words = worded`the statement that starts with ${quote(first.text)} has more than ${mostTokens} words and signs, which no puzzle needs`;
    complain(problems, { code: 'too-large', ...words, line, column });
    return;
  }
  if (first.text !== 'param' || name === undefined) {
    const words = worded`${quote(first.text)}: expected "param", "data" or "end"`;
    complain(problems, { code: 'bad-statement', ...words, line, column });
    return;
  }
  const size = SIZES.get(name.text);
  const table = TABLES.get(name.text);
  if (size !== undefined) readSize(size, name, rest, parameters);
  else if (table !== undefined) parameters[table] = rest;
}

function readSize(
  size: 'width' | 'height',
  name: Token,
  rest: readonly Token[],
  parameters: AmplParameters,
): void {
  const value = rest[1]?.text ?? '';
  if (rest.length === 2 && rest[0].text === ':=' && /^\d{1,9}$/.test(value)) {
    parameters[size] = Number(value);
    return;
  }
  const words = worded`expected "param ${name.text} := NUMBER;"`;
  complain(parameters.problems, {
    code: 'bad-number',
    ...words,
    line: name.line,
    column: name.column,
  });
}
