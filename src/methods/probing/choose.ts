// Chooses the cell to branch on by the numbers of cells that its two tries gained, m0 and m1. One
// high number misleads a sum or a maximum, so the scores favour a cell whose two numbers are both
// high. Source: I-C. Wu and others, An efficient approach to solving nonograms, 2013; their best
// score is min-logd.

import { BOARD, type FullProbing } from './full-probing.ts';
import { countKnownInGrid, isOpen } from './grids.ts';

export const SCORES = {
  'min-logd': (m0, m1) => Math.min(m0, m1) + Math.abs(Math.log((1 + m0) / (1 + m1))),
  min: (m0, m1) => Math.min(m0, m1),
  mul: (m0, m1) => (m0 + 1) * (m1 + 1),
} as const satisfies Readonly<Record<string, (m0: number, m1: number) => number>>;

export type Score = keyof typeof SCORES;

/**
 * Returns the unknown cell with the highest score, the first of equals, or -1 if every cell is
 * known. Call this function after full probing.
 */
export function chooseCell(probing: FullProbing, score: Score): number {
  const { layout, grids, open, rank, known } = probing;
  const before = countKnownInGrid(layout, grids, BOARD);
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const cell of open) {
    if (!isOpen(layout, grids, BOARD, cell)) continue;
    const m0 = known[2 * rank[cell]] - before;
    const m1 = known[2 * rank[cell] + 1] - before;
    const cellScore = SCORES[score](m0, m1);
    if (cellScore <= bestScore) continue;
    best = cell;
    bestScore = cellScore;
  }
  return best;
}
