// Whether the page welcomes a person: on the first visit of a browser, and again on later visits
// until the welcome is over. The record of that is kept among the settings.

import { lastPlayed } from '../../puzzle-store/saved-games.ts';
import type { Storage } from '../../storage/storage.ts';

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
