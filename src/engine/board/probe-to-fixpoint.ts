// Probes a board until nothing more follows, whatever that costs. The steps of lines and probes
// only ever remove candidates, and what follows from a board also follows from a narrower one, so
// what is left in the end is a property of the puzzle: a faster engine leaves the same.

import { SLICE } from '../../pacing/pace.ts';
import type { Board } from './board.ts';
import { makeProbing, probe, TO_THE_FIXPOINT } from './probe.ts';
import { propagate } from './propagate.ts';

/**
 * Narrows the board of a puzzle that has a solution. Without agreements, only the contradictions
 * count that a single value leads to. Yields false between two slices.
 */
export function* probeToFixpoint(board: Board, keepsAgreements = true): Generator<false, void> {
  propagate(board, Number.POSITIVE_INFINITY);
  const probing = makeProbing(board, { limits: TO_THE_FIXPOINT, keepsAgreements });
  if (probing === undefined) return;
  while (probe(probing, board.work + SLICE) === 'paused') yield false;
}
