// The marks on a board from the saved moves. A saved game may come from a backup, so cells that the
// board does not have are skipped.

import type { SavedGame } from '../storage/saved-game.ts';

export function marksOfSavedGame({ past }: SavedGame, cells: number): Uint8Array {
  const marks = new Uint8Array(cells);
  for (const { changes } of past) for (const { cell, to } of changes) marks[cell] = to;
  return marks;
}
