// Whether a file that is to be written is one that is read.

import { fstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../puzzle/problem.ts';

/** By name or by what the name leads to; `-` is standard input. */
export function isSameFile(input: string, output: string): boolean {
  if (resolve(input) === resolve(output)) return true;
  const there = statSync(output, { throwIfNoEntry: false });
  const here = input === '-' ? fstatSync(0) : statSync(input, { throwIfNoEntry: false });
  return there?.isFile() === true && here?.dev === there.dev && here.ino === there.ino;
}

/** Of the files that were named, the one that would be written over. */
export function inputAt(output: string | undefined, paths: readonly string[]): string | undefined {
  return output === undefined ? undefined : paths.find((path) => isSameFile(path, output));
}

/** Told of the input. */
export function writesOver(option: string): Problem {
  const message = `${option} would write over it: name another file`;
  return { code: 'misplaced-option', message };
}
