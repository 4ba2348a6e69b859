// Removes a puzzle of the person with all that was played of it, so that it can be brought back.

import { defined } from '../../src/puzzle/defined.ts';
import { photoKeyOf } from '../storage/photo-key.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Storage } from '../storage/storage.ts';
import { gameCopies, keepGameCopy, removeGameCopy } from './game-copies.ts';
import { loadSavedGame } from './saved-games.ts';

interface Removed {
  readonly own: OwnPuzzle;
  readonly save?: SavedGame;
  readonly copies: readonly SavedGame[];
  /** The record of the photo of its clues. */
  readonly photo?: unknown;
}

/**
 * Removes a puzzle with its marks, the kept copies of its games and the photo of its clues, and
 * returns all of them, so that `putBack` can restore them. Returns undefined if there is no such
 * puzzle.
 */
export async function removeOwn(storage: Storage, id: string): Promise<Removed | undefined> {
  const own = await storage.get('puzzles', id);
  if (own === undefined) return undefined;
  const [save, copies, photo] = await Promise.all([
    loadSavedGame(storage, id),
    gameCopies(storage, id),
    storage.get('drafts', photoKeyOf(id)),
  ]);
  await Promise.all([
    storage.remove('puzzles', id),
    storage.remove('saves', id),
    storage.remove('drafts', photoKeyOf(id)),
    ...copies.map((copy) => removeGameCopy(storage, copy)),
  ]);
  return { own, ...defined({ save, photo }), copies };
}

/** Leaves a game as it is that another tab has saved since the puzzle was removed. */
export async function putBack(storage: Storage, removed: Removed): Promise<void> {
  const { own, save, copies, photo } = removed;
  await Promise.all([
    storage.put('puzzles', own.id, own),
    storage.update('saves', own.id, (there) => there ?? save),
    ...copies.map((copy) => keepGameCopy(storage, copy)),
    ...(photo === undefined ? [] : [storage.put('drafts', photoKeyOf(own.id), photo)]),
  ]);
}
