// Chooses the row that comes next: the next one from the top, the one with the most cells that the
// columns have settled, or the one with the fewest arrangements left.

import { isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { countWays, makeWays } from '../count-arrangements.ts';
import { rowClues } from '../line-clues.ts';
import type { Columns } from './columns.ts';

export const ROW_ORDERS = ['given', 'confirmed', 'fewest'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

/**
 * Chooses a row that `isPlaced` does not mark, the uppermost of equals. At least one row must be
 * left.
 */
export type ChooseRow = (placed: number, isPlaced: Uint8Array) => number;

export function makeChooser(puzzle: Puzzle, columns: Columns, order: RowOrder): ChooseRow {
  if (order === 'given') return (placed) => placed;
  const mask = new Int32Array(puzzle.width);
  const rate = order === 'confirmed' ? rateBySettled : makeRateByWays(puzzle);
  return (placed, isPlaced) => {
    let best = -1;
    let bestRate = Number.POSITIVE_INFINITY;
    for (let row = 0; row < puzzle.height; row++) {
      if (isPlaced[row]) continue;
      columns.allow(placed, row, mask);
      const rated = rate(mask, row);
      if (best >= 0 && rated >= bestRate) continue;
      best = row;
      bestRate = rated;
    }
    return best;
  };
}

function rateBySettled(mask: Int32Array): number {
  let open = 0;
  for (const candidates of mask) if (!isKnown(candidates)) open++;
  return open;
}

function makeRateByWays(puzzle: Puzzle): (mask: Int32Array, row: number) => number {
  const clues = rowClues(puzzle);
  const ways = makeWays(clues);
  return (mask, row) => countWays(clues[row], mask, ways);
}
