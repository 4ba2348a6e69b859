// Loads what to draw on: a drawing that was not saved yet, an own puzzle with its picture, or an
// empty sheet.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { loadPuzzle } from '../../puzzles/library-puzzles.ts';
import { loadDrawingRecord } from '../drawing/drawing-record.ts';
import { type DrawingState, startDrawing } from '../drawing/drawing-state.ts';
import { emptyPicture, isSide, pictureOfPuzzle } from '../drawing/picture.ts';

export type Loaded =
  | {
      readonly kind: 'ready';
      readonly start: DrawingState;
      readonly saved?: Puzzle;
      /** Its clues were edited since, so the puzzle is another one by now. */
      readonly isParted?: boolean;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'no-picture'; readonly puzzle: Puzzle }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number };

export async function loadDrawing(id: string | undefined): Promise<Loaded> {
  const left = await loadDrawingRecord(id);
  if (id === undefined) {
    return { kind: 'ready', start: left ?? startDrawing(emptyPicture()) };
  }
  const there = await loadPuzzle(id);
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
