// Certificates as files: written while the search runs, read as text, compressed where their name or their bytes say so.

import { closeSync, createReadStream, fstatSync, openSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, gzipSync } from 'node:zlib';
import { type CertificateWriter, certificateWriter } from '../proof/index.ts';
import { failure, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { EXIT, raiseExit } from './exit.ts';
import type { Entry } from './input.ts';
import { describeSystemError, isSystemError, printProblems } from './output.ts';

/** Characters that are compressed together: each such piece is a gzip member, and nothing waits in memory. */
const MEMBER = 1 << 20;
/** Of the levels the one after which text of this kind shrinks little more; a tenth of the time of the usual one. */
const LEVEL = 2;

/**
 * `end` closes the file. A file that cannot be opened is the system's error; one that cannot be written any more is told at
 * once, and the search goes on without it: its answer is worth having.
 */
export function openCertificate(file: string, puzzle: Puzzle): CertificateWriter {
  const descriptor = openSync(file, 'w');
  const isCompressed = /\.gz$/i.test(file);
  let waiting = '';
  let isLost = false;
  const put = (text: string): void => {
    if (isLost || text === '') return;
    isLost = !hasWritten(file, descriptor, isCompressed ? gzipSync(text, { level: LEVEL }) : text);
  };
  const { onClause, end } = certificateWriter(puzzle, (text) => {
    waiting += text;
    if (isCompressed && waiting.length < MEMBER) return;
    put(waiting);
    waiting = '';
  });
  return {
    onClause,
    end(complete) {
      end(complete);
      put(waiting);
      closeSync(descriptor);
    },
  };
}

function hasWritten(file: string, descriptor: number, data: string | Buffer): boolean {
  try {
    writeFileSync(descriptor, data);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const message = `the certificate cannot be written: ${describeSystemError(error)}`;
    printProblems(file, [{ code: 'cannot-write', message }]);
    raiseExit(EXIT.badInput);
    return false;
  }
}

/** By name or by what the name leads to; `-` is standard input. */
function isSameFile(path: string, other: string): boolean {
  if (resolve(path) === resolve(other)) return true;
  const there = statSync(other, { throwIfNoEntry: false });
  const here = path === '-' ? fstatSync(0) : statSync(path, { throwIfNoEntry: false });
  return there?.isFile() === true && here?.dev === there.dev && here.ino === there.ino;
}

/** The first entry of the input, or why there is to be no certificate in `file`: it is of one puzzle, and not over it. */
export async function onlyEntry(
  entries: AsyncGenerator<Entry>,
  file: string,
): Promise<Entry | undefined> {
  let only: Entry | undefined;
  for await (const entry of entries) {
    if (only === undefined) {
      only = entry;
      continue;
    }
    const message = '--certificate is for one puzzle, and here are several: give a file with one';
    return { ...only, outcome: failure({ code: 'several-puzzles', message }) };
  }
  if (only === undefined || !isSameFile(only.file, file)) return only;
  const message = '--certificate would write over the puzzle: name another file';
  return { ...only, outcome: failure({ code: 'misplaced-option', message }) };
}

/** Bytes that are read at once. */
const PIECE = 1 << 14;
const GZIP = [0x1f, 0x8b];

/** The text of a certificate; `onBytes` is told how much of the file was read. `-` is standard input. */
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

/** As many bytes as tell gzip from text; a pipe may bring them one by one. */
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

/** What zlib says of data that is not whole. */
export function damagedGzip(error: unknown): Problem | undefined {
  const isZlib = error instanceof Error && 'code' in error && `${error.code}`.startsWith('Z_');
  if (!isZlib) return undefined;
  return {
    code: 'bad-gzip',
    message: `its compressed data is damaged or cut off: ${error.message}`,
  };
}
