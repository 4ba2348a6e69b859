// Tells whether a file to write is also a file to read.

import { fstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../../puzzle/problem.ts';
import { filesAt, STDIN } from '../input/read-puzzles.ts';

/**
 * Whether two paths are equal or lead to the same regular file. The input `-` is standard input.
 */
export function isSameFile(input: string, output: string): boolean {
  if (input !== STDIN && resolve(input) === resolve(output)) return true;
  const there = statSync(output, { throwIfNoEntry: false });
  const here = input === STDIN ? fstatSync(0) : statSync(input, { throwIfNoEntry: false });
  return there?.isFile() === true && here?.dev === there.dev && here.ino === there.ino;
}

/**
 * Returns the input that `output` would overwrite, or undefined if there is none. The inputs are
 * the files in `paths` and the puzzle files in folders of `paths`, or standard input if `paths` is
 * empty.
 */
export async function inputAt(
  output: string | undefined,
  paths: readonly string[],
): Promise<string | undefined> {
  if (output === undefined) return undefined;
  for await (const file of filesAt(paths)) if (isSameFile(file, output)) return file;
  return undefined;
}

/**
 * Returns the problem of an option that would overwrite an input. The message says "it" because the
 * name of the input is reported with the problem.
 */
export function writesOver(option: string): Problem {
  const message = `${option} would write over it: name another file`;
  return { code: 'misplaced-option', message };
}
