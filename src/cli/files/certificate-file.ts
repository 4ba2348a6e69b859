// Certificates as files: written while the search runs, read as text. They are compressed if their
// name (when writing) or their bytes (when reading) say so.

import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import { failure, type Problem } from '../../puzzle/problem.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { isSameFile, writesOver } from './same-file.ts';
import { openSideFile } from './side-file.ts';

/**
 * Characters that are compressed together. Each such piece is a gzip member of its own, so that
 * only one has to wait in memory.
 */
const MEMBER = 1 << 20;
/**
 * Higher levels of compression make a certificate little shorter. This one takes a tenth of the
 * time of the usual level.
 */
const LEVEL = 2;

const KIND = { name: 'the certificate', isKeptInPart: false };

export interface CertificateFile {
  /** Takes the next lines of the certificate. */
  write(lines: string): void;
  finish(): void;
}

/** Throws the system's error when the file cannot be opened. */
export function openCertificate(path: string): CertificateFile {
  const file = openSideFile(path, KIND);
  const isCompressed = /\.gz$/i.test(path);
  let waiting = '';
  const put = (): void => {
    file.write(isCompressed ? gzipSync(waiting, { level: LEVEL }) : waiting);
    waiting = '';
  };
  return {
    write(lines) {
      waiting += lines;
      if (!isCompressed || waiting.length >= MEMBER) put();
    },
    finish() {
      if (waiting !== '') put();
      file.finish();
    },
  };
}

/**
 * Returns the first entry of the input. Its outcome is a failure if no certificate may be written
 * to `file`: a certificate is for one puzzle, and must not overwrite the input.
 */
export async function onlyEntry(
  entries: AsyncGenerator<PuzzleEntry>,
  file: string,
): Promise<PuzzleEntry | undefined> {
  let only: PuzzleEntry | undefined;
  for await (const entry of entries) {
    if (only === undefined) {
      only = entry;
      continue;
    }
    const message = '--certificate is for one puzzle, and here are several: give a file with one';
    return { ...only, outcome: failure({ code: 'several-puzzles', message }) };
  }
  if (only === undefined || !isSameFile(only.file, file)) return only;
  return { ...only, outcome: failure(writesOver('--certificate')) };
}

/** How many bytes are read at once. */
const PIECE = 1 << 14;
const GZIP = [0x1f, 0x8b];

/**
 * Yields the text of a certificate, whose file `-` is standard input; `onBytes` gets the number of
 * bytes that were read so far.
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

/** Reads as many bytes as distinguish gzip from text; a pipe may bring them one by one. */
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

/** Recognizes the codes of zlib for data that is damaged or cut off. */
export function damagedGzip(error: unknown): Problem | undefined {
  const isZlib = error instanceof Error && 'code' in error && `${error.code}`.startsWith('Z_');
  if (!isZlib) return undefined;
  return {
    code: 'bad-gzip',
    message: `its compressed data is damaged or cut off: ${error.message}`,
  };
}
