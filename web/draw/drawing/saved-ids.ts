// The puzzles of the library that the drawings under an id became, the oldest first. A tab that was
// suspended finds here where its drawing went. A drawing that is begun later under the same id is a
// different drawing, so a tab has to know how long the list was when the tab opened the drawing.

import type { Storage } from '../../storage/storage.ts';
import { recordKeyOf } from './drawing-record.ts';

export async function loadSavedIds(
  storage: Storage,
  from: string | undefined,
): Promise<readonly string[]> {
  const kept = await storage.get('settings', nameOf(from));
  return Array.isArray(kept) && kept.every((id) => typeof id === 'string') ? kept : [];
}

export async function keepSavedId(
  storage: Storage,
  from: string | undefined,
  to: string,
): Promise<void> {
  await storage.put('settings', nameOf(from), [...(await loadSavedIds(storage, from)), to]);
}

function nameOf(from: string | undefined): string {
  return `moved from ${recordKeyOf(from)}`;
}
