// Which puzzles of the library the drawings of a place became, the oldest first: a tab that was
// asleep finds there where its drawing went. What is begun at the place later is another drawing,
// so who opens it has to know how many were before. That is one id for each drawing that was saved,
// of which the library itself keeps far more.

import { storage } from '../../storage/database.ts';
import { recordKeyOf } from './drawing-record.ts';

export async function loadSavedIds(from: string | undefined): Promise<readonly string[]> {
  const kept = await storage.get('settings', nameOf(from));
  return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : [];
}

export async function keepSavedId(from: string | undefined, to: string): Promise<void> {
  await storage.put('settings', nameOf(from), [...(await loadSavedIds(from)), to]);
}

function nameOf(from: string | undefined): string {
  return `moved from ${recordKeyOf(from)}`;
}
