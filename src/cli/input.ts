// From command line arguments to a stream of puzzles, right and wrong ones, in order. JSON lines are read a
// line at a time, everything else a file at a time; sizes are bounded before anything is kept.

import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Format,
  formatByExtension,
  MAX_TEXT,
  parseJsonLine,
  parsePuzzles,
} from '../formats/index.ts';
import { failure, type Outcome, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** One puzzle, or why it could not be read. */
export interface Entry {
  readonly file: string;
  readonly id: string | null;
  readonly outcome: Outcome<Puzzle>;
}

const STDIN = '-';
/** Folders are read so deep and no deeper. */
const MAX_DEPTH = 20;

export async function* readEntries(
  paths: readonly string[],
  format?: Format,
): AsyncGenerator<Entry> {
  for (const path of paths.length > 0 ? paths : [STDIN]) {
    yield* orUnreadable(path, async function* () {
      for await (const file of filesOf(path)) {
        yield* orUnreadable(file, () => entriesOf(file, openStream(file), format));
      }
    });
  }
}

/** The whole text of a file or of standard input. */
export async function readText(file: string): Promise<Outcome<string>> {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of openStream(file)) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_TEXT) break;
    }
    if (size <= MAX_TEXT) return { ok: true, value: decode(Buffer.concat(chunks)) };
    const message = `${file} has more than ${MAX_TEXT} bytes`;
    return failure({ code: 'too-large', message });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return failure(unreadable(file, error));
  }
}

function openStream(file: string): AsyncIterable<Buffer> {
  return file === STDIN ? process.stdin : createReadStream(file);
}

function unreadable(path: string, error: Error): Problem {
  return { code: 'cannot-read', message: `cannot read ${path}: ${error.message}` };
}

/** What the system refuses (no such file, no right to read) is an entry too, and the stream goes on. */
async function* orUnreadable(
  path: string,
  read: () => AsyncGenerator<Entry>,
): AsyncGenerator<Entry> {
  try {
    yield* read();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    yield { file: path, id: null, outcome: failure(unreadable(path, error)) };
  }
}

/** The file itself, or the puzzle files of a folder and those below it, by name. */
async function* filesOf(path: string, depth = 0): AsyncGenerator<string> {
  const isFolder = path !== STDIN && (await stat(path).catch(() => undefined))?.isDirectory();
  if (!isFolder) {
    yield path;
    return;
  }
  const entries = await readdir(path, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const child = join(path, entry.name);
    if (entry.isDirectory() && depth < MAX_DEPTH) yield* filesOf(child, depth + 1);
    else if (entry.isFile() && formatByExtension(entry.name) !== undefined) yield child;
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    'syscall' in error
  );
}

/** A first line that is a whole JSON object starts JSON lines. */
async function* entriesOf(
  file: string,
  stream: AsyncIterable<Buffer>,
  format: Format | undefined,
): AsyncGenerator<Entry> {
  const lines = linesOf(stream);
  const first = await lines.next();
  if (first.done) {
    yield* textEntries(file, '', format);
  } else if ((format === undefined || format.id === 'json') && isJsonObject(first.value)) {
    yield* jsonLineEntries(file, first.value, lines);
  } else {
    const rest: Buffer[] = [first.value];
    let size = first.value.length;
    for await (const line of lines) {
      rest.push(line);
      size += line.length;
      if (size > MAX_TEXT) break;
    }
    yield* textEntries(file, decode(Buffer.concat(rest)), format);
  }
}

function* textEntries(file: string, text: string, format: Format | undefined): Generator<Entry> {
  for (const outcome of parsePuzzles(text, format)) yield { file, id: idOf(outcome), outcome };
}

async function* jsonLineEntries(
  file: string,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): AsyncGenerator<Entry> {
  let number = 1;
  yield jsonEntry(file, first, number);
  for await (const line of rest) {
    number++;
    if (line.toString('latin1').trim() !== '') yield jsonEntry(file, line, number);
  }
}

function jsonEntry(file: string, line: Buffer, number: number): Entry {
  const text = decode(line);
  const outcome = parseJsonLine(text, number);
  return { file, id: idOf(outcome) ?? rawId(text), outcome };
}

function idOf(outcome: Outcome<Puzzle>): string | null {
  return outcome.ok ? (outcome.value.meta.id ?? null) : null;
}

/** The id of a line that is JSON but no puzzle, so that its error can be told apart. */
function rawId(text: string): string | null {
  const value = tryJson(text);
  return isRecord(value) && ['string', 'number'].includes(typeof value.id)
    ? String(value.id)
    : null;
}

function isJsonObject(line: Buffer): boolean {
  const text = line.toString('utf8').trim();
  return text.startsWith('{') && isRecord(tryJson(text));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Lines with their ends. A line longer than any puzzle is handed on in parts, to be refused as text. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end + 1)]);
      parts = [];
      size = 0;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > MAX_TEXT) {
      yield Buffer.concat(parts);
      parts = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(parts);
}

/** UTF-8 where it is, else Latin-1 (old .non files); the packed bytes of a P4 picture as they are. */
function decode(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString('latin1') === 'P4') return bytes.toString('latin1');
  const text = bytes.toString('utf8');
  return (text.includes('\uFFFD') ? bytes.toString('latin1') : text).replace(/^\uFEFF/, '');
}
