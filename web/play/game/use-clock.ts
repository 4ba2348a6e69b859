// Lets the clock of the game run only while somebody sees the board, and records the signs of the
// player.

import { useEffect } from 'react';
import { comeBack, type Game, goAway, notice } from './game.ts';
import type { GameStore } from './game-store.ts';

/** The least milliseconds between two signs of the player that are recorded. */
const PULSE = 5000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export function useClock(store: GameStore): void {
  useEffect(() => {
    const change = (next: (game: Game, now: number) => Game): void =>
      store.setState(({ game }) => ({ game: next(game, Date.now()) }));
    const see = (): void => change(document.hidden ? goAway : comeBack);
    const leave = (): void => change(goAway);
    const sense = (): void => {
      if (Date.now() - store.getState().game.clock.seen > PULSE) change(notice);
    };
    see();
    document.addEventListener('visibilitychange', see);
    addEventListener('pagehide', leave);
    for (const sign of SIGNS) addEventListener(sign, sense, { passive: true });
    return () => {
      document.removeEventListener('visibilitychange', see);
      removeEventListener('pagehide', leave);
      for (const sign of SIGNS) removeEventListener(sign, sense);
      leave();
    };
  }, [store]);
}
