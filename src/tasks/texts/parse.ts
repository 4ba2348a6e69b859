// Reads the puzzles in the text of a file of any format, for a page.

import { formatOfFile, type Parsed, readPuzzles } from '../../formats/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';

interface ParseArgs {
  readonly text: string;
  /** The extension of this name decides the format if the text does not. */
  readonly fileName?: string;
}

/** Returns an outcome for each puzzle of the text. */
export async function parseText({
  text,
  fileName = '',
}: ParseArgs): Promise<Success<readonly Parsed[]>> {
  return success(await readPuzzles(text, formatOfFile(text, fileName)));
}
