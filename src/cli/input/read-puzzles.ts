// Turns the paths of the command line into a stream of entries, in order. A folder stands for the
// puzzle files in it.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readAll, tooLong } from '../../batches/input/text-pieces.ts';
import { decodeText, detect, type Format, formatByExtension } from '../../formats/index.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { CONTACT_SHEET } from '../files/contact-sheet-name.ts';
import { printError } from '../output/print.ts';
import { faultOf } from '../run/fault.ts';
import { isSystemError } from '../run/system-error.ts';
import { entriesOf, type PuzzleEntry } from './file-entries.ts';
import { type FoundFile, filesBelow } from './files-below.ts';
import { unreachable, unreadable } from './unreadable.ts';

export const STDIN = '-';

/** Takes the path of a file in a folder that is not read, because no format has its ending. */
type OnSkipped = (path: string) => void;

export async function* readEntries(
  paths: readonly string[],
  format?: Format,
  onSkipped?: OnSkipped,
): AsyncGenerator<PuzzleEntry> {
  for (const path of orStdin(paths)) {
    yield* orProblem(path, () => entriesAt(path, format, onSkipped));
  }
}

/**
 * Yields the files that `readEntries` reads, including the puzzle files in folders. A file in a
 * folder is left out if it cannot be reached.
 */
export async function* filesAt(
  paths: readonly string[],
  format?: Format,
  onSkipped?: OnSkipped,
): AsyncGenerator<string> {
  for (const path of orStdin(paths)) {
    if (await isFolder(path)) yield* reachedFilesBelow(path, format, onSkipped);
    else yield path;
  }
}

async function* reachedFilesBelow(
  folder: string,
  format?: Format,
  onSkipped?: OnSkipped,
): AsyncGenerator<string> {
  for await (const { path, error } of puzzleFilesBelow(folder, onSkipped)) {
    if (error !== undefined) continue;
    if (await isOtherTable(path, format)) onSkipped?.(path);
    else yield path;
  }
}

function orStdin(paths: readonly string[]): readonly string[] {
  return paths.length > 0 ? paths : [STDIN];
}

async function isFolder(path: string): Promise<boolean> {
  return path !== STDIN && (await stat(path).catch(() => undefined))?.isDirectory() === true;
}

function puzzleFilesBelow(folder: string, onSkipped?: OnSkipped): AsyncGenerator<FoundFile> {
  return filesBelow(folder, (path) => {
    // A contact sheet lies among the puzzles that it shows, and is no page of a puzzle.
    if (basename(path) === CONTACT_SHEET) return false;
    const isPuzzleFile = TABLE.test(path) || formatByExtension(path) !== undefined;
    if (!isPuzzleFile) onSkipped?.(path);
    return isPuzzleFile;
  });
}

/**
 * A table may hold anything: of a folder, only those are read that a format recognises, or all if a
 * format of tables is named.
 */
const TABLE = /\.csv$/i;
const TABLE_FORMATS = ['clues', 'rules-csv'];

async function isOtherTable(path: string, format: Format | undefined): Promise<boolean> {
  if (!TABLE.test(path)) return false;
  if (format !== undefined) return !TABLE_FORMATS.includes(format.id);
  const text = await readText(path);
  return !text.ok || detect(text.value) === undefined;
}

/** Reads the puzzle of a file that must hold just one. */
export async function readOnly(file: string, format?: Format): Promise<Outcome<Puzzle>> {
  let only: Outcome<Puzzle> | undefined;
  for await (const { outcome } of readEntries([file], format)) {
    if (only !== undefined) {
      const message = 'it holds several puzzles: give a file with one';
      return failure({ code: 'several-puzzles', message });
    }
    only = outcome;
  }
  return only ?? failure({ code: 'no-puzzle', message: 'there is no puzzle in it' });
}

/** Reads the whole text of a file or of standard input. */
export async function readText(file: string): Promise<Outcome<string>> {
  try {
    const bytes = await readAll(openStream(file));
    return bytes === undefined ? failure(tooLong()) : decodeText(bytes);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return failure(unreadable(error));
  }
}

export function openStream(file: string): AsyncIterable<Buffer> {
  if (file !== STDIN) return createReadStream(file);
  if (process.stdin.isTTY) printError('Reading a puzzle from the keyboard; Ctrl-D ends it.');
  return process.stdin;
}

/**
 * Turns an error of the system (no such file, no permission) or a fault of the program into an
 * entry, so that the next file is still read.
 */
async function* orProblem(
  path: string,
  read: () => AsyncGenerator<PuzzleEntry>,
): AsyncGenerator<PuzzleEntry> {
  try {
    yield* read();
  } catch (error) {
    const problem = isSystemError(error) ? unreadable(error) : faultOf(error);
    yield { file: path, id: null, outcome: failure(problem) };
  }
}

/** Reads a file, or the puzzle files in a folder and in the folders below it. */
async function* entriesAt(
  path: string,
  format: Format | undefined,
  onSkipped: OnSkipped | undefined,
): AsyncGenerator<PuzzleEntry> {
  if (await isFolder(path)) yield* entriesBelow(path, format, onSkipped);
  else yield* entriesOf(path, openStream(path), format);
}

async function* entriesBelow(
  folder: string,
  format: Format | undefined,
  onSkipped: OnSkipped | undefined,
): AsyncGenerator<PuzzleEntry> {
  let found = false;
  for await (const { path, error } of puzzleFilesBelow(folder, onSkipped)) {
    if (error === undefined && (await isOtherTable(path, format))) {
      onSkipped?.(path);
      continue;
    }
    found = true;
    if (error === undefined) {
      yield* orProblem(path, () => entriesOf(path, openStream(path), format));
    } else {
      yield { file: path, id: null, outcome: failure(unreachable(error)) };
    }
  }
  if (found) return;
  const message = 'the folder holds no puzzle files';
  yield { file: folder, id: null, outcome: failure({ code: 'no-puzzle', message }) };
}
