// Keeps the game while it is played, in step with other tabs, and lets its time run only while
// somebody sees the board.

import { useEffect } from 'react';
import { loadSavedGame, putSavedGame } from '../../puzzles/saved-games.ts';
import { comeBack, goAway, notice, type Session } from '../game/game.ts';
import type { Game } from '../game/game-store.ts';
import { keepSaved } from './autosave.ts';
import { joinTabs } from './other-tabs.ts';

/** Milliseconds between two signs of the player that are noted. */
const PULSE = 5000;
const CHANNEL = 'crosshatch-saves';
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** `known` is when the save was kept that the game began with. */
export function useKeeping(game: Game, known: number | undefined): void {
  useEffect(() => {
    const keeper = keepSaved(game, async (save) => {
      tabs.writes(save);
      await putSavedGame(save);
      tabs.wrote(save);
    });
    const tabs = joinTabs(game, keeper, new BroadcastChannel(CHANNEL), loadSavedGame, known);
    const change = (next: (session: Session, now: number) => Session): void =>
      game.setState(({ session }) => ({ session: next(session, Date.now()) }));
    const leave = (): void => {
      change(goAway);
      // A look that is under way may never end. Where the player has to choose, nothing is written
      // before.
      if (game.getState().elsewhere === undefined) keeper.resume();
      keeper.flush();
    };
    const look = (): void => void tabs.look();
    const see = (): void => (document.hidden ? leave() : change(comeBack));
    const wake = (): void => {
      see();
      if (!document.hidden) look();
    };
    const sense = (): void => {
      if (Date.now() - game.getState().session.clock.seen > PULSE) change(notice);
    };
    see();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', look);
    addEventListener('focus', look);
    addEventListener('pagehide', leave);
    for (const sign of SIGNS) addEventListener(sign, sense, { passive: true });
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', look);
      removeEventListener('focus', look);
      removeEventListener('pagehide', leave);
      for (const sign of SIGNS) removeEventListener(sign, sense);
      leave();
      keeper.stop();
      tabs.stop();
    };
  }, [game, known]);
}
