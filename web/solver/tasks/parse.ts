// Puzzles from the text of a file of any format.

import { formatByExtension, type Parsed, parsePuzzles } from '../../../src/formats/index.ts';

export interface ParseArgs {
  readonly text: string;
  /** Its extension tells the format where the text does not. */
  readonly fileName?: string;
}

export async function parseText({ text, fileName = '' }: ParseArgs): Promise<readonly Parsed[]> {
  const outcomes = parsePuzzles(text);
  const format = formatByExtension(fileName);
  const isUnknown = outcomes.length === 1 && !outcomes[0].ok && isUnknownFormat(outcomes[0]);
  return isUnknown && format !== undefined ? parsePuzzles(text, format) : outcomes;
}

function isUnknownFormat(outcome: Parsed & { ok: false }): boolean {
  return outcome.problems[0]?.code === 'unknown-format';
}
