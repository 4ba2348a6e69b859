// A save that could not be read to its end is put aside before the game goes on, and the person is
// told.

import { useEffect } from 'react';
import type { Save } from '../../board/save.ts';
import { unreadMoves } from '../../board/state/restore-play.ts';
import { putAside } from '../../shelf/shelf.ts';
import { type Helper, tellAll } from '../assistance/ask-worker.ts';

export function useUnread(helper: Helper, save: Save | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a game; another language is no news.
  useEffect(() => {
    if (save === undefined) return;
    const count = unreadMoves(save, helper.game.getState().session.play);
    if (count === 0) return;
    void putAside(save);
    tellAll(helper, { kind: 'said', sentence: helper.text('play.unread', { count }) });
  }, [helper.game, save]);
}
