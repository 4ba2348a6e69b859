// Decides whose turn it is: clause learning on the whole board, or the search for symmetric
// solutions.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { CellMap } from '../board/find-symmetries.ts';
import type { Layers } from '../options.ts';
import { makeSymmetricSearch, type SymmetricSearch } from './symmetric-search.ts';

/** Work of one turn, in steps of about 10 ns. */
const TURN = 200_000;
/** Every second turn is for symmetric solutions, and far fewer once there is a solution. */
const PERIOD = 2;
const PERIOD_AFTER = 16;

export interface SymmetricTurns {
  readonly symmetric: SymmetricSearch;
  /** The number of this turn, and the work that is left of it. */
  turn: number;
  left: number;
}

export function makeSymmetricTurns(
  puzzle: Puzzle,
  maps: readonly CellMap[],
  layers: Layers,
  seed: number,
): SymmetricTurns {
  return { symmetric: makeSymmetricSearch(puzzle, maps, layers, seed), turn: 0, left: TURN };
}

/**
 * Returns whether this turn is for symmetric solutions; `found` is the number of solutions so far.
 */
export function hasTurn({ turn }: SymmetricTurns, found: number): boolean {
  return turn % (found === 0 ? PERIOD : PERIOD_AFTER) === 0;
}

export function spendTurn(turns: SymmetricTurns, work: number): void {
  turns.left -= work;
  if (turns.left > 0) return;
  turns.turn++;
  turns.left = TURN;
}
