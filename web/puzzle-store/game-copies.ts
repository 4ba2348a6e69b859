// The games of a puzzle that are kept beside the one that goes on, for example after another device
// had another game. Nothing here removes one to make room: screens ask first.

import { knownRecord } from '../storage/known-record.ts';
import { GAME_COPY, gameCopyKey } from '../storage/merge-games.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Storage } from '../storage/storage.ts';

/** Keeps a game beside the one that goes on. The same game is kept once. */
export function keepGameCopy(storage: Storage, save: SavedGame): Promise<void> {
  return storage.put('drafts', gameCopyKey(save), save);
}

export function removeGameCopy(storage: Storage, save: SavedGame): Promise<void> {
  return storage.remove('drafts', gameCopyKey(save));
}

/** Returns the copies of games of a puzzle, the newest first. */
export async function gameCopies(storage: Storage, id: string): Promise<readonly SavedGame[]> {
  const drafts = await storage.all('drafts');
  return [...drafts]
    .filter(([key]) => key.startsWith(GAME_COPY))
    .map(([, value]) => knownRecord('saves', id, value))
    .filter((save) => save !== undefined)
    .toSorted((a, b) => b.changed - a.changed);
}

/**
 * Replaces each copy of a puzzle whose clues have changed by what `edited` returns, and removes the
 * copy if that is undefined.
 */
export async function editGameCopies(
  storage: Storage,
  id: string,
  edited: (copy: SavedGame) => SavedGame | undefined,
): Promise<void> {
  for (const copy of await gameCopies(storage, id)) {
    const next = edited(copy);
    await (next === undefined
      ? removeGameCopy(storage, copy)
      : keepGameCopy(storage, { ...next, changed: copy.changed }));
  }
}
