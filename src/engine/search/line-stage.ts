// Runs the first stage, which solves lines to a fixpoint.

import { makeProbing } from '../board/probe.ts';
import { propagate } from '../board/propagate.ts';
import type { Budget, Search, StageOutcome } from './search-state.ts';

export function solveLines(search: Search, { bound }: Budget): StageOutcome {
  const { board, layers, onClause } = search;
  const propagated = propagate(board, bound);
  if (propagated === 'paused') return 'paused';
  if (propagated === 'conflict') return 'done';
  const isOpen = layers.probing && board.unknown > 0;
  search.stage = { kind: 'probing', probing: isOpen ? makeProbing(board, onClause) : undefined };
  return 'next';
}
