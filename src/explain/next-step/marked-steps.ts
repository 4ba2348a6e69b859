// Yields one step after another, each found near the step before it.

import type { FoundStep } from '../model/found-step.ts';
import { type MarkedBoard, mark } from '../model/marked-board.ts';

/** Marks each step on the board when the next is asked for; ends when `find` returns none. */
export function* markedSteps<Found extends Pick<FoundStep, 'conclusions'>>(
  board: MarkedBoard,
  find: (near: readonly number[]) => Found | undefined,
): Generator<Found> {
  for (let near: readonly number[] = []; ; ) {
    const step = find(near);
    if (step === undefined) return;
    yield step;
    mark(board, step.conclusions);
    near = step.conclusions.map(({ cell }) => cell);
  }
}
