// Undo and redo without limit. A step between pictures of the same size, palette and given cells
// stores only the cells that changed, six bytes each; any other step stores both pictures.

import type { Meta } from '../../../src/puzzle/puzzle.ts';
import { type Picture, sameGivenCells } from './picture.ts';

export type UndoStep =
  | {
      readonly kind: 'cells';
      readonly cells: Uint32Array;
      readonly before: Uint8Array;
      readonly after: Uint8Array;
    }
  | {
      readonly kind: 'whole';
      readonly before: Picture;
      readonly after: Picture;
      /**
       * The title and other texts of the drawing to which undoing or redoing this step leads;
       * missing if the step keeps the texts.
       */
      readonly otherMeta?: Meta;
    };

export interface UndoHistory {
  readonly picture: Picture;
  readonly past: readonly UndoStep[];
  readonly future: readonly UndoStep[];
}

export function startHistory(picture: Picture): UndoHistory {
  return { picture, past: [], future: [] };
}

/** Returns the same history if nothing changed. */
export function changedHistory(history: UndoHistory, picture: Picture): UndoHistory {
  const step = stepBetween(history.picture, picture);
  if (step === undefined) return history;
  return { picture, past: [...history.past, step], future: [] };
}

export function undoneHistory({ picture, past, future }: UndoHistory): UndoHistory {
  const step = past.at(-1);
  if (step === undefined) return { picture, past, future };
  const before = step.kind === 'whole' ? step.before : patched(picture, step.cells, step.before);
  return { picture: before, past: past.slice(0, -1), future: [step, ...future] };
}

export function redoneHistory({ picture, past, future }: UndoHistory): UndoHistory {
  const [step, ...rest] = future;
  if (step === undefined) return { picture, past, future };
  const after = step.kind === 'whole' ? step.after : patched(picture, step.cells, step.after);
  return { picture: after, past: [...past, step], future: rest };
}

function patched(picture: Picture, cells: Uint32Array, colours: Uint8Array): Picture {
  const next = picture.drawing.cells.slice();
  for (let i = 0; i < cells.length; i++) next[cells[i]] = colours[i];
  return { ...picture, drawing: { ...picture.drawing, cells: next } };
}

function stepBetween(before: Picture, after: Picture): UndoStep | undefined {
  if (before === after) return undefined;
  const [a, b] = [before.drawing, after.drawing];
  const isSameShape = a.width === b.width && a.height === b.height;
  if (before.palette !== after.palette || !isSameShape || !sameGivenCells(before, after))
    return { kind: 'whole', before, after };
  const cells = Uint32Array.from(a.cells.keys()).filter((cell) => a.cells[cell] !== b.cells[cell]);
  if (cells.length === 0) return undefined;
  return {
    kind: 'cells',
    cells,
    before: Uint8Array.from(cells, (cell) => a.cells[cell]),
    after: Uint8Array.from(cells, (cell) => b.cells[cell]),
  };
}
