// The strokes that a pointer draws on the board: it begins or aims a stroke, extends it, and ends
// it. The cells show the stroke without React, and the loupe shows the cell under a finger that
// aims.

import { cellOf, isInside, type Place } from '../../../src/puzzle/places.ts';
import { currentText } from '../../app/texts.ts';
import { vibrate } from '../../app/vibrate.ts';
import { light, placeAt, type Surface } from '../view/board-elements.ts';
import { type CellsBox, visibleCells } from '../view/cells-box.ts';
import { aimedPoint, hasLeftRun, pointWithin } from './aim.ts';
import {
  type BoardInput,
  brushOfInput,
  dropStroke,
  finishStroke,
  goToCell,
  lightFocus,
  redraw,
} from './board-input.ts';
import type { Point } from './gesture.ts';
import { type LazyLoupe, lookThrough } from './lazy-loupe.ts';
import { beginStroke, extendStroke, type Stroke } from './stroke.ts';
import { type CounterWidths, lengthText, showCounter } from './stroke-length.ts';

export interface PointerStrokes {
  readonly input: BoardInput;
  readonly loupe: LazyLoupe;
  /** The widths that the counter has had in this stroke. */
  readonly widths: CounterWidths;
}

/** Puts the cursor on the cell at a point; returns its place, or undefined if there is none. */
export function putCursor(input: BoardInput, point: Point): Place | undefined {
  const { props, parts } = input.now();
  const place = parts.surface.current && placeAt(parts.surface.current, point);
  if (place === undefined || !isInside(props.puzzle, place)) return undefined;
  goToCell(input, cellOf(props.puzzle, place), false);
  return place;
}

export function beginAt(strokes: PointerStrokes, point: Point, isSecond: boolean): void {
  const { input, widths } = strokes;
  const { props } = input.now();
  widths.clear();
  const cells = finishStroke(input);
  const place = putCursor(input, point);
  if (place === undefined || props.onChanges === undefined) return;
  input.stroke = beginStroke(props.puzzle, cells, place, brushOfInput(input, isSecond));
  redraw(input);
}

/** Begins the stroke in the cell that the finger aims at, or drops it if it aims at none. */
export function aimAt(strokes: PointerStrokes, finger: Point): void {
  const { input } = strokes;
  const seen = seenBoard(input);
  const point = seen && aimedPoint(finger, seen.box);
  if (seen === undefined || point === undefined) {
    leaveStroke(strokes);
    return;
  }
  const { puzzle, cells } = input.now().props;
  const place = placeAt(seen.surface, point);
  const cell = cellOf(puzzle, place);
  if (input.stroke === undefined || cellOf(puzzle, input.stroke.start) !== cell) {
    const marks = input.path.length > 0 ? finishStroke(input) : cells;
    input.stroke = beginStroke(puzzle, marks, place, brushOfInput(input, false));
    redraw(input);
    light(seen.surface, cell);
  }
  look(strokes, { surface: seen.surface, cell, finger, length: undefined });
}

/** Tells the player that from now on the finger extends the stroke. */
export function fixStart(strokes: PointerStrokes): void {
  const { input, loupe } = strokes;
  if (!input.stroke || !loupe.view) return;
  vibrate(12);
  look(strokes, { ...loupe.view, length: lengthOf(input, input.stroke) });
}

export function extendTo(strokes: PointerStrokes, finger: Point): void {
  const { input, loupe } = strokes;
  const seen = seenBoard(input);
  const frame = input.now().parts.counter.current?.parentElement?.getBoundingClientRect();
  if (!input.stroke || seen === undefined || frame === undefined) return;
  const { surface, box } = seen;
  const { puzzle } = input.now().props;
  const place = placeAt(surface, pointWithin(finger, box));
  const next = extendStroke(input.stroke, puzzle, place);
  if (loupe.view && hasLeftRun(next, finger, box)) {
    leaveStroke(strokes);
    return;
  }
  const isFurther = next !== input.stroke;
  const cell = cellOf(puzzle, next.end);
  const length = lengthOf(input, next);
  if (isFurther) {
    input.stroke = next;
    redraw(input);
    light(surface, cell);
  }
  if (loupe.view) look(strokes, { surface, cell, finger, length });
  else count(strokes, finger, length, frame);
}

function count({ input, widths }: PointerStrokes, at: Point, content: string, frame: DOMRect) {
  const counter = input.now().parts.counter.current;
  if (counter) showCounter(counter, { at, content, frame, widths });
}

function lengthOf(input: BoardInput, stroke: Stroke): string {
  const { puzzle, cells } = input.now().props;
  return lengthText(currentText(), puzzle, cells, stroke);
}

export function switchBrush({ input }: PointerStrokes): void {
  if (!input.stroke) return;
  const { puzzle, cells } = input.now().props;
  input.stroke = beginStroke(puzzle, cells, input.stroke.start, brushOfInput(input, true));
  vibrate(12);
  redraw(input);
}

/**
 * Ends the stroke with its changes; the cursor, and with it the light, goes to its end. The focus
 * moves before anything is drawn, because it makes the browser lay out what was.
 */
export function endStroke(strokes: PointerStrokes): void {
  const { input } = strokes;
  const { stroke } = input;
  if (stroke) goToCell(input, cellOf(input.now().props.puzzle, stroke.end), false);
  finishStroke(input);
  look(strokes, undefined);
}

export function leaveStroke(strokes: PointerStrokes): void {
  dropStroke(strokes.input);
  look(strokes, undefined);
  lightFocus(strokes.input);
}

function look({ input, loupe }: PointerStrokes, view: LazyLoupe['view']): void {
  lookThrough(loupe, input.now().parts.scroller.current, view);
}

/** Returns the board with the box of its cells that can be seen; undefined before it is drawn. */
function seenBoard(input: BoardInput): { surface: Surface; box: CellsBox } | undefined {
  const { surface, scroller, layout } = input.now().parts;
  if (surface.current === undefined || scroller.current === null) return undefined;
  const box = visibleCells(surface.current, scroller.current, layout);
  return { surface: surface.current, box };
}
