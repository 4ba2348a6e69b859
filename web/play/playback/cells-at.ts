// The marks of a board at other moments than now: after so many moves of a game, after so many
// steps of an explanation, with a solution filled in.

import type { Step } from '../../../src/explain/model/step.ts';
import { colourOf, type Grid, isKnown } from '../../../src/puzzle/grid.ts';
import { CROSS, isOpen, markOfMask, OPEN, painted } from '../../board/state/mark.ts';
import type { Change, Move } from '../../board/state/play-state.ts';

/** Of a board of `size` cells after the first `count` moves. */
export function cellsAfterMoves(size: number, moves: readonly Move[], count: number): Uint8Array {
  const cells = new Uint8Array(size);
  for (const { changes } of moves.slice(0, count)) {
    for (const { cell, to } of changes) cells[cell] = to;
  }
  return cells;
}

/** What steps settle is marked; that a cell lacks one of several colours cannot be. */
export function cellsAfterSteps(
  start: Uint8Array,
  steps: readonly Step[],
  count: number,
): Uint8Array {
  const cells = start.slice();
  for (const step of steps.slice(0, count)) {
    for (const { cell, candidates } of step.conclusions) {
      if (isKnown(candidates)) cells[cell] = markOfMask(candidates);
    }
  }
  return cells;
}

/** The painted cells of a solution; crosses that are right stay. */
export function cellsOfSolution(cells: Uint8Array, { cells: solved }: Grid): Uint8Array {
  return cells.map((mark, cell) => {
    const colour = colourOf(solved[cell]);
    if (colour > 0) return painted(colour);
    return mark === CROSS ? CROSS : OPEN;
  });
}

/** Cells that are the same in all solutions become marks. */
export function sureCells(cells: Uint8Array, { cells: known }: Grid): Uint8Array {
  return cells.map((mark, cell) => (isKnown(known[cell]) ? markOfMask(known[cell]) : mark));
}

/** Changes that open cells again. */
export function openingChanges(cells: Uint8Array, which: readonly number[]): Change[] {
  return which.flatMap((cell) =>
    cells[cell] === OPEN ? [] : [{ cell, from: cells[cell], to: OPEN }],
  );
}

/**
 * How many paintings and crosses of the board a solution agrees with, less those that it does not.
 */
export function agreement(cells: Uint8Array, solution: Grid): number {
  const marked = cells.filter((mark) => !isOpen(mark)).length;
  return marked - 2 * wrongAgainst(cells, solution).length;
}

/** Cells that are painted or crossed otherwise than in a solution. */
export function wrongAgainst(cells: Uint8Array, { cells: solved }: Grid): number[] {
  return [...cells.keys()].filter((cell) => {
    const mark = cells[cell];
    return !isOpen(mark) && mark !== markOfMask(solved[cell]);
  });
}
