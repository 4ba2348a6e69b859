// The puzzle of a request: its JSON as it is, or a text in any format, within the limits of the server.

import { formatById, parsePuzzles } from '../formats/index.ts';
import type { PathProblem } from '../formats/json-places.ts';
import { readPuzzle } from '../formats/json-puzzle.ts';
import { failure, type Outcome, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Limits } from './limits.ts';
import type { ApiProblem } from './problems.ts';
import type { PuzzleInput } from './schemas/puzzle.ts';

/** What the puzzle is for decides how large it may be. */
export type Use = 'cells' | 'methodCells' | 'explainCells';

export function readPuzzleInput(
  input: PuzzleInput,
  limits: Limits,
  use: Use = 'cells',
): Outcome<Puzzle> {
  const outcome =
    input.text === undefined ? fromJson(input) : fromText(input.text, input.format, limits);
  if (!outcome.ok) return outcome;
  const problem = sizeProblem(outcome.value, limits, use);
  return problem === undefined ? outcome : failure(problem);
}

/** The reader looks for a puzzle inside a puzzle, but not here. */
function fromJson(input: PuzzleInput): Outcome<Puzzle> {
  const outcome = readPuzzle({ ...input, puzzle: undefined }, ['puzzle']);
  return outcome.ok ? outcome : failure(...outcome.problems.map(withPointer));
}

function withPointer(problem: Problem): ApiProblem {
  const { path = [], ...rest } = problem as PathProblem;
  return { ...rest, path: path.map((part) => `/${part}`).join('') };
}

/** One puzzle, and no picture beyond the limit: on this thread nothing may take long. */
function fromText(text: string, format: string | undefined, { cells }: Limits): Outcome<Puzzle> {
  const known = format === undefined ? undefined : formatById(format);
  const [outcome] = parsePuzzles(text, known, { mostPuzzles: 1, mostCells: cells });
  return outcome;
}

function sizeProblem({ width, height }: Puzzle, limits: Limits, use: Use): Problem | undefined {
  const { side } = limits;
  const cells = Math.min(limits.cells, limits[use]);
  if (width <= side && height <= side && width * height <= cells) return undefined;
  const message = `the puzzle has ${width}x${height} cells: this server takes ${side} a side and ${cells} in all here`;
  return { code: 'too-large', message };
}
