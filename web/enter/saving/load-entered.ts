// Loads the draft to begin with: the draft that was left unsaved, otherwise the puzzle of the
// address, otherwise an empty board.

import { type LibraryPuzzle, loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import type { Storage } from '../../storage/storage.ts';
import { loadDraft } from '../draft/draft-record.ts';
import {
  draftOfPuzzle,
  emptyDraft,
  MAX_TYPED_SIDE,
  type TypedDraft,
} from '../draft/typed-draft.ts';

export type Entered =
  | {
      readonly kind: 'ready';
      readonly start: TypedDraft;
      readonly base?: LibraryPuzzle;
      /** Whether the draft has changes that were not saved. */
      readonly isLeft: boolean;
    }
  | { readonly kind: 'missing' }
  /** The puzzle is built in and could not be loaded, or is that of a day to come. */
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'too-large'; readonly base: LibraryPuzzle };

export async function loadEntered(storage: Storage, id: string | undefined): Promise<Entered> {
  const left = await loadDraft(storage, id);
  const isLeft = left !== undefined;
  if (id === undefined) return { kind: 'ready', start: left ?? emptyDraft(), isLeft };
  const base = await loadPuzzle(storage, id);
  if (base === undefined) return { kind: 'missing' };
  const { width, height } = base.puzzle;
  if (Math.max(width, height) > MAX_TYPED_SIDE) return { kind: 'too-large', base };
  return { kind: 'ready', start: left ?? draftOfPuzzle(base.puzzle), base, isLeft };
}
