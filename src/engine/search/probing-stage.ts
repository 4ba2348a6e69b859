// Runs the second stage, which probes as long as that pays.

import { defined } from '../../puzzle/defined.ts';
import { probe } from '../board/probe.ts';
import { startLearning } from '../clause-learning/start-learning.ts';
import { noteSolution } from './note-solution.ts';
import { startPlainly } from './plain-stage.ts';
import type { Budget, ProbingStage, Search, StageOutcome } from './search-state.ts';

export function probeBoard(
  search: Search,
  { probing }: ProbingStage,
  { bound }: Budget,
): StageOutcome {
  const probed = probing === undefined ? 'done' : probe(probing, bound);
  if (probed === 'paused') return 'paused';
  if (probed === 'conflict') return 'done';
  const { board, layers, seed, onClause } = search;
  search.root = board.cells.slice();
  if (board.unknown === 0) return noteSolution(search, board.cells.slice());
  search.past = { probes: probing?.probes ?? 0 };
  if (layers.learning) {
    search.stage = {
      kind: 'setup',
      setup: startLearning(board, layers, seed, defined({ onClause })),
    };
  } else {
    search.stage = startPlainly(search, []);
  }
  return 'next';
}
