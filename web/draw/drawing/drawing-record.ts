// The record of a drawing in the browser, with its history and its title. A loaded record is
// checked, since another version may have written it.

import type { Drawing } from '../../../src/create/drawing.ts';
import { isObject } from '../../app/json.ts';
import { isPalette, metaOf } from '../../storage/known-parts.ts';
import type { Storage } from '../../storage/storage.ts';
import { isCellRuns } from './cell-runs.ts';
import type { DrawingState } from './drawing-state.ts';
import { stepsOfVersion1 } from './earlier-steps.ts';
import type { UndoHistory, UndoStep } from './history.ts';
import { isSide, type Picture } from './picture.ts';

const VERSION = 2;

/**
 * Loads the record of a puzzle's drawing, or of the new drawing if there is no id. Returns
 * undefined if there is no valid record.
 */
export async function loadDrawingRecord(
  storage: Storage,
  id: string | undefined,
): Promise<DrawingState | undefined> {
  return knownDrawingRecord(await storage.get('drafts', recordKeyOf(id)));
}

export function keepDrawingRecord(
  storage: Storage,
  id: string | undefined,
  state: DrawingState,
): Promise<void> {
  return storage.put('drafts', recordKeyOf(id), { version: VERSION, ...state });
}

export function forgetDrawingRecord(storage: Storage, id: string | undefined): Promise<void> {
  return storage.remove('drafts', recordKeyOf(id));
}

/** Returns the key of the record in the store `drafts`. */
export function recordKeyOf(id: string | undefined): string {
  return id === undefined ? 'draw' : `draw/${id}`;
}

/**
 * Returns undefined for anything but a valid record of this version or of the earlier one. A
 * history that does not fit is left out.
 */
export function knownDrawingRecord(kept: unknown): DrawingState | undefined {
  if (!isObject(kept) || !isObject(kept.history) || !isObject(kept.meta)) return undefined;
  if (kept.version !== VERSION && kept.version !== 1) return undefined;
  const { picture } = kept.history;
  if (!isPicture(picture)) return undefined;
  const read = kept.version === 1 ? stepsOfVersion1 : (steps: unknown) => steps;
  const [past, future] = [read(kept.history.past), read(kept.history.future)];
  const steps = isSteps(past, future, picture) ? { past, future } : { past: [], future: [] };
  return { history: { picture, ...steps } as UndoHistory, meta: metaOf(kept.meta) };
}

/** Whether each step fits the shape of the picture that the steps before it lead to. */
function isSteps(past: unknown, future: unknown, picture: Picture): boolean {
  if (!Array.isArray(past) || !Array.isArray(future)) return false;
  return (
    isWay([...past].reverse(), picture, ({ before }) => before) &&
    isWay(future, picture, ({ after }) => after)
  );
}

function isWay(
  steps: readonly unknown[],
  from: Picture,
  next: (step: UndoStep & { kind: 'whole' }) => Picture,
): boolean {
  let at = from;
  return steps.every((step) => {
    if (!isStep(step, at)) return false;
    if (step.kind === 'whole') at = next(step);
    return true;
  });
}

function isStep(step: unknown, { drawing, palette }: Picture): step is UndoStep {
  if (!isObject(step)) return false;
  const { kind, cells, given, marked, before, after, otherMeta } = step;
  if (kind === 'whole') return isPicture(before) && isPicture(after) && isOtherMeta(otherMeta);
  const { length } = drawing.cells;
  if (kind !== 'cells' || !isCellRuns(cells, length, palette.length)) return false;
  return isCellRuns(given, length, 2) && (marked === undefined || isCellRuns(marked, length, 2));
}

function isOtherMeta(value: unknown): boolean {
  if (value === undefined) return true;
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isPicture(value: unknown): value is Picture {
  if (!isObject(value) || !isPalette(value.palette)) return false;
  const { drawing, palette, given, marked } = value;
  if (!isDrawing(drawing, palette.length)) return false;
  // Earlier versions of the page had no given cells, and marks were not kept.
  return [given, marked].every(
    (cells) => cells === undefined || (isDrawing(cells, 2) && isSameSize(cells, drawing)),
  );
}

function isSameSize(a: Drawing, b: Drawing): boolean {
  return a.width === b.width && a.height === b.height;
}

/** Whether the value is a drawing in the colours from 0 to below `colours`. */
function isDrawing(value: unknown, colours: number): value is Drawing {
  if (!isObject(value)) return false;
  const { width, height, cells } = value;
  return (
    isSide(Number(width)) &&
    isSide(Number(height)) &&
    cells instanceof Uint8Array &&
    cells.length === Number(width) * Number(height) &&
    cells.every((colour) => colour < colours)
  );
}
