// A drawing with its history and its title. Undo does not touch the title, except for steps that
// lead to another drawing.

import type { Meta } from '../../../src/puzzle/puzzle.ts';
import { sameMeta } from '../../puzzle-store/same-meta.ts';
import {
  changedHistory,
  redoneHistory,
  startHistory,
  type UndoHistory,
  type UndoStep,
  undoneHistory,
} from './history.ts';
import { type Picture, sameMarks, samePicture } from './picture.ts';

export interface DrawingState {
  readonly history: UndoHistory;
  readonly meta: Meta;
}

export function startDrawing(picture: Picture, meta: Meta = {}): DrawingState {
  return { history: startHistory(picture), meta };
}

/** Returns the same state if nothing changed. */
export function withPicture(state: DrawingState, picture: Picture): DrawingState {
  const history = changedHistory(state.history, picture);
  return history === state.history ? state : { ...state, history };
}

/**
 * Replaces the picture and the title in one step, which undo takes back as a whole. Returns the
 * same state if nothing changed.
 */
export function replacedDrawing(state: DrawingState, picture: Picture, meta: Meta): DrawingState {
  const { past, picture: before } = state.history;
  const isSame = samePicture(before, picture) && sameMarks(before, picture);
  if (isSame && sameMeta(state.meta, meta)) return state;
  const step: UndoStep = { kind: 'whole', before, after: picture, otherMeta: state.meta };
  return { history: { picture, past: [...past, step], future: [] }, meta };
}

export function undoneDrawing(state: DrawingState): DrawingState {
  const { history } = state;
  const step = history.past.at(-1);
  if (step === undefined) return state;
  const { step: left, meta } = turned(step, state.meta);
  return { history: { ...undoneHistory(history), future: [left, ...history.future] }, meta };
}

export function redoneDrawing(state: DrawingState): DrawingState {
  const { history } = state;
  const [step] = history.future;
  if (step === undefined) return state;
  const { step: left, meta } = turned(step, state.meta);
  return { history: { ...redoneHistory(history), past: [...history.past, left] }, meta };
}

/**
 * Returns the title to which the step leads, and the step with the title `meta` in its place. If
 * the step has no title, returns `meta` and the step unchanged.
 */
function turned(step: UndoStep, meta: Meta): { readonly step: UndoStep; readonly meta: Meta } {
  if (step.kind === 'cells' || step.otherMeta === undefined) return { step, meta };
  return { step: { ...step, otherMeta: meta }, meta: step.otherMeta };
}

/** States with the same picture, marks, title and number of steps count as the same. */
export function sameDrawingState(a: DrawingState, b: DrawingState): boolean {
  const [one, other] = [a.history, b.history];
  return (
    one.past.length === other.past.length &&
    one.future.length === other.future.length &&
    samePicture(one.picture, other.picture) &&
    sameMarks(one.picture, other.picture) &&
    sameMeta(a.meta, b.meta)
  );
}
