// Ends the pause when the player does something that needs the board, and when the time is no
// longer shown, because the page offers pauses together with the time.

import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { GameStore } from '../game/game-store.ts';
import { goOn, needsBoard } from './pause.ts';

export function usePause(store: GameStore): void {
  const showTimer = useSettings((settings) => settings.showTimer);
  useEffect(() => {
    if (!showTimer) return goOn(store);
    return store.subscribe((state, before) => {
      if (state.game.isPaused && needsBoard(state, before)) goOn(store);
    });
  }, [store, showTimer]);
}
