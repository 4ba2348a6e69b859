// Reads a puzzle, and the marks of a player on it, from the JSON that a client sent. Reading can
// take a second for a megabyte, so long texts are read on a thread that has that time.

import { type History, marksAtStart, withGivenCells } from '../../explain/model/move-history.ts';
import { withGoalRemark } from '../../formats/goal-remark.ts';
import { formatById, type Parsed, parsePuzzles } from '../../formats/index.ts';
import { readJsonPuzzle } from '../../formats/json/read-json-puzzle.ts';
import type { PathProblem } from '../../formats/text/json-places.ts';
import { defined } from '../../puzzle/defined.ts';
import { elementAt } from '../../puzzle/element-at.ts';
import type { Size } from '../../puzzle/places.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { parseGridOf } from '../../puzzle/puzzle-grid.ts';

/** The size of the largest puzzle that is accepted. */
export interface PuzzleBounds {
  readonly side: number;
  readonly cells: number;
}

/** The part of a request's JSON that describes the board; its shape has been checked. */
export interface SentPosition {
  readonly puzzle: SentPuzzle;
  /** Rows of symbols, or a mask of candidates for each cell. */
  readonly marks?: readonly (string | number)[];
  readonly history?: History;
  /** A full grid, as rows of symbols. */
  readonly grid?: readonly string[];
  /** The text of a certificate. */
  readonly certificate?: string;
}

/** Clues as JSON, or a text in any format. */
type SentPuzzle = Readonly<Record<string, unknown>> & {
  readonly text?: string;
  readonly format?: string;
};

export function readSentPuzzle(sent: SentPuzzle, bounds: PuzzleBounds): Parsed {
  const outcome = sent.text === undefined ? fromJson(sent) : fromText(sent.text, sent, bounds);
  if (!outcome.ok) return outcome;
  const problem = sizeProblem(outcome.value, bounds);
  return problem === undefined ? outcome : failure(problem);
}

/**
 * Reads a puzzle in JSON. `readJsonPuzzle` would also look for a puzzle in the key `puzzle` of
 * `sent`, but a request has its puzzle in one place only.
 */
function fromJson(sent: SentPuzzle): Parsed {
  const outcome = withGoalRemark(readJsonPuzzle({ ...sent, puzzle: undefined }, ['puzzle']));
  if (!outcome.ok) return failure(...outcome.problems.map(withPointer));
  return { ...outcome, ...defined({ remarks: outcome.remarks?.map(withPointer) }) };
}

/** Replaces `path` by a JSON pointer. */
function withPointer(problem: Problem): Problem {
  const { path = [], ...rest } = problem as PathProblem;
  return { ...rest, path: path.map((part) => `/${part}`).join('') } as Problem;
}

/** How many grids a text of the largest size may have: a goal, a saved grid and given cells. */
const GRIDS = 3;

function fromText(text: string, { format }: SentPuzzle, { cells }: PuzzleBounds): Parsed {
  const known = format === undefined ? undefined : formatById(format);
  const limits = { mostPuzzles: 1, mostCells: GRIDS * cells };
  return elementAt(parsePuzzles(text, known, limits), 0);
}

export function sizeProblem(
  { width, height }: Size,
  { side, cells }: PuzzleBounds,
): Problem | undefined {
  if (width <= side && height <= side && width * height <= cells) return undefined;
  const message = `the puzzle has ${width}x${height} cells: this server takes ${side} a side and ${cells} in all here`;
  return { code: 'too-large', message };
}

/** Reads the marks of the request; if the request has no `marks`, no cell is marked. */
export function readSentMarks(puzzle: Puzzle, marks: SentPosition['marks']): Outcome<Int32Array> {
  if (marks === undefined) return success(marksAtStart(puzzle));
  if (marks.length > 0 && marks.every((mark) => typeof mark === 'number')) {
    return success(withGivenCells(puzzle, Int32Array.from(marks)));
  }
  if (!marks.every((mark) => typeof mark === 'string')) {
    const message = 'marks: expected rows of symbols or a number for each cell, not both';
    return failure({ code: 'bad-shape', message });
  }
  const grid = parseGridOf(puzzle, marks);
  return grid.ok ? success(withGivenCells(puzzle, grid.value.cells)) : grid;
}
