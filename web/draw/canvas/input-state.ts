// The hand over the drawing: what is being drawn, where the keyboard is. Shown on the canvas as it
// changes; React hears of a stroke when it is done.

import type { Drawing } from '../../../src/create/drawing.ts';
import type { GridPoint } from '../../../src/create/stroke-cells.ts';
import { type Gesture, IDLE } from '../../board/input/gesture.ts';
import type { CanvasProps } from './canvas-props.ts';
import type { Preview } from './scene.ts';
import {
  beginStroke,
  cellOf,
  cellsOfStroke,
  extendStroke,
  hasTwoEnds,
  isInside,
  pointOf,
  type Stroke,
} from './stroke.ts';

export interface Hand {
  gesture: Gesture;
  stroke: Stroke | undefined;
  /** The stroke takes away, whatever the tool. */
  isErasing: boolean;
  /** Under a pointer that does not press. */
  hover: number | undefined;
  /** The stroke was begun by a key: it ends by one. */
  isByKey: boolean;
}

export function makeHand(): Hand {
  return { gesture: IDLE, stroke: undefined, isErasing: false, hover: undefined, isByKey: false };
}

type Given = Pick<CanvasProps, 'picture' | 'tool' | 'colour' | 'mirror'>;

export function begin(
  hand: Hand,
  { picture, tool }: Given,
  at: GridPoint,
  isErasing: boolean,
): void {
  hand.stroke = beginStroke(picture.drawing, tool, at);
  hand.isErasing = isErasing;
  hand.isByKey = false;
}

export function extend(hand: Hand, { picture }: Given, to: GridPoint): void {
  if (hand.stroke) hand.stroke = extendStroke(hand.stroke, picture.drawing, to);
}

export function drop(hand: Hand): void {
  hand.stroke = undefined;
  hand.isByKey = false;
}

/** What the stroke would paint. */
export function previewOf({ stroke, isErasing }: Hand, given: Given): Preview | undefined {
  if (stroke === undefined) return undefined;
  const isEraser = isErasing || given.tool === 'eraser';
  const cells = cellsOfStroke(stroke, given.picture.drawing, given.mirror);
  return { cells, colour: isEraser ? 0 : given.colour };
}

/** Ends the stroke, and gives what it paints. */
export function finish(hand: Hand, given: Given): Preview | undefined {
  const preview = previewOf(hand, given);
  drop(hand);
  return preview;
}

/**
 * The paint key in a cell: tools with two ends begin there and end at the next press, the others
 * paint at once, which is what is given back.
 */
export function pressKey(hand: Hand, given: Given, cell: number): Preview | undefined {
  const at = pointOf(given.picture.drawing, cell);
  if (hand.stroke && hand.isByKey) {
    extend(hand, given, at);
    return finish(hand, given);
  }
  begin(hand, given, at, false);
  if (!hasTwoEnds(given.tool)) return finish(hand, given);
  hand.isByKey = true;
  return undefined;
}

/** "7 × 3", while a line or a box is drawn. */
export function sizeNote({ stroke }: Hand): string | undefined {
  if (stroke === undefined || !hasTwoEnds(stroke.tool)) return undefined;
  const across = Math.abs(stroke.end.column - stroke.start.column) + 1;
  const down = Math.abs(stroke.end.row - stroke.start.row) + 1;
  return `${across} × ${down}`;
}

/** The cell at a point, or undefined beside the drawing. */
export function cellAtPoint(drawing: Drawing, point: GridPoint): number | undefined {
  return isInside(drawing, point) ? cellOf(drawing, point) : undefined;
}
