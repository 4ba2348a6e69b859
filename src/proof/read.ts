// Reads the text of a certificate as statements. No proof rests on this file: whatever it reads is
// verified, so at worst a bug here refuses a sound certificate. Memory stays bounded, even for
// gigabytes of text and for endless lines.

import type { Puzzle } from '../puzzle/puzzle.ts';
import { firstBound } from './clause-checker.ts';
import { digestOf } from './clue-digest.ts';
import {
  certificateVersion,
  ENDINGS,
  type Refusal,
  type Statement,
  SYMBOLS,
  TITLE,
} from './grammar.ts';

/** The most characters of a line: the largest solution has four million. */
const MOST_CHARACTERS = 1 << 24;
/** The most literals of a clause. */
const MOST_LITERALS = 1 << 20;
/**
 * The most clauses that one line deletes: finding a clause can take a while, and the check can be
 * stopped only between lines.
 */
const MOST_DELETED = 1 << 10;
const WINDOWS: Refusal = {
  code: 'bad-line',
  message:
    'the line ends with CR LF: the certificate was changed on its way, its lines end with LF',
};

function tooLong(most: number, what: string): Refusal {
  return { code: 'too-large', message: `the line is longer than ${most} ${what}` };
}

/** Returns what is wrong with line 1 or line 2; undefined if nothing is. */
export function readHead(puzzle: Puzzle, line: number, text: string): Refusal | undefined {
  if (line === 1) return readTitle(puzzle, text);
  const wanted = `puzzle ${puzzle.width}x${puzzle.height} ${digestOf(puzzle)}`;
  if (text === wanted) return undefined;
  const message = `it is of another puzzle: expected ${quoted(wanted)}, found ${quoted(text)}`;
  return { code: 'other-puzzle', message };
}

function readTitle(puzzle: Puzzle, text: string): Refusal | undefined {
  const known = certificateVersion(puzzle);
  if (text === `${TITLE} ${known}`) return undefined;
  if (!text.startsWith(`${TITLE} `)) {
    const message = `this is no certificate: it begins with ${quoted(text)}`;
    return { code: 'no-certificate', message };
  }
  if (text.endsWith('\r')) return WINDOWS;
  const version = quoted(text.slice(TITLE.length + 1));
  const message = `its version is ${version}, certificates of this puzzle have version ${known}`;
  return { code: 'other-version', message };
}

export function readStatement(puzzle: Puzzle, text: string): Statement | Refusal {
  if (text.length > MOST_CHARACTERS) return tooLong(MOST_CHARACTERS, 'characters');
  if (text.endsWith('\r')) return WINDOWS;
  const [word] = text.split(' ', 1);
  const rest = text.slice(word.length + 1);
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
  const clause: number[] = [];
  for (const word of text === '' ? [] : text.split(' ', MOST_LITERALS + 1)) {
    const [, sign, ...parts] = /^(-?)(\d{1,8})([=>])(\d{1,4})$/.exec(word) ?? [];
    const [subject, value] = [Number(parts[0]), Number(parts[2])];
    const isCell = parts[1] === '=';
    if (!(isCell ? subject < cells && value < palette.length : value < Math.max(width, height))) {
      return { code: 'bad-clause', message: `no literal of this puzzle: ${quoted(word)}` };
    }
    const slot = isCell ? subject : firstBound(cells) + 2 * subject;
    if (isCell) clause.push(slot, sign ? ~(1 << value) : 1 << value);
    else if (sign) clause.push(slot + 1, 1 - value);
    else clause.push(slot, value);
  }
  if (clause.length > 2 * MOST_LITERALS) return tooLong(MOST_LITERALS, 'literals');
  return { kind: 'learnt', clause };
}

function readDeletions(text: string): Statement | Refusal {
  const words = text.split(' ', MOST_DELETED + 1);
  const wrong = words.find((word) => !/^\d{1,15}$/.test(word));
  if (wrong !== undefined) {
    return { code: 'bad-line', message: `expected numbers of clauses, found ${quoted(wrong)}` };
  }
  if (words.length > MOST_DELETED) return tooLong(MOST_DELETED, 'clauses');
  return { kind: 'deleted', numbers: words.map(Number) };
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

/** Yields the lines of a text without their line ends. The text comes in pieces of any length. */
export async function* textLines(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let begun: string[] = [];
  let size = 0;
  let last: string | undefined;
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      begun.push(piece.slice(start, end));
      last = begun.join('');
      yield last;
      begun = [];
      size = 0;
      start = end + 1;
    }
    begun.push(piece.slice(start));
    size += piece.length - start;
    // A line that is too long is refused, so what follows need not be read.
    if (size > MOST_CHARACTERS) break;
  }
  const rest = begun.join('');
  // A last line without a line end was cut off, and is left out unless it is the whole text, is the
  // `end` line, or follows the `end` line.
  const isWhole = last === undefined || isEnd(rest) || (rest !== '' && isEnd(last));
  if (size > MOST_CHARACTERS || isWhole) yield rest;
}

function isEnd(text: string): boolean {
  return ENDINGS.some((end) => text === `end ${end}`);
}

/**
 * Quotes at most 60 characters of a text, and escapes the control characters that JSON leaves as
 * they are, because the text may reach a terminal.
 */
export function quoted(text: string): string {
  const short = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
  return short.replace(
    /[\x7f-\x9f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
}
