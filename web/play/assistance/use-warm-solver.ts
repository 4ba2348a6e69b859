// The first hint would pay for the start of its worker and for code that was never run. A hint that
// nobody hears of, once the board is there, pays instead.

import { useEffect } from 'react';
import { quick } from '../../solver/solvers.ts';
import { askedOf, type Helper, playOf } from './ask-worker.ts';

/** Milliseconds that a board has for itself first. */
const LATER = 1000;
/** Cells; on larger boards it might still be at work when a player asks. */
const LARGEST = 2500;

export function useWarmSolver(helper: Helper): void {
  const { game } = helper;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a game, whatever is marked by then
  useEffect(() => {
    if (playOf(helper).cells.length > LARGEST) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const { language } = helper;
      quick
        .ask('hint', { ...askedOf(helper), language }, { signal: leaving.signal })
        // What fails now fails again, and is told, when a player asks.
        .catch(() => undefined);
    }, LATER);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [game]);
}
