// Adds the saved grids of a file to a puzzle that the library has already. Play offers their marks
// while its board is empty.

import { type Grid, sameGrid } from '../../src/puzzle/grid.ts';
import { MAX_STORED_GRIDS } from '../../src/puzzle/validate-grids.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';
import { builtInOf } from './library-puzzles.ts';

/** The fate of saved grids: built-in puzzles take none, and own ones not any number. */
export type SavedMarks = 'there' | 'added' | 'left';

export async function addSavedGrids(
  storage: Storage,
  id: string,
  grids: readonly Grid[],
): Promise<SavedMarks> {
  if (builtInOf(id) !== undefined) return 'left';
  const before = await storage.update('puzzles', id, (own) =>
    own && fateOf(own, grids) === 'added' ? withSaved(own, grids) : own,
  );
  return before === undefined ? 'left' : fateOf(before, grids);
}

function fateOf(own: OwnPuzzle, grids: readonly Grid[]): SavedMarks {
  const { saved = [] } = own.puzzle;
  const missing = missingIn(own, grids);
  if (missing.length === 0) return 'there';
  return saved.length + missing.length > MAX_STORED_GRIDS ? 'left' : 'added';
}

function withSaved(own: OwnPuzzle, grids: readonly Grid[]): OwnPuzzle {
  const saved = [...(own.puzzle.saved ?? []), ...missingIn(own, grids)];
  return { ...own, puzzle: { ...own.puzzle, saved }, changed: Date.now() };
}

function missingIn({ puzzle: { saved = [] } }: OwnPuzzle, grids: readonly Grid[]): readonly Grid[] {
  return grids.filter((grid) => !saved.some((there) => sameGrid(there, grid)));
}
