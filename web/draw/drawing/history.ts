// Undo and redo without limit. A step between pictures of the same size and palette stores which
// cells changed, and which became given or marked, or no longer are, as runs. Any other step stores
// both pictures, and so does a step whose runs would take more room than that.

import type { Drawing } from '../../../src/create/drawing.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import type { Meta } from '../../../src/puzzle/puzzle.ts';
import { type CellRuns, type RunSide, runsBetween, withRuns } from './cell-runs.ts';
import { givenDrawing, markedDrawing, type Picture, withGiven, withMarked } from './picture.ts';

export type UndoStep =
  | {
      readonly kind: 'cells';
      readonly cells: CellRuns;
      /** The cells that became given, from 0 to 1, or no longer are. */
      readonly given: CellRuns;
      /** The same for marked cells; missing if no marks changed. */
      readonly marked?: CellRuns;
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

function patched(picture: Picture, { cells, given, marked }: CellStep, side: RunSide): Picture {
  let next: Picture = { ...picture, drawing: patchedDrawing(picture.drawing, cells, side) };
  if (given.length > 0) next = withGiven(next, patchedDrawing(givenDrawing(picture), given, side));
  if (marked === undefined) return next;
  return withMarked(next, patchedDrawing(markedDrawing(picture), marked, side));
}

/** Returns the same drawing if there are no runs. */
function patchedDrawing(drawing: Drawing, runs: CellRuns, side: RunSide): Drawing {
  if (runs.length === 0) return drawing;
  return { ...drawing, cells: withRuns(drawing.cells, runs, side) };
}

function stepBetween(before: Picture, after: Picture): UndoStep | undefined {
  if (before === after) return undefined;
  const whole: UndoStep = { kind: 'whole', before, after };
  const [a, b] = [before.drawing, after.drawing];
  const isSameShape = a.width === b.width && a.height === b.height;
  if (before.palette !== after.palette || !isSameShape) return whole;
  const cells = runsBetween(a.cells, b.cells);
  const given = runsBetween(givenDrawing(before).cells, givenDrawing(after).cells);
  const marked = runsBetween(markedDrawing(before).cells, markedDrawing(after).cells);
  if (cells.length + given.length + marked.length === 0) return undefined;
  const size = cells.byteLength + given.byteLength + marked.byteLength;
  if (size > 2 * a.cells.byteLength) return whole;
  return {
    kind: 'cells',
    cells,
    given,
    ...defined({ marked: marked.length > 0 ? marked : undefined }),
  };
}
