// The kept copies of games of a puzzle, as a list that a screen changes.

import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { gameCopies, keepGameCopy, removeGameCopy } from '../../puzzle-store/game-copies.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useStorage } from '../../storage/use-storage.ts';

interface GameCopies {
  /** The newest first; undefined until they are read. */
  readonly copies: readonly SavedGame[] | undefined;
  /** Deletes a copy and offers to undo that. */
  readonly remove: (copy: SavedGame) => Promise<void>;
}

export function useGameCopies(id: string): GameCopies {
  const storage = useStorage();
  const text = useText();
  const [copies, setCopies] = useState<readonly SavedGame[]>();
  const reload = useCallback(async () => setCopies(await gameCopies(storage, id)), [storage, id]);
  useEffect(() => void reload(), [reload]);
  const remove = async (copy: SavedGame): Promise<void> => {
    await removeGameCopy(storage, copy);
    await reload();
    showToast(text('transfer.copy.deleted'), {
      label: text('transfer.copy.undo'),
      run: () => void keepGameCopy(storage, copy).then(reload),
    });
  };
  return { copies, remove };
}
