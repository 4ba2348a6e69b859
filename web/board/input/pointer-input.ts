// Pointers on the board and beside it: their events become gestures, whose commands become strokes
// and movements of the view. If the board can be marked but its cells are too small for a finger, a
// tap zooms in and paints nothing.

import type { PointerEvent } from 'react';
import { cellOf, isInside } from '../../../src/puzzle/places.ts';
import { currentText } from '../../app/texts.ts';
import { light, placeAt, showCell } from '../view/board-elements.ts';
import { EASY_TOUCH, MAX_CELL, MIN_TOUCH } from '../view/layout.ts';
import {
  type BoardInput,
  brushOfInput,
  dropStroke,
  finishStroke,
  goToCell,
  lightFocus,
  redraw,
} from './board-input.ts';
import { type Command, type Input, NO_GESTURE, type Point, type Press } from './gesture.ts';
import { type PointerGesture, takeInput } from './long-press.ts';
import { beginStroke, extendStroke } from './stroke.ts';
import { lengthText, showCounter } from './stroke-length.ts';

interface PointerInput extends PointerGesture {
  readonly input: BoardInput;
  /** The size of a cell in pixels while zooming, not rounded. */
  zoom: number;
}

export function makePointerInput(input: BoardInput): PointerInput {
  return { input, gesture: NO_GESTURE, hold: undefined, zoom: 0 };
}

export function pointerDown(pointer: PointerInput, event: PointerEvent<HTMLElement>): void {
  const isTouch = event.pointerType !== 'mouse';
  const press = pressOf(pointer, event);
  if ((event.button !== 0 && event.button !== 2) || press === undefined) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  pointer.zoom = pointer.input.now().parts.layout.cell;
  const isSecond = event.button === 2 || (event.ctrlKey && !isTouch);
  take(pointer, { type: 'down', id: event.pointerId, ...pointOf(event), press, isTouch, isSecond });
}

export function pointerMove(pointer: PointerInput, event: PointerEvent<HTMLElement>): void {
  const id = event.pointerId;
  if (pointer.gesture.mode === 'idle') hover(pointer, event);
  // A second mouse button drops the stroke of the first.
  else if (event.pointerType === 'mouse' && event.buttons > 2)
    take(pointer, { type: 'cancel', id });
  else take(pointer, { type: 'move', id, ...pointOf(event) });
}

export function pointerUp(pointer: PointerInput, event: PointerEvent<HTMLElement>): void {
  take(pointer, { type: 'up', id: event.pointerId });
}

export function pointerCancel(pointer: PointerInput, event: PointerEvent<HTMLElement>): void {
  take(pointer, { type: 'cancel', id: event.pointerId });
}

export function zoom(pointer: PointerInput, factor: number, at: Point): void {
  takeSize(pointer);
  const { layout } = pointer.input.now().parts;
  pointer.zoom = Math.min(MAX_CELL, Math.max(layout.least, pointer.zoom * factor));
  layout.zoomTo(pointer.zoom, at);
}

/** Reads the cell size again, because the zoom buttons or a resized window may have changed it. */
function takeSize(pointer: PointerInput): void {
  const { cell } = pointer.input.now().parts.layout;
  if (Math.round(pointer.zoom) !== cell) pointer.zoom = cell;
}

function take(pointer: PointerInput, input: Input): void {
  takeInput(pointer, input, (command) => perform(pointer, command));
}

function perform(pointer: PointerInput, command: Command): void {
  const { input } = pointer;
  if (command.do === 'begin') begin(input, command, command.isSecond);
  if (command.do === 'extend') extend(input, command);
  if (command.do === 'tap') tap(input, command);
  if (command.do === 'switch') switchBrush(input);
  if (command.do === 'commit') finishStroke(input);
  if (command.do === 'drop') dropStroke(input);
  if (command.do === 'view') moveView(pointer, command);
}

/**
 * Returns what the pointer does if no other is down; undefined for a mouse beside the cells. Cells
 * that are too small for a finger are large enough for pens and mice, which are precise.
 */
function pressOf({ input }: PointerInput, event: PointerEvent): Press | undefined {
  const { props, parts } = input.now();
  const { pointerType } = event;
  if (!isOnCell(event)) return pointerType === 'mouse' ? undefined : 'view';
  if (pointerType !== 'touch') return 'draw';
  return props.onChanges && parts.layout.cell >= MIN_TOUCH ? 'draw' : 'tap';
}

function tap(input: BoardInput, point: Point): void {
  const { props, parts } = input.now();
  if (props.onChanges) parts.layout.zoomTo(EASY_TOUCH, point);
  else begin(input, point, false);
}

function begin(input: BoardInput, point: Point, isSecond: boolean): void {
  const { props, parts } = input.now();
  const surface = parts.surface.current;
  if (surface === undefined) return;
  const place = placeAt(surface, point);
  if (!isInside(props.puzzle, place)) return;
  const cells = finishStroke(input);
  goToCell(input, cellOf(props.puzzle, place), false);
  if (props.onChanges === undefined) return;
  input.stroke = beginStroke(props.puzzle, cells, place, brushOfInput(input, isSecond));
  redraw(input);
}

function extend(input: BoardInput, point: Point): void {
  const { props, parts } = input.now();
  const [surface, counter] = [parts.surface.current, parts.counter.current];
  if (!input.stroke || surface === undefined || counter === null) return;
  const next = extendStroke(input.stroke, props.puzzle, placeAt(surface, point));
  const isFurther = next !== input.stroke;
  const cell = cellOf(props.puzzle, next.end);
  // Reads of the layout come before changes to the page; otherwise the browser would lay out the
  // page again for each read.
  if (isFurther) showCell(surface, cell);
  showCounter(counter, point, lengthText(currentText(), props.puzzle, props.cells, next));
  if (!isFurther) return;
  input.stroke = next;
  redraw(input);
  light(surface, cell);
}

function switchBrush(input: BoardInput): void {
  if (!input.stroke) return;
  const { puzzle, cells } = input.now().props;
  input.stroke = beginStroke(puzzle, cells, input.stroke.start, brushOfInput(input, true));
  navigator.vibrate?.(12);
  redraw(input);
}

/**
 * The events of a pinch come for one finger at a time, so the size goes up and down. `pointer.zoom`
 * therefore has no bounds here; the layout bounds the size that is shown.
 */
function moveView(pointer: PointerInput, command: Command & { readonly do: 'view' }): void {
  const { scroller, layout } = pointer.input.now().parts;
  scroller.current?.scrollBy(-command.dx, -command.dy);
  pointer.zoom *= command.factor;
  layout.zoomTo(pointer.zoom, command);
}

function hover({ input }: PointerInput, event: PointerEvent<HTMLElement>): void {
  const { props, parts } = input.now();
  const surface = parts.surface.current;
  if (surface === undefined || event.pointerType === 'touch') return;
  const place = placeAt(surface, pointOf(event));
  if (isOnCell(event) && isInside(props.puzzle, place)) light(surface, cellOf(props.puzzle, place));
  else lightFocus(input);
}

function isOnCell({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('[role=gridcell]') !== null;
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}
