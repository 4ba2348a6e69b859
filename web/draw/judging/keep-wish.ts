// Describes what suggestions must keep of a drawing: nothing, all painted cells, or the cells that
// the person marks; and the symmetry that the drawing has.

import { type Drawing, makeDrawing, painted } from '../../../src/create/drawing.ts';
import type { PictureSymmetry } from '../../../src/create/generate/picture-wish.ts';
import { symmetryOf } from '../../../src/create/picture-symmetry.ts';
import type { RepairOptions } from '../../../src/create/repair/repair-options.ts';
import { defined } from '../../../src/puzzle/defined.ts';

export const KEPT_PARTS = ['nothing', 'painted', 'marked'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

export interface KeepWish {
  readonly keeps: KeptPart;
  /** Has 1 for each marked cell; missing before the first mark. */
  readonly marked?: Drawing;
  /** Whether strokes mark cells now. */
  readonly isMarking: boolean;
  /** Whether the symmetry is kept, if the drawing has one. */
  readonly keepsSymmetry: boolean;
}

/** The options that tell a search what to keep. */
export type Kept = Pick<RepairOptions, 'kept' | 'symmetry'>;

export const KEEPS_NOTHING: KeepWish = {
  keeps: 'nothing',
  isMarking: false,
  keepsSymmetry: false,
};

/** Chooses what is kept. Whoever wants marked cells to be kept goes on with marking them. */
export function withKeptPart(wish: KeepWish, keeps: KeptPart): KeepWish {
  return { ...wish, keeps, isMarking: keeps === 'marked' };
}

/** Marks cells of the drawing, or takes their marks away. */
export function withMarked(
  wish: KeepWish,
  drawing: Drawing,
  cells: readonly number[],
  isKept: boolean,
): KeepWish {
  const before = markedIn(wish, drawing) ?? makeDrawing(drawing.width, drawing.height);
  return { ...wish, marked: painted(before, cells, isKept ? 1 : 0) };
}

/**
 * Returns the marks that count for a drawing; undefined if others than marked cells are kept, and
 * if the drawing had another size when cells were marked.
 */
export function markedIn({ keeps, marked }: KeepWish, drawing: Drawing): Drawing | undefined {
  if (keeps !== 'marked' || marked === undefined) return undefined;
  return marked.width === drawing.width && marked.height === drawing.height ? marked : undefined;
}

/** Returns the symmetry that can be kept; of an empty drawing there is nothing to keep. */
export function symmetryToKeep(drawing: Drawing): PictureSymmetry {
  return drawing.cells.some((colour) => colour !== 0) ? symmetryOf(drawing) : 'none';
}

export function keptOf(wish: KeepWish, drawing: Drawing, symmetry: PictureSymmetry): Kept {
  const kept = wish.keeps === 'painted' ? drawing : markedIn(wish, drawing);
  const hasSymmetry = wish.keepsSymmetry && symmetry !== 'none';
  return defined({ kept, symmetry: hasSymmetry ? symmetry : undefined });
}
