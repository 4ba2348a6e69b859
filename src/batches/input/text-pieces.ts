// Cuts the bytes of a file of puzzles into pieces that can be read by themselves: the lines of JSON
// lines, or the whole text. Lines come as soon as they are there, so memory does not grow with
// their number. A piece has at most MAX_TEXT bytes, or as many as a server bounds it by.

import { isUtf16, MAX_TEXT } from '../../formats/index.ts';
import { CR, LF } from '../../formats/text/text-lines.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { parseRecord } from '../../tasks/items/item.ts';
import { chained } from './chained.ts';

type TextPiece =
  /** A line of JSON with its number, from 1, and its line end if it has one. */
  | { readonly kind: 'line'; readonly number: number; readonly bytes: Buffer | undefined }
  /** All of the file. Here and in a line, `bytes` is undefined if there are too many. */
  | { readonly kind: 'whole'; readonly bytes: Buffer | undefined };

/**
 * Reads a file. A file in UTF-16, or in a format other than JSON, is one piece. Any other file is
 * read as JSON lines if its name says so, or if one of its first two lines is a whole JSON object
 * and the text does not begin with `[`. Otherwise, it is one piece, too. Blank lines are left out.
 * A piece has at most `most` bytes, and so have the first two lines together where they must tell
 * what the file is.
 */
export async function* textPieces(
  file: string,
  stream: AsyncIterable<Buffer>,
  isJson: boolean,
  most: number = MAX_TEXT,
): AsyncGenerator<TextPiece> {
  const chunks = stream[Symbol.asyncIterator]();
  const isNamedLines = /\.(jsonl|ndjson)$/i.test(file);
  const head = isJson ? await readHead(chunks, most) : [];
  const all = chained(head, chunks);
  // Single bytes do not show where lines of UTF-16 end, so such a file is read whole.
  const isByLines = isJson && !isUtf16(Buffer.concat(head));
  if (isByLines && (isNamedLines || startsJsonLines(head)))
    yield* linesOf(all, lineEndOf(head), most);
  else yield { kind: 'whole', bytes: await readAll(all, most) };
}

/**
 * Reads chunks until two lines have ended, a line is a JSON object by itself, or there are more
 * than `most` bytes. A CR ends a line once another byte than LF follows. What was read is looked at
 * only when a line has ended, so at most twice.
 */
async function readHead(chunks: AsyncIterator<Buffer>, most: number): Promise<Buffer[]> {
  const head: Buffer[] = [];
  let lineEnds = 0;
  let last = 0;
  for (let size = 0; lineEnds < 2 && size <= most; ) {
    const next = await chunks.next();
    if (next.done) break;
    head.push(next.value);
    size += next.value.length;
    const before = lineEnds;
    for (const byte of next.value) {
      if (byte === LF || last === CR) lineEnds++;
      if (lineEnds > 1) break;
      last = byte;
    }
    if (lineEnds > before && startsJsonLines(head)) break;
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
    .some((line) => line.startsWith('{') && parseRecord(line) !== undefined);
}

export function tooLong(
  place: Pick<Problem, 'line' | 'column'> = {},
  most: number = MAX_TEXT,
  what = 'puzzle',
): Problem {
  const message = `there are more than ${most} bytes: that is too long for a ${what}`;
  return { code: 'too-large', message, ...place };
}

/** Returns undefined if there are more than `most` bytes. */
export async function readAll(
  chunks: AsyncIterable<Buffer>,
  most: number = MAX_TEXT,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size > most) return undefined;
  }
  return Buffer.concat(parts);
}

async function* linesOf(
  stream: AsyncIterable<Buffer>,
  lineEnd: number,
  most: number,
): AsyncGenerator<TextPiece> {
  let number = 0;
  for await (const bytes of cutLines(stream, lineEnd, most)) {
    number++;
    if (bytes === TOO_LONG) yield { kind: 'line', number, bytes: undefined };
    else if (bytes.toString('latin1').trim() !== '') yield { kind: 'line', number, bytes };
  }
}

/** Stands for a line of too many bytes. */
const TOO_LONG = Symbol('too long');

async function* cutLines(
  stream: AsyncIterable<Buffer>,
  lineEnd: number,
  most: number,
): AsyncGenerator<Buffer | typeof TOO_LONG> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (last: Buffer): Buffer | typeof TOO_LONG => {
    const line = size + last.length > most ? TOO_LONG : Buffer.concat([...parts, last]);
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
    if (size <= most) parts.push(chunk.subarray(start));
    else parts = [];
  }
  if (size > 0) yield take(Buffer.alloc(0));
}
