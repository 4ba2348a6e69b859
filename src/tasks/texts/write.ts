// Writes a puzzle as the text of a file.

import { WRITABLE, type WrittenText, writeText } from '../../formats/index.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

interface WriteArgs {
  readonly puzzle: Puzzle;
  /** The id of a format. */
  readonly format: string;
}

export async function writePuzzle({
  puzzle,
  format: id,
}: WriteArgs): Promise<Outcome<WrittenText>> {
  const format = WRITABLE.find((each) => each.id === id);
  if (format !== undefined) return writeText(format, puzzle);
  const known = WRITABLE.map((each) => each.id).join(', ');
  return failure({
    code: 'unknown-format',
    message: `no format ${id} can be written: expected ${known}`,
  });
}
