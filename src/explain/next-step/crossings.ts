// Finds the steps that only cross out what is left of the lines that a step finishes.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { isCrossingAfter, linesFilledBy } from '../model/finished-lines.ts';
import { makeMarkedBoard, mark } from '../model/marked-board.ts';
import type { LineStep, Step } from '../model/step.ts';
import { stepInLine } from './next-line-step.ts';

/** `marks` are those before the step. Cost: a look at each line in which the step fills a cell. */
export function crossingsAfter(puzzle: Puzzle, marks: Int32Array, step: Step): readonly LineStep[] {
  const board = makeMarkedBoard(puzzle, marks);
  mark(board, step.conclusions);
  return linesFilledBy(puzzle, step).flatMap((line) => {
    const next = stepInLine(board, line);
    if (next === undefined || !isCrossingAfter(puzzle, step, next)) return [];
    mark(board, next.conclusions);
    return [next];
  });
}
