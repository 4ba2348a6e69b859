// The state of pointer and keys over the drawing: the current stroke, and the cell under the
// pointer. The canvas shows every change of the state; React gets a stroke only when the stroke
// ends.

import type { Drawing } from '../../../src/create/drawing.ts';
import { cellOf, isInside, type Place, placeOf } from '../../../src/puzzle/places.ts';
import { NO_GESTURE } from '../../board/input/gesture.ts';
import type { PointerGesture } from '../../board/input/long-press.ts';
import { isGivenIn } from '../drawing/picture.ts';
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
  /** Whether the second button or a long press makes the stroke erase, whichever tool is chosen. */
  isErasing: boolean;
  /** The cell under the mouse; undefined after a press or a key action until the mouse moves. */
  hover: number | undefined;
  /** Whether the paint key began the stroke. The next press of the paint key ends the stroke. */
  isByKey: boolean;
}

export function makeInputState(): InputState {
  const nothing = { stroke: undefined, isErasing: false, hover: undefined, isByKey: false };
  return { gesture: NO_GESTURE, hold: undefined, ...nothing };
}

type Tools = Pick<CanvasProps, 'picture' | 'tool' | 'colour' | 'mirror' | 'kept' | 'isMarking'>;

export function begin(
  state: InputState,
  { picture, tool }: Tools,
  at: Place,
  isErasing: boolean,
): void {
  state.stroke = beginDrawStroke(picture.drawing, tool, at);
  state.isErasing = isErasing;
  state.isByKey = false;
}

export function extend(state: InputState, { picture }: Tools, to: Place): void {
  if (state.stroke) state.stroke = extendDrawStroke(state.stroke, picture.drawing, to);
}

export function dropDrawStroke(state: InputState): void {
  state.stroke = undefined;
  state.isByKey = false;
}

/**
 * Returns what the stroke would change; undefined if it changes nothing. The tool for given cells
 * makes cells given, or no longer given if the stroke began in a given cell. Marking does the same
 * with kept cells, by every tool.
 */
export function previewOf({ stroke, isErasing }: InputState, tools: Tools): Preview | undefined {
  if (stroke === undefined || stroke.tool === 'select') return undefined;
  const isEraser = isErasing || tools.tool === 'eraser';
  const { drawing } = tools.picture;
  const cells = cellsOfDrawStroke(stroke, drawing, tools.mirror);
  const start = cellOf(drawing, stroke.start);
  if (tools.isMarking) return { cells, isKept: !isEraser && !tools.kept?.cells[start] };
  if (stroke.tool === 'given') {
    const isGiven = !isErasing && !isGivenIn(tools.picture, start);
    return { cells, isGiven };
  }
  return { cells, colour: isEraser ? 0 : tools.colour };
}

/** Ends the stroke and returns what it changes; undefined if it changes nothing. */
export function finishDrawStroke(state: InputState, tools: Tools): Preview | undefined {
  const preview = previewOf(state, tools);
  dropDrawStroke(state);
  return preview;
}

/**
 * Handles a press of the paint key in a cell and returns what to change. For a tool with two ends,
 * the first press begins the stroke and changes nothing, so this function returns undefined; the
 * second press ends the stroke.
 */
export function pressKey(state: InputState, tools: Tools, cell: number): Preview | undefined {
  const at = placeOf(tools.picture.drawing, cell);
  if (state.stroke && state.isByKey) {
    extend(state, tools, at);
    return finishDrawStroke(state, tools);
  }
  begin(state, tools, at, false);
  if (!hasTwoEnds(tools.tool)) return finishDrawStroke(state, tools);
  state.isByKey = true;
  return undefined;
}

/**
 * Returns the columns and rows of the line or box that is being drawn, such as "7 × 3". Returns
 * undefined if no line or box is being drawn.
 */
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
