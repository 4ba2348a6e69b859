// Turns the bytes of one file into entries. An entry is a puzzle, or the problems of a text that is
// not a puzzle. JSON lines are read one line at a time. Other formats, and any text in UTF-16, are
// read one file at a time. A JSON line, or a file that is read whole, has at most MAX_TEXT bytes.

import {
  decodeText,
  type Format,
  formatByExtension,
  formatOfFile,
  isUtf16,
  MAX_TEXT,
  type Parsed,
  parseJsonLine,
  readPuzzles,
  withFormatName,
} from '../../formats/index.ts';
import { CR, LF } from '../../formats/text/text-lines.ts';
import { failure, type Outcome, type Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { faultOf } from '../run/fault.ts';
import { tryJson } from './try-json.ts';

/** One puzzle, or the reason why it could not be read. */
export interface PuzzleEntry {
  readonly file: string;
  readonly id: string | null;
  readonly outcome: Parsed;
}

/**
 * Reads the entries of a file. A file in UTF-16, or with a `format` other than JSON, is read whole.
 * Any other file is read as JSON lines if its name says so, or if one of its first two lines is a
 * whole JSON object and the text does not begin with `[`. Otherwise, it is read whole, too.
 */
export async function* entriesOf(
  file: string,
  stream: AsyncIterable<Buffer>,
  format: Format | undefined,
): AsyncGenerator<PuzzleEntry> {
  const chunks = stream[Symbol.asyncIterator]();
  const isJson = format === undefined || format.id === 'json';
  const isNamedLines = /\.(jsonl|ndjson)$/i.test(file);
  const head = isJson ? await readHead(chunks) : [];
  const all = chain(head, chunks);
  // Single bytes do not show where lines of UTF-16 end, so such a file is read whole.
  const isByLines = isJson && !isUtf16(Buffer.concat(head));
  if (isByLines && (isNamedLines || startsJsonLines(head))) {
    yield* jsonLineEntries(file, linesOf(all, lineEndOf(head)));
  } else {
    yield* textEntries(file, await readAll(all), format);
  }
}

/**
 * Reads chunks until two lines have ended, a line is a JSON object by itself, or there are more
 * than MAX_TEXT bytes. A CR ends a line once another byte than LF follows.
 */
async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const head: Buffer[] = [];
  let lineEnds = 0;
  let last = 0;
  for (let size = 0; lineEnds < 2 && size <= MAX_TEXT; ) {
    const next = await chunks.next();
    if (next.done) break;
    head.push(next.value);
    size += next.value.length;
    for (const byte of next.value) {
      if (byte === LF || last === CR) lineEnds++;
      if (lineEnds > 1) break;
      last = byte;
    }
    if (lineEnds > 0 && startsJsonLines(head)) break;
  }
  return head;
}

/** Returns the byte that ends the lines: CR if there are CR but no LF, else LF. */
function lineEndOf(head: readonly Buffer[]): number {
  const has = (byte: number): boolean => head.some((chunk) => chunk.includes(byte));
  return has(CR) && !has(LF) ? CR : LF;
}

function startsJsonLines(head: readonly Buffer[]): boolean {
  // A byte order mark counts as a blank, so `trimStart` takes it off.
  const text = Buffer.concat(head).toString('utf8');
  if (text.trimStart().startsWith('[')) return false;
  return text
    .split(String.fromCharCode(lineEndOf(head)), 2)
    .map((line) => line.trimStart())
    .some((line) => line.startsWith('{') && isRecord(tryJson(line)));
}

async function* chain(
  head: readonly Buffer[],
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Returns undefined if there are more than MAX_TEXT bytes. */
export async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size > MAX_TEXT) return undefined;
  }
  return Buffer.concat(parts);
}

async function* textEntries(
  file: string,
  bytes: Buffer | undefined,
  format: Format | undefined,
): AsyncGenerator<PuzzleEntry> {
  if (bytes === undefined) {
    yield { file, id: null, outcome: failure(tooLong()) };
    return;
  }
  const text = decodeText(bytes);
  if (!text.ok) {
    yield { file, id: null, outcome: text };
    return;
  }
  const by = format ?? formatOfFile(text.value, file);
  // Somebody who meant another format would not understand the problems without the name of this.
  const isGuess = format === undefined && by !== formatByExtension(file) && by?.id !== 'json';
  // How the text was decoded is told once, with its first puzzle.
  let ofText = text.remarks ?? [];
  for (const outcome of await readPuzzles(text.value, by)) {
    const named = isGuess && by !== undefined ? withFormatName(outcome, by) : outcome;
    yield { file, id: idOf(outcome), outcome: withRemarks(named, ofText) };
    if (outcome.ok) ofText = [];
  }
}

function withRemarks(outcome: Parsed, more: readonly Problem[]): Parsed {
  if (!outcome.ok || more.length === 0) return outcome;
  return { ...outcome, remarks: [...more, ...(outcome.remarks ?? [])] };
}

export function tooLong(place: Pick<Problem, 'line' | 'column'> = {}): Problem {
  const message = `there are more than ${MAX_TEXT} bytes: that is too long for a puzzle`;
  return { code: 'too-large', message, ...place };
}

async function* jsonLineEntries(
  file: string,
  lines: AsyncIterable<Line>,
): AsyncGenerator<PuzzleEntry> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line === TOO_LONG)
      yield { file, id: null, outcome: failure(tooLong({ line: number, column: 1 })) };
    else if (line.toString('latin1').trim() !== '') yield jsonEntry(file, line, number);
  }
}

function jsonEntry(file: string, line: Buffer, number: number): PuzzleEntry {
  const text = decodeText(line);
  if (!text.ok) {
    const problems = text.problems.map((problem) => ({ ...problem, line: number }));
    return { file, id: null, outcome: failure(...problems) };
  }
  const guesses = (text.remarks ?? []).map((remark) => ({ ...remark, line: number }));
  const outcome = withRemarks(
    orFault(() => parseJsonLine(text.value, number)),
    guesses,
  );
  return { file, id: idOf(outcome) ?? rawId(text.value), outcome };
}

function orFault(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    return failure(faultOf(error));
  }
}

function idOf(outcome: Outcome<Puzzle>): string | null {
  return outcome.ok ? (outcome.value.meta.id ?? null) : null;
}

/**
 * Returns the id in a line that is a JSON object but not a puzzle, so that the error can be
 * reported with the id. Returns null if there is no id.
 */
function rawId(text: string): string | null {
  const value = tryJson(text);
  return isRecord(value) && ['string', 'number'].includes(typeof value.id)
    ? String(value.id)
    : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A line as bytes, with its line end if it has one. TOO_LONG stands for a line of more than
 * MAX_TEXT bytes.
 */
type Line = Buffer | typeof TOO_LONG;
const TOO_LONG = Symbol('too long');

async function* linesOf(stream: AsyncIterable<Buffer>, lineEnd: number): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (last: Buffer): Line => {
    const line = size + last.length > MAX_TEXT ? TOO_LONG : Buffer.concat([...parts, last]);
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      yield take(chunk.subarray(start, end + 1));
      start = end + 1;
    }
    size += chunk.length - start;
    if (size <= MAX_TEXT) parts.push(chunk.subarray(start));
    else parts = [];
  }
  if (size > 0) yield take(Buffer.alloc(0));
}
