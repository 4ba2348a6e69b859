// Puzzles from the text of a file of any format.

import { formatOfFile, type Parsed, parsePuzzles } from '../../../src/formats/index.ts';

export interface ParseArgs {
  readonly text: string;
  /** Its extension tells the format where the text does not. */
  readonly fileName?: string;
}

export async function parseText({ text, fileName = '' }: ParseArgs): Promise<readonly Parsed[]> {
  return parsePuzzles(text, formatOfFile(text, fileName));
}
