// Finds what line solving alone settles of a puzzle, without a single decision.

import type { Grid } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { gridOf, makeBoard } from './board.ts';
import { propagate } from './propagate.ts';

export interface Settled {
  /** False when some line has no arrangement left: the puzzle has no solution. */
  readonly consistent: boolean;
  readonly grid: Grid;
  readonly lineSolves: number;
}

/**
 * Solves all lines but those in `free`, whose clues do not count, until none has anything to add.
 * This call does not pause, although a puzzle of 1000x1000 cells can take several seconds.
 */
export function settleLines(puzzle: Puzzle, free: readonly number[] = []): Settled {
  const board = makeBoard(puzzle, new Set(free));
  const consistent = propagate(board, Number.POSITIVE_INFINITY) === 'fixpoint';
  return { consistent, grid: gridOf(board), lineSolves: board.lineSolves };
}
