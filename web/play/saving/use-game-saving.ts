// Saves the game while it is played, in step with other tabs.

import { useEffect } from 'react';
import { loadSavedGame, putSavedGame } from '../../puzzle-store/saved-games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useStorage } from '../../storage/use-storage.ts';
import type { GameStore } from '../game/game-store.ts';
import { type SavedGames, shareGame } from './shared-game.ts';

const CHANNEL = 'crosshatch-saves';

/**
 * `save` is the record that the game began with. `useClock` must be called before this hook, so
 * that the clock has stopped when the game is saved on leaving.
 */
export function useGameSaving(store: GameStore, save: SavedGame | undefined): void {
  const storage = useStorage();
  useEffect(() => {
    const saves: SavedGames = {
      load: (id) => loadSavedGame(storage, id),
      put: (record) => putSavedGame(storage, record),
    };
    const { wake, hide, leave } = shareGame(store, saves, new BroadcastChannel(CHANNEL), save);
    const see = (): void => (document.hidden ? hide() : wake());
    document.addEventListener('visibilitychange', see);
    addEventListener('pageshow', wake);
    addEventListener('focus', wake);
    addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', see);
      removeEventListener('pageshow', wake);
      removeEventListener('focus', wake);
      removeEventListener('pagehide', hide);
      leave();
    };
  }, [storage, store, save]);
}
