// Alternates, in rounds of equal work, between clause learning on the whole board and the search
// for symmetric solutions.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { CellMap } from '../board/find-symmetries.ts';
import type { Layers } from '../options.ts';
import { makeSymmetricSearch, type SymmetricSearch } from './symmetric-search.ts';

/** Work of one round, in steps of about 10 ns. */
const ROUND = 200_000;
/**
 * One round in `PERIOD` is for symmetric solutions until the first solution is found, then one
 * round in `PERIOD_AFTER`.
 */
const PERIOD = 2;
const PERIOD_AFTER = 16;

export interface Alternation {
  readonly symmetric: SymmetricSearch;
  /** The number of the current round, and how much work is left in this round. */
  round: number;
  left: number;
}

export function makeAlternation(
  puzzle: Puzzle,
  maps: readonly CellMap[],
  layers: Layers,
  seed: number,
): Alternation {
  return { symmetric: makeSymmetricSearch(puzzle, maps, layers, seed), round: 0, left: ROUND };
}

/**
 * Returns whether this round is for symmetric solutions; `found` is the number of solutions so far.
 */
export function isForSymmetric({ round }: Alternation, found: number): boolean {
  return round % (found === 0 ? PERIOD : PERIOD_AFTER) === 0;
}

export function spendWork(alternation: Alternation, work: number): void {
  alternation.left -= work;
  if (alternation.left > 0) return;
  alternation.round++;
  alternation.left = ROUND;
}
