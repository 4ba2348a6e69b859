// Describes what suggestions must keep of a picture: nothing, all painted cells, or the cells that
// the person marks, which are a part of the picture; and the symmetry that the picture has.

import type { Drawing } from '../../../src/create/drawing.ts';
import type { PictureSymmetry } from '../../../src/create/generate/picture-wish.ts';
import { symmetryOf } from '../../../src/create/picture-symmetry.ts';
import type { RepairOptions } from '../../../src/create/repair/repair-options.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Picture } from '../drawing/picture.ts';

export const KEPT_PARTS = ['nothing', 'painted', 'marked'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

export interface KeepWish {
  readonly keeps: KeptPart;
  /** Whether strokes mark cells now. */
  readonly isMarking: boolean;
  /** Whether the symmetry is kept, if the drawing has one. */
  readonly keepsSymmetry: boolean;
}

/** The options that tell a search what to keep. */
export type Kept = Pick<RepairOptions, 'kept' | 'symmetry'>;

/** Has no `keeps` before the person has chosen what is kept: those cells that are marked. */
type KeepChoice = Omit<KeepWish, 'keeps'> & Partial<Pick<KeepWish, 'keeps'>>;

export const NOT_CHOSEN: KeepChoice = { isMarking: false, keepsSymmetry: false };

/** Marks come back with a drawing that is loaded, or by undo, and are to be seen and kept then. */
export function keepWishFor(choice: KeepChoice, { marked }: Pick<Picture, 'marked'>): KeepWish {
  return { ...choice, keeps: choice.keeps ?? (marked === undefined ? 'nothing' : 'marked') };
}

/** Chooses what is kept. Whoever wants marked cells to be kept goes on with marking them. */
export function withKeptPart(choice: KeepChoice, keeps: KeptPart): KeepChoice {
  return { ...choice, keeps, isMarking: keeps === 'marked' };
}

/** Lets strokes mark cells, or paint again. */
export function withMarking(choice: KeepChoice, isMarking: boolean): KeepChoice {
  return isMarking ? withKeptPart(choice, 'marked') : { ...choice, isMarking };
}

/** Returns the marks of the picture; undefined without marks, or if they are not to be kept. */
export function marksIn({ keeps }: Pick<KeepWish, 'keeps'>, picture: Picture): Drawing | undefined {
  return keeps === 'marked' ? picture.marked : undefined;
}

/** Returns the symmetry that can be kept; of an empty drawing there is nothing to keep. */
export function symmetryToKeep(drawing: Drawing): PictureSymmetry {
  return drawing.cells.some((colour) => colour !== 0) ? symmetryOf(drawing) : 'none';
}

export function keptOf(wish: KeepWish, picture: Picture, symmetry: PictureSymmetry): Kept {
  const kept = wish.keeps === 'painted' ? picture.drawing : marksIn(wish, picture);
  const hasSymmetry = wish.keepsSymmetry && symmetry !== 'none';
  return defined({ kept, symmetry: hasSymmetry ? symmetry : undefined });
}
