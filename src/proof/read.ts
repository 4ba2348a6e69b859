// The text of a certificate as statements. Nothing rests on this file: the judge checks whatever is read, so that the
// worst that a mistake here can do is to refuse. It takes in gigabytes, and lines without end, in bounded memory.

import type { Puzzle } from '../puzzle/puzzle.ts';
import { digestOf } from './digest.ts';
import { ENDINGS, type Refusal, type Statement, SYMBOLS, TITLE, VERSION } from './grammar.ts';

/** A line has at most so many characters: the largest solution has four million. */
const MOST_CHARACTERS = 1 << 24;

/** What is wrong with line 1 or line 2. */
export function readHead(puzzle: Puzzle, line: number, text: string): Refusal | undefined {
  if (line === 1) return readTitle(text);
  const wanted = `puzzle ${puzzle.width}x${puzzle.height} ${digestOf(puzzle)}`;
  if (text === wanted) return undefined;
  const message = `it is of another puzzle: expected ${quoted(wanted)}, found ${quoted(text)}`;
  return { code: 'other-puzzle', message };
}

function readTitle(text: string): Refusal | undefined {
  if (text === `${TITLE} ${VERSION}`) return undefined;
  if (!text.startsWith(`${TITLE} `)) {
    const message = `this is no certificate: it begins with ${quoted(text)}`;
    return { code: 'no-certificate', message };
  }
  const version = quoted(text.slice(TITLE.length + 1));
  const message = `its version is ${version}, this checker knows ${VERSION}`;
  return { code: 'other-version', message };
}

export function readStatement(puzzle: Puzzle, text: string): Statement | Refusal {
  const [word] = text.split(' ', 1);
  const rest = text.slice(word.length + 1);
  if (text.length > MOST_CHARACTERS) return { code: 'too-large', message: 'the line has no end' };
  if (word === 'l') return readClause(puzzle, rest);
  if (word === 'd') return readDeletions(rest);
  if (word === 's') return readSolution(puzzle, rest);
  const end = word === 'end' ? ENDINGS.find((each) => each === rest) : undefined;
  if (end !== undefined) return { kind: 'end', end };
  const expected = `l, d, s, ${ENDINGS.map((each) => `end ${each}`).join(' or ')}`;
  return { code: 'bad-line', message: `expected ${expected}, found ${quoted(text)}` };
}

function readClause({ width, height, palette }: Puzzle, text: string): Statement | Refusal {
  const cells = width * height;
  const literals: number[] = [];
  for (const word of text === '' ? [] : text.split(' ')) {
    const [, sign, subject, relation, value] = /^(-?)(\d{1,8})([=>])(\d{1,4})$/.exec(word) ?? [];
    const isCell = relation === '=';
    const isKnown = isCell
      ? Number(subject) < cells && Number(value) < palette.length
      : Number(value) < Math.max(width, height);
    if (!isKnown) {
      return { code: 'bad-clause', message: `no literal of this puzzle: ${quoted(word)}` };
    }
    literals.push(Number(subject) + (isCell ? 0 : cells));
    literals.push(sign === '-' ? ~Number(value) : Number(value));
  }
  return { kind: 'learnt', literals };
}

function readDeletions(text: string): Statement | Refusal {
  if (!/^\d{1,15}( \d{1,15})*$/.test(text)) {
    return { code: 'bad-line', message: `expected numbers of clauses, found ${quoted(text)}` };
  }
  return { kind: 'deleted', clauses: text.split(' ').map(Number) };
}

function readSolution({ width, height }: Puzzle, text: string): Statement | Refusal {
  const rows = text.split('/');
  if (rows.length !== height || rows.some((row) => row.length !== width)) {
    const message = `expected ${height} rows of ${width} cells, found ${quoted(text)}`;
    return { code: 'bad-solution', message };
  }
  const cells = Int32Array.from(rows.join(''), (symbol) => 1 << SYMBOLS.indexOf(symbol));
  return { kind: 'solution', cells };
}

/** Lines without their ends, from pieces of any length. */
export async function* linesOf(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let begun: string[] = [];
  let size = 0;
  let isFirst = true;
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      begun.push(piece.slice(start, end));
      yield begun.join('');
      isFirst = false;
      begun = [];
      size = 0;
      start = end + 1;
    }
    begun.push(piece.slice(start));
    size += piece.length - start;
    // No line is so long: what follows is not read on, and this is refused.
    if (size > MOST_CHARACTERS) break;
  }
  const rest = begun.join('');
  // A last line without its end was cut off, unless it is the whole text or says that this is the end.
  if (size > MOST_CHARACTERS || isFirst || ENDINGS.some((end) => rest === `end ${end}`)) yield rest;
}

export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
