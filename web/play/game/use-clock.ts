// Lets the clock of the game run only while somebody sees the board, and records that the player
// uses the pointer, the wheel or the keys.

import { useEffect } from 'react';
import { type Game, leaveGame, returnToGame, touchGame } from './game.ts';
import type { GameStore } from './game-store.ts';

/** The least number of milliseconds between two recorded inputs of the player. */
const RECORDED_EVERY = 5000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export function useClock(store: GameStore): void {
  useEffect(() => {
    const change = (next: (game: Game, now: number) => Game): void =>
      store.setState(({ game }) => ({ game: next(game, Date.now()) }));
    const see = (): void => change(document.hidden ? leaveGame : returnToGame);
    const leave = (): void => change(leaveGame);
    const sense = (): void => {
      const { seen } = store.getState().game.clock;
      if (Math.abs(Date.now() - seen) > RECORDED_EVERY) change(touchGame);
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
