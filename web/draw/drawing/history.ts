// Undo and redo without limit. A step between pictures of the same size and palette stores which
// cells changed, and which became given or no longer are, as runs. Any other step stores both
// pictures, and so does a step whose runs would take more room than that.

import type { Meta } from '../../../src/puzzle/puzzle.ts';
import { type CellRuns, type RunSide, runsBetween, withRuns } from './cell-runs.ts';
import { givenDrawing, type Picture, withGiven } from './picture.ts';

export type UndoStep =
  | {
      readonly kind: 'cells';
      readonly cells: CellRuns;
      /** The cells that became given, from 0 to 1, or no longer are. */
      readonly given: CellRuns;
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
  const before = step.kind === 'whole' ? step.before : patched(picture, step, 'before');
  return { picture: before, past: past.slice(0, -1), future: [step, ...future] };
}

export function redoneHistory({ picture, past, future }: UndoHistory): UndoHistory {
  const [step, ...rest] = future;
  if (step === undefined) return { picture, past, future };
  const after = step.kind === 'whole' ? step.after : patched(picture, step, 'after');
  return { picture: after, past: [...past, step], future: rest };
}

type CellStep = UndoStep & { readonly kind: 'cells' };

function patched(picture: Picture, { cells, given }: CellStep, side: RunSide): Picture {
  const { drawing } = picture;
  const next = { ...picture, drawing: { ...drawing, cells: withRuns(drawing.cells, cells, side) } };
  if (given.length === 0) return next;
  const fixed = givenDrawing(picture);
  return withGiven(next, { ...fixed, cells: withRuns(fixed.cells, given, side) });
}

function stepBetween(before: Picture, after: Picture): UndoStep | undefined {
  if (before === after) return undefined;
  const whole: UndoStep = { kind: 'whole', before, after };
  const [a, b] = [before.drawing, after.drawing];
  const isSameShape = a.width === b.width && a.height === b.height;
  if (before.palette !== after.palette || !isSameShape) return whole;
  const cells = runsBetween(a.cells, b.cells);
  const given = runsBetween(givenDrawing(before).cells, givenDrawing(after).cells);
  if (cells.length + given.length === 0) return undefined;
  const isLong = cells.byteLength + given.byteLength > 2 * a.cells.byteLength;
  return isLong ? whole : { kind: 'cells', cells, given };
}
