// Reads a certificate as text. Its first bytes tell whether it is compressed.

import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Problem } from '../../puzzle/problem.ts';

/** The most bytes to read from a file at once. */
const PIECE = 1 << 14;
const GZIP = [0x1f, 0x8b];

/**
 * Yields the text of a certificate; the file `-` is standard input. `onBytes` gets the number of
 * bytes read so far, counted before decompression.
 */
export async function* certificateText(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const source = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: PIECE });
  const bytes = counted(source, onBytes);
  const first = await beginning(bytes);
  const whole = chain(first, bytes);
  const isGzip = GZIP.every((byte, i) => first[i] === byte);
  const text = isGzip ? pipeline(Readable.from(whole), createGunzip(), () => {}) : whole;
  for await (const piece of text) yield piece.toString('latin1');
}

/** Reads enough bytes to distinguish gzip from text; a pipe may bring them one by one. */
async function beginning(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  let first = Buffer.alloc(0);
  while (first.length < GZIP.length) {
    const next = await bytes.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  return first;
}

async function* counted(
  source: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    onBytes(bytes);
    yield piece;
  }
}

async function* chain(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/**
 * Returns a problem if the error comes from zlib: the data is damaged or cut off. Returns undefined
 * for any other error.
 */
export function damagedGzip(error: unknown): Problem | undefined {
  const isZlib = error instanceof Error && 'code' in error && `${error.code}`.startsWith('Z_');
  if (!isZlib) return undefined;
  return {
    code: 'bad-gzip',
    message: `its compressed data is damaged or cut off: ${error.message}`,
  };
}
