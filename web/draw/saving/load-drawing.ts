// Loads the drawing with which the screen begins: the drawing recorded in the browser, else the
// picture of an own puzzle, else an empty sheet.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { loadPuzzle } from '../../puzzle-store/library-puzzles.ts';
import type { Storage } from '../../storage/storage.ts';
import { loadDrawingRecord } from '../drawing/drawing-record.ts';
import { type DrawingState, startDrawing } from '../drawing/drawing-state.ts';
import { emptyPicture, isSide, pictureOfPuzzle } from '../drawing/picture.ts';

export type Loaded =
  | {
      readonly kind: 'ready';
      readonly start: DrawingState;
      readonly saved?: Puzzle;
      /**
       * Whether the puzzle no longer has the picture, because its clues were edited after it was
       * drawn.
       */
      readonly isParted?: boolean;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'no-picture'; readonly puzzle: Puzzle }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number };

export async function loadDrawing(storage: Storage, id: string | undefined): Promise<Loaded> {
  const left = await loadDrawingRecord(storage, id);
  if (id === undefined) {
    return { kind: 'ready', start: left ?? startDrawing(emptyPicture()) };
  }
  const there = await loadPuzzle(storage, id);
  if (there === undefined) return { kind: 'missing' };
  const { puzzle } = there;
  const picture = there.origin === 'own' ? pictureOfPuzzle(puzzle) : undefined;
  if (picture === undefined)
    return left === undefined
      ? { kind: 'no-picture', puzzle }
      : { kind: 'ready', start: left, isParted: true };
  const { width, height, meta } = puzzle;
  if (!isSide(width) || !isSide(height)) return { kind: 'too-large', width, height };
  return {
    kind: 'ready',
    start: left ?? startDrawing(picture, meta),
    saved: puzzle,
  };
}
