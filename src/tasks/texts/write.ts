// Writes a puzzle as the text of a file.

import { WRITABLE } from '../../formats/index.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

interface WriteArgs {
  readonly puzzle: Puzzle;
  /** The id of a format. */
  readonly format: string;
}

export async function writePuzzle({ puzzle, format }: WriteArgs): Promise<Outcome<string>> {
  const write = WRITABLE.find(({ id }) => id === format)?.write;
  if (write !== undefined) return write(puzzle);
  const known = WRITABLE.map(({ id }) => id).join(', ');
  return failure({
    code: 'unknown-format',
    message: `no format ${format} can be written: expected ${known}`,
  });
}
