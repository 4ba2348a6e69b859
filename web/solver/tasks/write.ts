// A puzzle as the text of a file.

import { FORMATS, formatById } from '../../../src/formats/index.ts';
import { failure, type Outcome } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';

export interface WriteArgs {
  readonly puzzle: Puzzle;
  /** Id of a format. */
  readonly format: string;
}

export async function writePuzzle({ puzzle, format }: WriteArgs): Promise<Outcome<string>> {
  const found = formatById(format);
  if (found !== undefined) return found.write(puzzle);
  const known = FORMATS.map(({ id }) => id).join(', ');
  return failure({ code: 'unknown-format', message: `there is no format ${format}: ${known}` });
}
