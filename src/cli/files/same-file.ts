// Tells whether a file that is to be written is also one that is read.

import { fstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../../puzzle/problem.ts';
import { filesAt, STDIN } from '../input/read-puzzles.ts';

/**
 * Whether two names are the same, or lead to the same file through links. `-` is standard input.
 */
export function isSameFile(input: string, output: string): boolean {
  if (input !== STDIN && resolve(input) === resolve(output)) return true;
  const there = statSync(output, { throwIfNoEntry: false });
  const here = input === STDIN ? fstatSync(0) : statSync(input, { throwIfNoEntry: false });
  return there?.isFile() === true && here?.dev === there.dev && here.ino === there.ino;
}

/**
 * Returns the input that would be overwritten: one of `paths`, a puzzle file in a folder among
 * them, or standard input if there are no paths.
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
 * Returns the problem of an option that would overwrite an input; it is reported with the name of
 * the input.
 */
export function writesOver(option: string): Problem {
  const message = `${option} would write over it: name another file`;
  return { code: 'misplaced-option', message };
}
