// Plays through puzzles to the boards on which no step of a single line is left.

import { type MarkedBoard, makeMarkedBoard, mark } from '../../src/explain/model/marked-board.ts';
import { marksAtStart } from '../../src/explain/model/move-history.ts';
import { findStep } from '../../src/explain/next-step/next-step.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

/**
 * Marks step after step until there is none. Before each step that needs more than a line, and at
 * the end if cells are unknown, calls `look` with the board and with the cells of the last move.
 */
export function eachLookahead(
  puzzle: Puzzle,
  look: (board: MarkedBoard, near: readonly number[]) => void,
): void {
  const board = makeMarkedBoard(puzzle, marksAtStart(puzzle));
  for (let near: readonly number[] = []; board.unknown > 0; ) {
    const step = findStep(board, { near });
    if (step === undefined || step.tier > 4) look(board, near);
    if (step === undefined) return;
    mark(board, step.conclusions);
    near = step.conclusions.map(({ cell }) => cell);
  }
}
