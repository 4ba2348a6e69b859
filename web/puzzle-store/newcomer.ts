// Newcomers: the puzzle that a first visit opens, whether a person is still new here, and how far
// the tutorial is done. The page welcomes a newcomer on the first visit, and again until the
// welcome is over.

import { isObject } from '../app/json.ts';
import type { Storage } from '../storage/storage.ts';
import { lastPlayed } from './saved-games.ts';

/** A small and easy puzzle. */
export const FIRST_PUZZLE = 'heart';
const KEY = 'welcome';
/** The key of the tutorial among the settings. */
export const TUTORIAL_KEY = 'tutorial';

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

/** Returns how many lessons of the tutorial are done; 0 also for a record of another shape. */
export async function lessonsDone(storage: Storage): Promise<number> {
  const saved = await storage.get('settings', TUTORIAL_KEY);
  const lesson = isObject(saved) ? saved.lesson : 0;
  return typeof lesson === 'number' && Number.isInteger(lesson) && lesson > 0 ? lesson : 0;
}
