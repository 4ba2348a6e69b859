// If moves of a save could not be played, puts the save aside before the game goes on, and tells
// the person.

import { useEffect } from 'react';
import { unreadMoves } from '../../board/state/restore-play.ts';
import { keepUnreadGame } from '../../puzzle-store/saved-games.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { type AskContext, showAnswer } from '../assistance/ask-worker.ts';

export function useUnreadMoves(context: AskContext, save: SavedGame | undefined): void {
  const storage = useStorage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a game, not again for a language.
  useEffect(() => {
    if (save === undefined) return;
    const count = unreadMoves(save, context.store.getState().game.play);
    if (count === 0) return;
    void keepUnreadGame(storage, save);
    showAnswer(context, { kind: 'sentence', sentence: context.text('play.unread', { count }) });
  }, [context.store, save]);
}
