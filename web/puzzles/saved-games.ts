// Where games are kept across reloads: one record a puzzle. The Play screen decides when a game is
// written (play/saving); what a record holds is in storage/saved-game.ts.

import { storage } from '../storage/database.ts';
import type { SavedGame } from '../storage/saved-game.ts';

const LAST_PLAYED = 'last-played';

/** The id of the puzzle that was on the board last. */
export async function lastPlayed(): Promise<string | undefined> {
  const id = await storage.get('settings', LAST_PLAYED);
  return typeof id === 'string' ? id : undefined;
}

export function setLastPlayed(id: string): Promise<void> {
  return storage.put('settings', LAST_PLAYED, id);
}

export function loadSavedGame(id: string): Promise<SavedGame | undefined> {
  return storage.get('saves', id);
}

export function putSavedGame(save: SavedGame): Promise<void> {
  return storage.put('saves', save.puzzleId, save);
}

/**
 * Where a save lies that could not be read to its end: the game that goes on from it writes over
 * the save.
 */
export function keepUnreadGame(save: SavedGame): Promise<void> {
  return storage.put('drafts', `unread ${save.puzzleId} ${save.changed}`, save);
}

export function allSavedGames(): Promise<ReadonlyMap<string, SavedGame>> {
  return storage.all('saves');
}
