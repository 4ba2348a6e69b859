// Chooses the cell to branch on by the numbers of cells that its two tries gained, m0 and m1. One
// high number misleads a sum or a maximum, so most scores favour a cell whose two numbers are both
// high. The paper compares seven scores and finds min-logd best, `log` there being natural. The
// program that the authors released has a score of its own, `released`: like min-logd, but with the
// logarithm of the difference instead of the difference of the logarithms, times 1.85. Source: I-C.
// Wu and others, An efficient approach to solving nonograms, 2013; CGI-LAB/Nonogram, the program.

import { countKnownInGrid, isOpen } from './grids.ts';
import { BOARD, type FullProbing } from './tries.ts';

/** The scores by the names that the paper gives them; the first is the default. */
export const SCORES = {
  'min-logd': (m0, m1) => Math.min(m0, m1) + Math.abs(Math.log((1 + m0) / (1 + m1))),
  'min-logm': (m0, m1) => Math.min(m0, m1) + (Math.log(1 + m0) + 1) * (Math.log(1 + m1) + 1),
  released: (m0, m1) => Math.min(m0, m1) + 1.85 * Math.log(1 + Math.abs(m0 - m1)),
  sqrt: (m0, m1) => Math.min(m0, m1) + Math.sqrt(Math.max(m0, m1) / (Math.min(m0, m1) + 1)),
  min: (m0, m1) => Math.min(m0, m1),
  mul: (m0, m1) => (m0 + 1) * (m1 + 1),
  sum: (m0, m1) => m0 + m1,
  max: (m0, m1) => Math.max(m0, m1),
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
