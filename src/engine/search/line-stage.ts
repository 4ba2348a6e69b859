// Runs the first stage, which solves lines to a fixpoint.

import { defined } from '../../puzzle/defined.ts';
import { makeProbing } from '../board/probe.ts';
import { propagate } from '../board/propagate.ts';
import type { Budget, Search, StageOutcome } from './search-state.ts';

export function solveLines(search: Search, { bound }: Budget): StageOutcome {
  const { board, layers, onClause } = search;
  const propagated = propagate(board, bound);
  if (propagated === 'paused') return 'paused';
  if (propagated === 'conflict') return 'done';
  const isOpen = layers.probing && board.unknown > 0;
  const probing = isOpen ? makeProbing(board, defined({ onClause })) : undefined;
  search.stage = { kind: 'probing', probing };
  return 'next';
}
