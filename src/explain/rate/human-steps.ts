// Yields the steps of a person from the empty board to the only solution: each step is the easiest
// that there is; of equally easy steps, those near the previous step come first. Symmetry is left
// out, because it rests on a promise that the puzzle itself does not make. When no technique finds
// a step, a cell is taken from the solution, as a step by search.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type MarkedBoard, makeMarkedBoard } from '../model/marked-board.ts';
import { marksAtStart } from '../model/move-history.ts';
import { markedSteps } from '../next-step/marked-steps.ts';
import { findStep } from '../next-step/next-step.ts';
import { stepToSolution } from '../techniques/search.ts';
import type { RatedStep } from './rate-steps.ts';

/** Marks each step on the board when the next is asked for. */
export function humanStepsOf(
  puzzle: Puzzle,
  solution: Int32Array,
  board: MarkedBoard = makeMarkedBoard(puzzle, marksAtStart(puzzle)),
): Generator<RatedStep> {
  return markedSteps(board, (near) => {
    if (board.unknown === 0) return undefined;
    return findStep(board, { near }) ?? stepToSolution(board, solution, near);
  });
}
