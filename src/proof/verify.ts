// Reading a certificate and believing nothing of it: solutions are read off against the clues, clauses must follow, and
// at the end what is left must contradict itself. See docs/certificates.md for why that is enough.

import { isSolution } from '../puzzle/check.ts';
import { type Grid, isKnown, sameGrid } from '../puzzle/grid.ts';
import { parseRows } from '../puzzle/grid-text.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { add, type Checker, derive, forget, makeChecker } from './checker.ts';
import { digestOf } from './digest.ts';
import { type CertificateEnding, ENDINGS, TITLE, VERSION } from './grammar.ts';

export interface Proven {
  readonly solutions: readonly Grid[];
  /** There are no solutions but these. */
  readonly complete: boolean;
  /** Learnt clauses that were accepted. */
  readonly clauses: number;
  /** Lines of the certificate. */
  readonly lines: number;
}

export interface VerifyOptions {
  /** Polled now and then; true gives a problem of the code `stopped`. */
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: { readonly clauses: number }) => void;
}

/** A line of a certificate has at most so many characters, and the clauses kept so many numbers. */
const MOST_CHARACTERS = 50_000_000;
const MOST_NUMBERS = 200_000_000;

interface Reading {
  readonly puzzle: Puzzle;
  readonly checker: Checker;
  readonly solutions: Grid[];
  clauses: number;
  line: number;
  end?: CertificateEnding;
}

/** `text` comes in pieces of any length. A certificate that proves nothing is a problem with its line. */
export async function verify(
  puzzle: Puzzle,
  text: AsyncIterable<string> | Iterable<string>,
  { stop, onProgress }: VerifyOptions = {},
): Promise<Outcome<Proven>> {
  const reading: Reading = {
    puzzle,
    checker: makeChecker(puzzle),
    solutions: [],
    clauses: 0,
    line: 0,
  };
  for await (const line of linesOf(text)) {
    reading.line++;
    const wrong = reading.line <= 2 ? readHead(reading, line) : readLine(reading, line);
    if (wrong !== undefined) return failure({ ...wrong, line: reading.line });
    if (reading.line % 64 !== 0) continue;
    if (stop?.()) return failure({ code: 'stopped', message: 'the check was stopped' });
    onProgress?.(reading);
  }
  const { solutions, clauses, line, end } = reading;
  if (end === undefined) {
    const message = 'the certificate has no end: it was cut off, or the search that wrote it was';
    return failure({ code: 'no-end', message, line });
  }
  return success({ solutions, complete: end === 'complete', clauses, lines: line });
}

interface Wrong {
  readonly code: string;
  readonly message: string;
}

function readHead({ puzzle, line }: Reading, text: string): Wrong | undefined {
  if (line === 1) {
    if (text === `${TITLE} ${VERSION}`) return undefined;
    if (!text.startsWith(`${TITLE} `)) {
      return {
        code: 'no-certificate',
        message: `this is no certificate: it begins with ${quoted(text)}`,
      };
    }
    const message = `its version is ${quoted(text.slice(TITLE.length + 1))}, this checker knows ${VERSION}`;
    return { code: 'other-version', message };
  }
  const wanted = `puzzle ${puzzle.width}x${puzzle.height} ${digestOf(puzzle)}`;
  if (text === wanted) return undefined;
  const message = `it is of another puzzle: expected ${quoted(wanted)}, found ${quoted(text)}`;
  return { code: 'other-puzzle', message };
}

function readLine(reading: Reading, text: string): Wrong | undefined {
  if (reading.end !== undefined) return { code: 'after-end', message: 'something follows the end' };
  const kind = text.slice(0, 2);
  if (kind === 's ') return readSolution(reading, text.slice(2));
  if (text.startsWith('end ')) return readEnd(reading, text.slice(4));
  if (text !== 'l' && kind !== 'l ' && kind !== 'd ') {
    return { code: 'bad-line', message: `expected s, l, d or end, found ${quoted(text)}` };
  }
  const clause = readClause(reading.checker, text.slice(2), reading.puzzle);
  if (clause === undefined) return { code: 'bad-clause', message: `no clause: ${quoted(text)}` };
  if (kind === 'd ') {
    forget(reading.checker, clause);
    return undefined;
  }
  reading.clauses++;
  if (reading.checker.arenaSize > MOST_NUMBERS) {
    return { code: 'too-large', message: 'more clauses are kept than memory is meant for' };
  }
  if (derive(reading.checker, clause)) return undefined;
  const message = `clause ${reading.clauses} does not follow from what comes before it: ${quoted(text)}`;
  return { code: 'not-implied', message };
}

function readSolution({ puzzle, checker, solutions }: Reading, text: string): Wrong | undefined {
  const { width, height, palette } = puzzle;
  const grid = parseRows(text.split('/'), palette);
  const isGrid = grid.ok && grid.value.width === width && grid.value.height === height;
  if (!isGrid || !grid.value.cells.every(isKnown) || !isSolution(puzzle, grid.value)) {
    return {
      code: 'wrong-solution',
      message: `what it gives as solution ${solutions.length + 1} breaks the clues`,
    };
  }
  const found = grid.value;
  if (solutions.some((other) => sameGrid(other, found))) {
    return { code: 'same-solution', message: `solution ${solutions.length + 1} was given before` };
  }
  solutions.push(found);
  // The axiom: not this whole grid.
  const clause = new Int32Array(2 * found.cells.length);
  for (const [cell, mask] of found.cells.entries()) {
    clause[2 * cell] = cell;
    clause[2 * cell + 1] = ~(31 - Math.clz32(mask));
  }
  add(checker, clause);
  return undefined;
}

function readEnd(reading: Reading, text: string): Wrong | undefined {
  const end = ENDINGS.find((each) => each === text);
  if (end === undefined) {
    return {
      code: 'bad-line',
      message: `expected ${ENDINGS.join(' or ')} after end, found ${quoted(text)}`,
    };
  }
  if (end === 'complete' && !reading.checker.isRefuted) {
    const message = 'it claims that there is no other solution, but its clauses do not show it';
    return { code: 'not-proven', message };
  }
  reading.end = end;
  return undefined;
}

/** Literals as subject and value in turn; undefined where one is not of this puzzle. */
function readClause(
  { cells, blocks }: Checker,
  text: string,
  { width, height, palette }: Puzzle,
): Int32Array | undefined {
  const words = text === '' ? [] : text.split(' ');
  const clause = new Int32Array(2 * words.length);
  for (const [i, word] of words.entries()) {
    const [, sign, subject, relation, value] = /^(-?)(\d{1,8})([=>])(\d{1,4})$/.exec(word) ?? [];
    const isCell = relation === '=';
    if (Number(subject) >= (isCell ? cells : blocks)) return undefined;
    if (!(Number(value) < (isCell ? palette.length : Math.max(width, height)))) return undefined;
    clause[2 * i] = Number(subject) + (isCell ? 0 : cells);
    clause[2 * i + 1] = sign === '-' ? ~Number(value) : Number(value);
  }
  return clause;
}

async function* linesOf(text: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    // No line is so long: what follows is not read on, and not understood either.
    if (rest.length > MOST_CHARACTERS) break;
  }
  if (rest !== '') yield rest;
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
