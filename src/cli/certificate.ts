// Certificates as files: written while the search runs, read as text, compressed where their name or their bytes say so.

import { closeSync, createReadStream, openSync, writeFileSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import { type CertificateWriter, certificateWriter } from '../proof/index.ts';
import { failure, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Entry } from './input.ts';

/** Characters that are compressed together: each such piece is a gzip member, and nothing waits in memory. */
const MEMBER = 1 << 20;
/** Of the levels the one after which text of this kind shrinks little more; a tenth of the time of the usual one. */
const LEVEL = 2;

/** `end` closes the file. The system's errors are thrown. */
export function openCertificate(file: string, puzzle: Puzzle): CertificateWriter {
  const descriptor = openSync(file, 'w');
  const isCompressed = /\.gz$/i.test(file);
  let waiting = '';
  const flush = (): void => {
    if (waiting !== '') writeFileSync(descriptor, gzipSync(waiting, { level: LEVEL }));
    waiting = '';
  };
  const { onClause, end } = certificateWriter(puzzle, (text) => {
    if (!isCompressed) return writeFileSync(descriptor, text);
    waiting += text;
    if (waiting.length >= MEMBER) flush();
  });
  return {
    onClause,
    end(complete) {
      end(complete);
      flush();
      closeSync(descriptor);
    },
  };
}

/** The first entry of the input, or that there is another: a certificate is of one puzzle. */
export async function onlyEntry(entries: AsyncGenerator<Entry>): Promise<Entry | undefined> {
  let only: Entry | undefined;
  for await (const entry of entries) {
    if (only === undefined) {
      only = entry;
      continue;
    }
    const message = '--certificate is for one puzzle, and here are several: give a file with one';
    return { ...only, outcome: failure({ code: 'several-puzzles', message }) };
  }
  return only;
}

/** Bytes that are read at once: what they hold is checked before a signal or a progress bar has its turn. */
const PIECE = 1 << 14;
const GZIP = [0x1f, 0x8b];

/** The text of a certificate; `onBytes` is told how much of the file was read. `-` is standard input. */
export async function* certificateText(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const source = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: PIECE });
  const bytes = counted(source, onBytes);
  const first = await bytes.next();
  if (first.done) return;
  const whole = chain(first.value, bytes);
  const isGzip = GZIP.every((byte, i) => first.value[i] === byte);
  const text = isGzip ? pipeline(Readable.from(whole), createGunzip(), () => {}) : whole;
  for await (const piece of text) yield piece.toString('latin1');
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

/** What zlib says of data that is not whole. */
export function damagedGzip(error: unknown): Problem | undefined {
  const isZlib = error instanceof Error && 'code' in error && `${error.code}`.startsWith('Z_');
  if (!isZlib) return undefined;
  return {
    code: 'bad-gzip',
    message: `its compressed data is damaged or cut off: ${error.message}`,
  };
}
