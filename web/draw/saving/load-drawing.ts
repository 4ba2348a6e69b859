// Loads the drawing with which the screen begins: the drawing recorded in the browser, else the
// picture of a puzzle, else an empty sheet. An own puzzle with a goal is edited itself. The picture
// of any other puzzle is the solution on its board, and is edited as a copy.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type LibraryPuzzle, loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { solutionOnBoard } from '../../puzzle-store/pictures/solution-on-board.ts';
import { loadSavedGame } from '../../puzzle-store/saved-games.ts';
import type { Storage } from '../../storage/storage.ts';
import { loadDrawingRecord } from '../drawing/drawing-record.ts';
import { type DrawingState, startDrawing } from '../drawing/drawing-state.ts';
import { emptyPicture, isSide, type Picture, pictureOfPuzzle } from '../drawing/picture.ts';

/**
 * `edited` if the clues of the puzzle were edited after it was drawn, so that it no longer has the
 * picture; `copied` if the drawing began as a copy of the solution.
 */
export type Apart = 'edited' | 'copied';

export type Loaded =
  | {
      readonly kind: 'ready';
      readonly start: DrawingState;
      readonly saved?: Puzzle;
      /** Why the drawing is saved beside the puzzle of its address, if it is. */
      readonly apart?: Apart;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'no-picture'; readonly puzzle: Puzzle }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number };

export async function loadDrawing(storage: Storage, id: string | undefined): Promise<Loaded> {
  const left = await loadDrawingRecord(storage, id);
  if (id === undefined) {
    return { kind: 'ready', start: left ?? startDrawing(emptyPicture()) };
  }
  const there = await loadPuzzle(storage, id);
  if (there === undefined) return { kind: 'missing' };
  const { puzzle, origin, made } = there;
  const own = origin === 'own' ? pictureOfPuzzle(puzzle) : undefined;
  if (own === undefined && left !== undefined)
    return { kind: 'ready', start: left, apart: made === 'drawn' ? 'edited' : 'copied' };
  const picture = own ?? (await solvedPicture(storage, there));
  if (picture === undefined) return { kind: 'no-picture', puzzle };
  const { width, height, meta } = puzzle;
  if (!isSide(width) || !isSide(height)) return { kind: 'too-large', width, height };
  const start = left ?? startDrawing(picture, meta);
  return own === undefined
    ? { kind: 'ready', start, apart: 'copied' }
    : { kind: 'ready', start, saved: puzzle };
}

async function solvedPicture(
  storage: Storage,
  { id, puzzle }: LibraryPuzzle,
): Promise<Picture | undefined> {
  const save = await loadSavedGame(storage, id);
  const goal = save && solutionOnBoard(puzzle, save);
  return goal && pictureOfPuzzle({ ...puzzle, goal });
}
