// The marks on a board from the saved moves. A saved game may come from a backup, so cells that the
// board does not have are skipped.

import type { SavedGame } from '../../storage/saved-game.ts';

/** `start` are the marks before the first move. */
export function marksOfSavedGame({ past }: SavedGame, start: Uint8Array): Uint8Array {
  const marks = start.slice();
  for (const { changes } of past) for (const { cell, to } of changes) marks[cell] = to;
  return marks;
}
