// Reads the puzzles in the text of a file of any format, for a page.

import { formatOfFile, type Parsed, parsePuzzles } from '../../formats/index.ts';
import { failure, type Success, success } from '../../puzzle/problem.ts';

interface ParseArgs {
  readonly text: string;
  /** The extension of this name decides the format if the text does not. */
  readonly fileName?: string;
}

/**
 * Returns an outcome for each puzzle of the text. A puzzle with given cells is refused, because a
 * board that did not show them would be another puzzle.
 */
export async function parseText({
  text,
  fileName = '',
}: ParseArgs): Promise<Success<readonly Parsed[]>> {
  return success(parsePuzzles(text, formatOfFile(text, fileName)).map(withoutGiven));
}

const NO_GIVEN = {
  code: 'no-given',
  message:
    'the puzzle has given cells, which this page cannot show: use the command line or the API',
};

function withoutGiven(parsed: Parsed): Parsed {
  const { given } = parsed.ok ? parsed.value : (parsed.draft ?? {});
  return given === undefined ? parsed : failure(NO_GIVEN);
}
