// Writes a certificate while the search runs. The file is compressed if its name ends in .gz.

import { gzipSync } from 'node:zlib';
import { defined } from '../../puzzle/defined.ts';
import { failure } from '../../puzzle/problem.ts';
import type { ItemOf } from '../../tasks/tasks.ts';
import type { PuzzleEntry } from '../input/file-entries.ts';
import { isSameFile, writesOver } from './same-file.ts';
import { openSideFile } from './side-file.ts';

interface CertificateFile {
  /** Takes the items of the solve, and writes those that are lines of the certificate. */
  readonly onItem: (item: ItemOf<'solve'>) => void;
  finish(): void;
  discard(): void;
}

/**
 * Returns the result of `onlyEntry` as entries, and opens the certificate if that result is a
 * puzzle.
 */
export async function withCertificate(
  entries: AsyncGenerator<PuzzleEntry>,
  file: string,
): Promise<{ entries: AsyncGenerator<PuzzleEntry>; certificate?: CertificateFile }> {
  const only = await onlyEntry(entries, file);
  const certificate = only?.outcome.ok ? openCertificate(file) : undefined;
  const one = (async function* () {
    if (only !== undefined) yield only;
  })();
  return { entries: one, ...defined({ certificate }) };
}

/**
 * Returns the first entry of the input, if there is one. Its outcome is a failure if no certificate
 * may be written to `file`: a certificate is for one puzzle, and must not overwrite the input.
 */
async function onlyEntry(
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

/**
 * A gzip member holds about this many characters. Each member is compressed by itself, so that the
 * text of only one member waits in memory.
 */
const MEMBER = 1 << 20;
/**
 * Higher levels of compression make a certificate hardly any shorter. This level takes a tenth of
 * the time of the default level.
 */
const LEVEL = 2;

const KIND = { name: 'the certificate', isKeptInPart: false };

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
    onItem(item) {
      if (item.kind !== 'certificate') return;
      waiting += item.lines;
      if (!isCompressed || waiting.length >= MEMBER) put();
    },
    finish() {
      if (waiting !== '') put();
      file.finish();
    },
    discard: () => file.discard(),
  };
}
