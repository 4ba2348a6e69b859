// Newcomers: the puzzle that a first visit opens, and whether a person is still new here. The page
// welcomes a newcomer on the first visit, and again until the welcome is over.

import type { Storage } from '../storage/storage.ts';
import { lastPlayed } from './saved-games.ts';

/** A small and easy puzzle. */
export const FIRST_PUZZLE = 'heart';
const KEY = 'welcome';

/** Returns whether the person is new here; from then on, a record says so. */
export async function isNewcomer(storage: Storage): Promise<boolean> {
  const [welcome, last] = await Promise.all([storage.get('settings', KEY), lastPlayed(storage)]);
  if (welcome !== undefined) return welcome === 'open';
  if (last !== undefined) return false;
  void storage.put('settings', KEY, 'open');
  return true;
}

/** Notes that the person needs no welcome any more. */
export function endWelcome(storage: Storage): void {
  void storage.put('settings', KEY, 'over');
}
