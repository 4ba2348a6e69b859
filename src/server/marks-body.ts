// The puzzle and the marks of a player in a request: rows of symbols, or a mask of candidates for each cell.

import { emptyMarks } from '../explain/history.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { parseGridOf } from '../puzzle/puzzle-grid.ts';
import type { Limits } from './limits.ts';
import { readPuzzleInput } from './puzzle-body.ts';
import type { PuzzleInput } from './schemas/puzzle.ts';

export interface Marked {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
}

interface MarkedInput {
  readonly puzzle: PuzzleInput;
  readonly marks?: readonly (string | number)[] | undefined;
}

export function readMarked(input: MarkedInput, limits: Limits): Outcome<Marked> {
  const puzzle = readPuzzleInput(input.puzzle, limits, 'explainCells');
  if (!puzzle.ok) return puzzle;
  const marks = readMarks(puzzle.value, input.marks);
  return marks.ok ? success({ puzzle: puzzle.value, marks: marks.value }) : marks;
}

/** Nothing is marked unless told. */
function readMarks(puzzle: Puzzle, marks: MarkedInput['marks']): Outcome<Int32Array> {
  if (marks === undefined) return success(emptyMarks(puzzle));
  if (marks.length > 0 && marks.every((mark) => typeof mark === 'number')) {
    return success(Int32Array.from(marks));
  }
  if (!marks.every((mark) => typeof mark === 'string')) {
    const message = 'marks: expected rows of symbols or a number for each cell, not both';
    return failure({ code: 'bad-shape', message });
  }
  const grid = parseGridOf(puzzle, marks);
  return grid.ok ? success(grid.value.cells) : grid;
}
