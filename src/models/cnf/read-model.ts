// Reads what a SAT solver prints, and makes a grid of the model. Two forms are read: the form of
// the SAT competitions (`s SATISFIABLE`, then `v 1 -2 ... 0`, comments with `c`), and the result
// file of MiniSat (`SAT`, then the literals up to 0). The caller has to check the grid against the
// clues.

import type { Grid } from '../../puzzle/grid.ts';
import type { Palette } from '../../puzzle/palette.ts';
import { columnOf, rowOf } from '../../puzzle/places.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { CNF_ENCODINGS, type CnfEncoding, cellVariables, estimateCnf } from './cnf.ts';
import { cnfLiteral } from './line.ts';

export type Model =
  | { readonly answer: 'satisfiable'; readonly grid: Grid }
  | { readonly answer: 'unsatisfiable' | 'unknown' };

const ANSWERS: ReadonlyMap<string, Model['answer']> = new Map([
  ['s SATISFIABLE', 'satisfiable'],
  ['s UNSATISFIABLE', 'unsatisfiable'],
  ['s UNKNOWN', 'unknown'],
  ['SAT', 'satisfiable'],
  ['UNSAT', 'unsatisfiable'],
  ['INDET', 'unknown'],
]);

/**
 * Texts of more characters are refused unread; this number has room for models of twenty million
 * variables.
 */
const MAX_TEXT = 200 * 1024 * 1024;
/** The most problems in a list: a longer list helps nobody. */
const MAX_PROBLEMS = 20;

/**
 * Reads what a solver answered to the formula of `puzzle`, or returns what is wrong with the text,
 * and where. Without `encoding`, the formula may have any: all encodings number the cells alike,
 * and a variable of the grid is all that is read.
 */
export function readModel(puzzle: Puzzle, text: string, encoding?: CnfEncoding): Outcome<Model> {
  if (text.length > MAX_TEXT) {
    const message = `the text has ${text.length} characters, the limit is ${MAX_TEXT}: give the output of one run only`;
    return failure({ code: 'text-too-long', message });
  }
  const reading: Reading = {
    variables: mostVariables(puzzle, encoding === undefined ? CNF_ENCODINGS : [encoding]),
    cells: new Int8Array(cellVariables(puzzle) + 1),
    answer: undefined,
    isEnded: false,
    lines: 0,
    problems: [],
  };
  for (const line of linesOf(text)) readLine(reading, line);
  return conclude(puzzle, reading);
}

function mostVariables(puzzle: Puzzle, encodings: readonly CnfEncoding[]): number {
  return Math.max(...encodings.map((encoding) => estimateCnf(puzzle, encoding).variables));
}

interface Reading {
  /** How many variables the whole formula has at most. */
  readonly variables: number;
  /** The values of the variables of all cells: 1 for true, -1 for false, 0 for not read yet. */
  readonly cells: Int8Array;
  answer: Model['answer'] | undefined;
  isEnded: boolean;
  lines: number;
  readonly problems: Problem[];
}

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    yield text.slice(start, end).trim();
    start = end + 1;
  }
}

function readLine(reading: Reading, line: string): void {
  reading.lines++;
  if (line === '' || /^c(\s|$)/.test(line)) return;
  const answer = ANSWERS.get(line);
  if (answer !== undefined) readAnswer(reading, answer);
  else if (/^(v\s|-?\d)/.test(line)) readLiterals(reading, line.replace(/^v\s+/, ''));
  else if (line !== 'v') {
    const expected = 'an answer ("s SATISFIABLE", "SAT"), literals ("v 1 -2 0") or a comment';
    complain(reading, 'bad-line', `${quote(line)}: expected ${expected}`);
  }
}

function readAnswer(reading: Reading, answer: Model['answer']): void {
  if (reading.answer !== undefined) {
    complain(reading, 'two-answers', 'a second answer: give the output of one run only');
  }
  reading.answer = answer;
}

function readLiterals(reading: Reading, text: string): void {
  for (const [token] of text.matchAll(/\S+/g)) {
    if (reading.isEnded) {
      const message = `${quote(token)} stands after the 0 that ends the model`;
      complain(reading, 'after-end', message);
      return;
    }
    if (token === '0') reading.isEnded = true;
    else readLiteral(reading, token);
  }
}

function readLiteral(reading: Reading, token: string): void {
  const variable = /^-?\d{1,15}$/.test(token) ? Math.abs(Number(token)) : 0;
  if (variable === 0) {
    complain(reading, 'bad-literal', `${quote(token)}: expected a number like 5 or -5`);
    return;
  }
  if (variable > reading.variables) {
    const message = `${token}: the formula has the variables 1 to ${reading.variables}; is this the model of another puzzle or form?`;
    complain(reading, 'variable-out-of-range', message);
    return;
  }
  if (variable >= reading.cells.length) return;
  const value = token.startsWith('-') ? -1 : 1;
  if (reading.cells[variable] === -value) {
    complain(reading, 'two-values', `${token}: variable ${variable} has the other value before`);
  }
  reading.cells[variable] = value;
}

function conclude(puzzle: Puzzle, reading: Reading): Outcome<Model> {
  const { answer, isEnded, problems } = reading;
  if (answer === undefined && problems.length === 0) {
    const message = 'there is no answer: expected "s SATISFIABLE", "s UNSATISFIABLE" or "SAT"';
    complain(reading, 'no-answer', message);
  }
  if (answer === 'satisfiable' && !isEnded && problems.length === 0) {
    complain(reading, 'model-cut-off', 'the model does not end with 0: the text is cut off');
  }
  if (answer === undefined || problems.length > 0) return failure(...problems);
  return answer === 'satisfiable' ? gridOf(puzzle, reading) : success({ answer });
}

function gridOf({ width, height, palette }: Puzzle, reading: Reading): Outcome<Model> {
  const cells = new Int32Array(width * height);
  for (let cell = 0; cell < cells.length; cell++) {
    const { candidates, isMissing } = readCell(palette, reading.cells, cell);
    cells[cell] = candidates;
    if (candidates !== 0) continue;
    const place = `row ${rowOf(cell, width) + 1}, column ${columnOf(cell, width) + 1}`;
    if (isMissing) {
      complain(reading, 'missing-cell', `the model does not tell the colour of ${place}`);
    } else {
      complain(reading, 'bad-cell', `the model gives ${place} no colour, or more than one`);
    }
  }
  if (reading.problems.length > 0) return failure(...reading.problems);
  return success({ answer: 'satisfiable', grid: { width, height, cells } });
}

/**
 * Returns the colour of a cell as a mask; 0 if the values give the cell no colour, or several.
 * `isMissing` is true if a value of the cell was not read, and the values give the cell at most one
 * colour.
 */
function readCell(
  palette: Palette,
  values: Int8Array,
  cell: number,
): { candidates: number; isMissing: boolean } {
  let candidates = 0;
  let isMissing = false;
  for (let colour = 0; colour < palette.length; colour++) {
    const literal = cnfLiteral(palette, cell, colour);
    const value = values[Math.abs(literal)];
    if (value === 0) isMissing = true;
    if (value * Math.sign(literal) > 0) candidates |= 1 << colour;
  }
  const isOne = (candidates & (candidates - 1)) === 0;
  return { candidates: isOne ? candidates : 0, isMissing: isOne && isMissing };
}

function complain(reading: Reading, code: string, message: string): void {
  if (reading.problems.length >= MAX_PROBLEMS) return;
  reading.problems.push({ code, message, line: Math.max(1, reading.lines) });
}

function quote(text: string): string {
  return JSON.stringify(text.length > 30 ? `${text.slice(0, 30)}…` : text);
}
