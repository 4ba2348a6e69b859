// The marks of a board at another moment: after the first moves of a game, after the first steps of
// an explanation, or with a solution filled in.

import type { Step } from '../../../src/explain/model/step.ts';
import { colourOf, type Grid, isKnown } from '../../../src/puzzle/grid.ts';
import { CROSS, isUnmarked, markOfMask, painted, UNMARKED } from '../../board/state/mark.ts';
import type { MarkChange, PlayedMove } from '../../board/state/play-state.ts';

/** Returns `start` after the first `count` moves. */
export function cellsAfterMoves(
  start: Uint8Array,
  moves: readonly PlayedMove[],
  count: number,
): Uint8Array {
  const cells = start.slice();
  for (const { changes } of moves.slice(0, count)) {
    for (const { cell, to } of changes) cells[cell] = to;
  }
  return cells;
}

/**
 * Returns `start` with marks in the cells that the first `count` steps make known. A conclusion
 * that leaves several candidates makes no mark.
 */
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

/**
 * Returns the marks of a solution: its painted cells, and the crosses of `cells` that are on its
 * background.
 */
export function cellsOfSolution(cells: Uint8Array, { cells: solved }: Grid): Uint8Array {
  return cells.map((mark, cell) => {
    const colour = colourOf(solved[cell]);
    if (colour > 0) return painted(colour);
    return mark === CROSS ? CROSS : UNMARKED;
  });
}

/**
 * Returns the marks after the known cells of `known` are filled in; all other cells stay as they
 * are.
 */
export function cellsOfKnown(cells: Uint8Array, { cells: known }: Grid): Uint8Array {
  return cells.map((mark, cell) => (isKnown(known[cell]) ? markOfMask(known[cell]) : mark));
}

/** Returns the changes that remove the marks of the cells `which`. */
export function openingChanges(cells: Uint8Array, which: readonly number[]): MarkChange[] {
  return which.flatMap((cell) =>
    cells[cell] === UNMARKED ? [] : [{ cell, from: cells[cell], to: UNMARKED }],
  );
}

/**
 * Returns the number of marks that agree with a solution minus the number of marks that do not;
 * notes do not count.
 */
export function agreement(cells: Uint8Array, solution: Grid): number {
  const marked = cells.filter((mark) => !isUnmarked(mark)).length;
  return marked - 2 * wrongAgainst(cells, solution).length;
}

/** Returns the cells whose mark, other than a note, differs from a solution. */
export function wrongAgainst(cells: Uint8Array, { cells: solved }: Grid): number[] {
  return [...cells.keys()].filter((cell) => {
    const mark = cells[cell];
    return !isUnmarked(mark) && mark !== markOfMask(solved[cell]);
  });
}
