// Reads the puzzles in the text of a file of any format, for a page.

import { formatOfFile, type Parsed, parsePuzzles } from '../../formats/index.ts';
import { isExactClue } from '../../puzzle/clue.ts';
import { failure, type Problem, type Success, success } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';

interface ParseArgs {
  readonly text: string;
  /** The extension of this name decides the format if the text does not. */
  readonly fileName?: string;
}

/**
 * Returns an outcome for each puzzle of the text. A puzzle that a board of the page cannot show is
 * refused, because without the rest it would be another puzzle.
 */
export async function parseText({
  text,
  fileName = '',
}: ParseArgs): Promise<Success<readonly Parsed[]>> {
  return success(parsePuzzles(text, formatOfFile(text, fileName)).map(unlessUnshown));
}

function unlessUnshown(parsed: Parsed): Parsed {
  const puzzle = parsed.ok ? parsed.value : parsed.draft;
  const problem = puzzle && unshownProblem(puzzle);
  return problem === undefined ? parsed : failure(problem);
}

function unshownProblem(puzzle: Draft): Problem | undefined {
  const advice = 'which this page cannot show: use the command line or the API';
  if (puzzle.given !== undefined)
    return { code: 'no-given', message: `the puzzle has given cells, ${advice}` };
  if ([...puzzle.rows, ...puzzle.columns].every(isExactClue)) return undefined;
  const message = `the puzzle has blocks of unknown length or unknown lines, ${advice}`;
  return { code: 'no-open-clues', message };
}
