// The selection on a drawing: a box of cells, or a piece that floats over the picture until it is
// put down. A floating piece is no part of the drawing yet: what is shown is made of both, and
// putting it down is one change.

import type { Place } from '../../../src/puzzle/places.ts';
import type { Picture } from '../drawing/picture.ts';
import type { CellBox } from './cell-box.ts';
import { pieceOf, withoutPiece, withPiece } from './piece.ts';

export interface FloatingPiece {
  readonly kind: 'floating';
  readonly piece: Picture;
  /** The place of the upper left cell, which may lie beside the drawing. */
  readonly at: Place;
  /** The box out of which the piece was lifted; missing if it came from elsewhere. */
  readonly from?: CellBox;
}

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'marked'; readonly box: CellBox }
  | FloatingPiece;

export const NOTHING_SELECTED: Selection = { kind: 'none' };

export function selectedBox(selection: Selection): CellBox | undefined {
  if (selection.kind === 'none') return undefined;
  if (selection.kind === 'marked') return selection.box;
  const { width, height } = selection.piece.drawing;
  return { left: selection.at.column, top: selection.at.row, width, height };
}

/** Returns the selected cells as a piece. */
export function selectedPiece(selection: Selection, picture: Picture): Picture | undefined {
  return selection.kind === 'none' ? undefined : lifted(selection, picture).piece;
}

/** Lets the selected cells float where they are. */
export function lifted(
  selection: Exclude<Selection, { kind: 'none' }>,
  picture: Picture,
): FloatingPiece {
  if (selection.kind === 'floating') return selection;
  const { box } = selection;
  const at = { row: box.top, column: box.left };
  return { kind: 'floating', piece: pieceOf(picture, box), at, from: box };
}

/** Returns the picture with the floating piece where it is. */
export function shownPicture(picture: Picture, selection: Selection): Picture {
  if (selection.kind !== 'floating') return picture;
  return withPiece(remainder(picture, selection), selection.piece, selection.at);
}

/** Returns what the picture is without the selected cells. */
export function remainder(picture: Picture, selection: Selection): Picture {
  if (selection.kind === 'marked') return withoutPiece(picture, selection.box);
  if (selection.kind === 'none' || selection.from === undefined) return picture;
  return withoutPiece(picture, selection.from);
}

/** Moves the piece; at least one of its lines stays within the drawing. */
export function movedTo(floating: FloatingPiece, { row, column }: Place, over: Picture) {
  const { width, height } = floating.piece.drawing;
  const at = {
    row: Math.min(over.drawing.height - 1, Math.max(1 - height, row)),
    column: Math.min(over.drawing.width - 1, Math.max(1 - width, column)),
  };
  return { ...floating, at };
}

/** Whether the selection can be one of this picture: its cells and its colours are there. */
export function isPossible(selection: Selection, { drawing, palette }: Picture): boolean {
  const isFloating = selection.kind === 'floating';
  const box = isFloating ? selection.from : selectedBox(selection);
  if (box !== undefined && box.left + box.width > drawing.width) return false;
  if (box !== undefined && box.top + box.height > drawing.height) return false;
  return !isFloating || palette.every(({ rgb }, i) => selection.piece.palette[i]?.rgb === rgb);
}
