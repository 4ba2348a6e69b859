// The state of pointer and keys over the drawing: the current stroke, and the cell under the
// pointer. The canvas shows every change of the state; React gets a stroke only when it is done.

import type { Drawing } from '../../../src/create/drawing.ts';
import { cellOf, isInside, type Place, placeOf } from '../../../src/puzzle/places.ts';
import { NO_GESTURE } from '../../board/input/gesture.ts';
import type { PointerGesture } from '../../board/input/long-press.ts';
import type { CanvasProps } from './canvas-props.ts';
import type { Preview } from './scene.ts';
import {
  beginDrawStroke,
  cellsOfDrawStroke,
  type DrawStroke,
  extendDrawStroke,
  hasTwoEnds,
} from './stroke.ts';

export interface InputState extends PointerGesture {
  stroke: DrawStroke | undefined;
  /** Whether the stroke erases, whichever tool is chosen. */
  isErasing: boolean;
  /** The cell under a pointer that does not press. */
  hover: number | undefined;
  /** Whether a key began the stroke; then a key ends it. */
  isByKey: boolean;
}

export function makeInputState(): InputState {
  const nothing = { stroke: undefined, isErasing: false, hover: undefined, isByKey: false };
  return { gesture: NO_GESTURE, hold: undefined, ...nothing };
}

type Given = Pick<CanvasProps, 'picture' | 'tool' | 'colour' | 'mirror'>;

export function begin(
  state: InputState,
  { picture, tool }: Given,
  at: Place,
  isErasing: boolean,
): void {
  state.stroke = beginDrawStroke(picture.drawing, tool, at);
  state.isErasing = isErasing;
  state.isByKey = false;
}

export function extend(state: InputState, { picture }: Given, to: Place): void {
  if (state.stroke) state.stroke = extendDrawStroke(state.stroke, picture.drawing, to);
}

export function dropDrawStroke(state: InputState): void {
  state.stroke = undefined;
  state.isByKey = false;
}

/** Returns the cells that the stroke would paint, and their colour. */
export function previewOf({ stroke, isErasing }: InputState, given: Given): Preview | undefined {
  if (stroke === undefined) return undefined;
  const isEraser = isErasing || given.tool === 'eraser';
  const cells = cellsOfDrawStroke(stroke, given.picture.drawing, given.mirror);
  return { cells, colour: isEraser ? 0 : given.colour };
}

/** Ends the stroke and returns what it paints. */
export function finishDrawStroke(state: InputState, given: Given): Preview | undefined {
  const preview = previewOf(state, given);
  dropDrawStroke(state);
  return preview;
}

/**
 * Handles the paint key in a cell. Tools with two ends begin there and end at the next press; the
 * others paint at once, and what they paint is returned.
 */
export function pressKey(state: InputState, given: Given, cell: number): Preview | undefined {
  const at = placeOf(given.picture.drawing, cell);
  if (state.stroke && state.isByKey) {
    extend(state, given, at);
    return finishDrawStroke(state, given);
  }
  begin(state, given, at, false);
  if (!hasTwoEnds(given.tool)) return finishDrawStroke(state, given);
  state.isByKey = true;
  return undefined;
}

/** Returns the size of a line or a box while it is drawn, such as "7 × 3". */
export function sizeNote({ stroke }: InputState): string | undefined {
  if (stroke === undefined || !hasTwoEnds(stroke.tool)) return undefined;
  const across = Math.abs(stroke.end.column - stroke.start.column) + 1;
  const down = Math.abs(stroke.end.row - stroke.start.row) + 1;
  return `${across} × ${down}`;
}

/** Returns the cell at a place, or undefined outside the drawing. */
export function cellWithin(drawing: Drawing, place: Place): number | undefined {
  return isInside(drawing, place) ? cellOf(drawing, place) : undefined;
}
