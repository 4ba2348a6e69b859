// Writes puzzles as they are made: to standard output, into one file, or into a folder, where each
// puzzle gets a file of its own.

import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { makeFolder } from '../../batches/folder/make-folder.ts';
import {
  formatByExtension,
  WRITABLE,
  type WritableFormat,
  writeText,
} from '../../formats/index.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { printData } from '../output/print.ts';
import { openOutput, writeOutput } from './output-file.ts';

export interface PuzzleFiles {
  /**
   * Writes a puzzle; `name` is the name of its file in a folder, without an extension. Returns the
   * path of the file that has it, if that is known, or a problem if the format cannot hold it.
   */
  write(puzzle: Puzzle, name: string): Promise<Outcome<string | undefined>>;
  /**
   * Completes a file of several puzzles, which gets its name only now. If no puzzle was written,
   * the file that was there stays.
   */
  finish(): void;
}

interface Target {
  /** Standard output by default. */
  readonly path?: string;
  /** The id of a format; by default that of the extension, or else `non`. */
  readonly to?: string;
  /** How many puzzles there will be. */
  readonly count: number;
}

/**
 * Opens what the puzzles go to. A path leads to a folder if there is one, or if it has no
 * extension. Throws the system's error when a file or a folder cannot be made.
 */
export function openPuzzleFiles({ path, to, count }: Target): Outcome<PuzzleFiles> {
  const isFolder = path !== undefined && leadsToFolder(path);
  const id = to ?? (path === undefined || isFolder ? 'non' : formatByExtension(path)?.id);
  const format = WRITABLE.find((each) => each.id === id);
  if (format === undefined) {
    const message = 'the extension names no format that can be written: add --to FORMAT';
    return failure({ code: 'unknown-format', message });
  }
  if (isFolder) return success(inFolder(path, format));
  if (count > 1 && format.separator === undefined) {
    const message = `a file in the format ${format.id} holds one puzzle, but there are ${count}: give a folder, or --to json or non`;
    return failure({ code: 'several-puzzles', message });
  }
  return success(inOneText(path, format));
}

function leadsToFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? extname(path) === '';
}

function inFolder(folder: string, format: WritableFormat): PuzzleFiles {
  makeFolder(folder);
  return {
    async write(puzzle, name) {
      const written = writeText(format, puzzle);
      if (!written.ok) return written;
      const file = join(folder, `${name}.${format.extensions[0]}`);
      writeOutput(file, written.value.text);
      return success(file);
    },
    finish() {},
  };
}

function inOneText(path: string | undefined, format: WritableFormat): PuzzleFiles {
  const file = path === undefined ? undefined : openOutput(path);
  let isEmpty = true;
  return {
    async write(puzzle) {
      const written = writeText(format, puzzle);
      if (!written.ok) return written;
      const text = `${isEmpty ? '' : (format.separator ?? '')}${written.value.text}`;
      isEmpty = false;
      if (file === undefined) await printData(text);
      else file.write(text);
      return success(path);
    },
    finish: () => (isEmpty ? file?.discard() : file?.finish()),
  };
}
