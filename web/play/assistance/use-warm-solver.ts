// Asks for a hint soon after the board is shown, and ignores the answer. Otherwise the first hint
// of a player would have to wait for its worker to start and for code that has never run.

import { useEffect } from 'react';
import { quickWorker } from '../../workers/task-workers.ts';
import { type AskContext, askedOf, playOf } from './ask-worker.ts';

/** Milliseconds to wait, so that the board is drawn first. */
const LATER = 1000;
/**
 * The most cells of a board for which the worker is warmed up; with a larger board, the worker
 * might still be busy when a player asks.
 */
const LARGEST = 2500;

export function useWarmSolver(context: AskContext): void {
  const { store } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a game, not after each move.
  useEffect(() => {
    if (playOf(context).cells.length > LARGEST) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const { language } = context;
      quickWorker
        .ask('hint', { ...askedOf(context), language }, { signal: leaving.signal })
        // A failure is ignored here: it would happen again, and be shown, when a player asks.
        .catch(() => undefined);
    }, LATER);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [store]);
}
