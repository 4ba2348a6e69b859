// Keeps the game while it is played, and lets its time run only while somebody sees the board.

import { useEffect } from 'react';
import { putSave } from '../shelf/shelf.ts';
import { keepSaved } from './autosave.ts';
import type { Game } from './game.ts';
import { comeBack, goAway, notice, type Session } from './session.ts';

/** Milliseconds between two signs of the player that are noted. */
const PULSE = 5000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export function useKeeping(game: Game): void {
  useEffect(() => {
    const keeper = keepSaved(game, putSave);
    const change = (next: (session: Session, now: number) => Session): void =>
      game.setState(({ session }) => ({ session: next(session, Date.now()) }));
    const leave = (): void => {
      change(goAway);
      keeper.flush();
    };
    const see = (): void => (document.hidden ? leave() : change(comeBack));
    const sense = (): void => {
      if (Date.now() - game.getState().session.clock.seen > PULSE) change(notice);
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
      keeper.stop();
    };
  }, [game]);
}
