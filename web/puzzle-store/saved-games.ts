// The store of games across reloads: one record a puzzle. The Play screen decides when a game is
// written (play/saving); storage/saved-game.ts says what a record holds.

import type { SavedGame } from '../storage/saved-game.ts';
import type { Storage } from '../storage/storage.ts';

const LAST_PLAYED = 'last-played';

/** Returns the id of the puzzle that was played most recently; undefined if there is none. */
export async function lastPlayed(storage: Storage): Promise<string | undefined> {
  const id = await storage.get('settings', LAST_PLAYED);
  return typeof id === 'string' ? id : undefined;
}

export function setLastPlayed(storage: Storage, id: string): Promise<void> {
  return storage.put('settings', LAST_PLAYED, id);
}

export function loadSavedGame(storage: Storage, id: string): Promise<SavedGame | undefined> {
  return storage.get('saves', id);
}

export function putSavedGame(storage: Storage, save: SavedGame): Promise<void> {
  return storage.put('saves', save.puzzleId, save);
}

/**
 * Stores a copy of a saved game of which some moves could not be played, because the game that
 * continues will overwrite the original.
 */
export function keepUnreadGame(storage: Storage, save: SavedGame): Promise<void> {
  return storage.put('drafts', `unread ${save.puzzleId} ${save.changed}`, save);
}

export function allSavedGames(storage: Storage): Promise<ReadonlyMap<string, SavedGame>> {
  return storage.all('saves');
}
