// A drawing with its undo and its title. Undo leaves the title alone, save where a step leads to
// another drawing.

import { META_KEYS, type Meta } from '../../../src/puzzle/puzzle.ts';
import { changed, type History, redone, startHistory, type UndoStep, undone } from './history.ts';
import { type Picture, samePicture } from './picture.ts';

export interface Sketch {
  readonly history: History;
  readonly meta: Meta;
}

export function startSketch(picture: Picture, meta: Meta = {}): Sketch {
  return { history: startHistory(picture), meta };
}

/** The same sketch where nothing is changed. */
export function drawnOn(sketch: Sketch, picture: Picture): Sketch {
  const history = changed(sketch.history, picture);
  return history === sketch.history ? sketch : { ...sketch, history };
}

/** Another drawing under another title: one step of undo, which leads back to both. */
export function begunAnew(sketch: Sketch, picture: Picture, meta: Meta): Sketch {
  if (samePicture(sketch.history.picture, picture) && sameMeta(sketch.meta, meta)) return sketch;
  const { past, picture: before } = sketch.history;
  const step: UndoStep = { kind: 'whole', before, after: picture, otherMeta: sketch.meta };
  return { history: { picture, past: [...past, step], future: [] }, meta };
}

export function undoneSketch(sketch: Sketch): Sketch {
  const { history } = sketch;
  const step = history.past.at(-1);
  if (step === undefined) return sketch;
  const { step: left, meta } = turned(step, sketch.meta);
  return { history: { ...undone(history), future: [left, ...history.future] }, meta };
}

export function redoneSketch(sketch: Sketch): Sketch {
  const { history } = sketch;
  const [step] = history.future;
  if (step === undefined) return sketch;
  const { step: left, meta } = turned(step, sketch.meta);
  return { history: { ...redone(history), past: [...history.past, left] }, meta };
}

/** The step as it leads the other way, and the title on that side of it. */
function turned(step: UndoStep, meta: Meta): { readonly step: UndoStep; readonly meta: Meta } {
  if (step.kind === 'cells' || step.otherMeta === undefined) return { step, meta };
  return { step: { ...step, otherMeta: meta }, meta: step.otherMeta };
}

/** Ways that are as long and lead to the same are taken for one. */
export function sameSketch(a: Sketch, b: Sketch): boolean {
  const [one, other] = [a.history, b.history];
  return (
    one.past.length === other.past.length &&
    one.future.length === other.future.length &&
    samePicture(one.picture, other.picture) &&
    sameMeta(a.meta, b.meta)
  );
}

/** An empty text says as much as none. */
export function sameMeta(a: Meta, b: Meta): boolean {
  return META_KEYS.every((key) => (a[key] ?? '') === (b[key] ?? ''));
}
