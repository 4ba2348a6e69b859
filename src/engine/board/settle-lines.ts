// Line solving alone, without a single decision: what it settles of a puzzle.

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
 * Solves lines until none has anything to add, all but those whose clues do not count; 1000x1000
 * cells can take some seconds, in one go.
 */
export function settleLines(puzzle: Puzzle, free: readonly number[] = []): Settled {
  const board = makeBoard(puzzle, new Set(free));
  const consistent = propagate(board, Number.POSITIVE_INFINITY) === 'fixpoint';
  return { consistent, grid: gridOf(board), lineSolves: board.lineSolves };
}
