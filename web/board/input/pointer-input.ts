// Pointers on the board and beside it: their events become gestures, whose commands become strokes
// and movements of the view.

import type { PointerEvent } from 'react';
import { cellOf, isInside } from '../../../src/puzzle/places.ts';
import type { BlockPlace } from '../state/strikes.ts';
import { light, placeAt } from '../view/board-elements.ts';
import { blockOf } from '../view/clue-labels.ts';
import { clueOf, slideClue } from '../view/clue-slides.ts';
import { EASY_TOUCH, MAX_CELL } from '../view/layout.ts';
import { type BoardInput, lightFocus } from './board-input.ts';
import { type EdgeScroll, scrollAtEdge, stopScroll } from './edge-scroll.ts';
import { type Command, type Input, NO_GESTURE, type Point, type Press } from './gesture.ts';
import { type PointerGesture, takeInput } from './long-press.ts';
import { pressOfWay } from './marking-way.ts';
import { cellsIn, moveCursorBy } from './pad-input.ts';
import {
  aimAt,
  beginAt,
  endStroke,
  extendTo,
  fixStart,
  leaveStroke,
  type PointerStrokes,
  putCursor,
  switchBrush,
} from './pointer-strokes.ts';

export interface PointerInput extends PointerGesture, PointerStrokes, EdgeScroll {
  /** The size of a cell in pixels while zooming, not rounded. */
  zoom: number;
  /** The point where the latest pointer came down. */
  down: Point;
  /** The way of a finger that has not moved the cursor by a whole cell yet. */
  drift: Point;
  /** The clue, and the block of a clue, on which the latest pointer came down. */
  clue: HTMLElement | null;
  block: BlockPlace | undefined;
}

const NO_DRIFT: Point = { x: 0, y: 0 };
/** The pixels that a pointer slides before it scrolls the board. */
const SLID = 9;
const CELL = '[role=gridcell]';

export function makePointerInput(input: BoardInput): PointerInput {
  const loupe = { made: undefined, view: undefined };
  const hand = { gesture: NO_GESTURE, hold: undefined, edge: undefined };
  const start = { zoom: 0, down: NO_DRIFT, drift: NO_DRIFT, clue: null, block: undefined };
  return { input, loupe, widths: new Map(), ...hand, ...start };
}

/** Stops what would go on without the pointer: the wait for a long press, and the scrolling. */
export function forgetPointer(pointer: PointerInput): void {
  clearTimeout(pointer.hold);
  stopScroll(pointer);
}

export function pointerDown(pointer: PointerInput, event: PointerEvent<HTMLElement>): void {
  const isTouch = event.pointerType !== 'mouse';
  const press = pressOf(pointer, event);
  if ((event.button !== 0 && event.button !== 2) || press === undefined) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  pointer.zoom = pointer.input.now().parts.layout.cell;
  pointer.drift = NO_DRIFT;
  pointer.clue = clueOf(event.target);
  pointer.block = blockAt(event);
  pointer.down = pointOf(event);
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
  if (command.do !== 'aim' && command.do !== 'extend') stopScroll(pointer);
  else scrollOn(pointer, command);
  if (command.do === 'begin') beginAt(pointer, command, command.isSecond);
  if (command.do === 'aim') aimAt(pointer, command);
  if (command.do === 'fix') fixStart(pointer);
  if (command.do === 'switch') switchBrush(pointer);
  if (command.do === 'extend') extendTo(pointer, command);
  if (command.do === 'commit') endStroke(pointer);
  if (command.do === 'drop') leaveStroke(pointer);
  if (command.do === 'steer') steer(pointer, command);
  if (command.do === 'tap') tap(pointer, command);
  if (command.do === 'go') pointer.input.now().parts.surface.current?.onMapPoint?.(command);
  if (command.do === 'view') moveView(pointer, command);
}

/**
 * Returns what the pointer does if no other is down; undefined for a mouse beside the cells. Cells
 * that are too small for a finger are large enough for pens and mice, which are precise.
 */
function pressOf({ input }: PointerInput, event: PointerEvent): Press | undefined {
  const { props, parts } = input.now();
  const { pointerType } = event;
  if (isOn(event, '[data-minimap]')) return 'map';
  if (props.onStrike && blockAt(event)) return 'tap';
  if (!isOn(event, CELL)) return pointerType === 'mouse' ? undefined : 'view';
  if (pointerType !== 'touch') return 'draw';
  return props.onChanges ? pressOfWay(parts.layout.way) : 'tap';
}

/**
 * Scrolls the board under a pointer that draws at its edge. A pointer that has only come down there
 * does not scroll, because no hand is ever quite still. While the board scrolls, no finger rests on
 * a cell.
 */
function scrollOn(pointer: PointerInput, command: Command & { readonly do: 'aim' | 'extend' }) {
  const { x, y } = command;
  if (Math.hypot(x - pointer.down.x, y - pointer.down.y) < SLID) {
    stopScroll(pointer);
    return;
  }
  const onScroll = (): void => {
    clearTimeout(pointer.hold);
    perform(pointer, command);
  };
  scrollAtEdge(pointer, { point: command, isAiming: command.do === 'aim', onScroll });
}

function steer(pointer: PointerInput, { dx, dy }: { dx: number; dy: number }): void {
  const { x, y } = pointer.drift;
  const { cell } = pointer.input.now().parts.layout;
  const [by, rest] = cellsIn({ x: x + dx, y: y + dy }, cell);
  pointer.drift = rest;
  moveCursorBy(pointer.input, by);
}

/**
 * Strikes out the number of a clue. Comes nearer to cells that are too small to be marked; puts the
 * cursor on a cell otherwise.
 */
function tap(pointer: PointerInput, point: Point): void {
  const { props, parts } = pointer.input.now();
  if (pointer.block) {
    props.onStrike?.(pointer.block);
    return;
  }
  const isNear = props.onChanges && parts.layout.way === 'near';
  if (isNear) parts.layout.zoomTo(EASY_TOUCH, point);
  else putCursor(pointer.input, point);
}

/**
 * The events of a pinch come for one finger at a time, so the size goes up and down. `pointer.zoom`
 * therefore has no bounds here; the layout bounds the size that is shown. A single finger on a clue
 * that slides moves the board only across the clue.
 */
function moveView(pointer: PointerInput, command: Command & { readonly do: 'view' }): void {
  const { scroller, layout } = pointer.input.now().parts;
  const by = { x: -command.dx, y: -command.dy };
  const isAlone = pointer.gesture.points.length === 1;
  const left = isAlone && pointer.clue ? slideClue(pointer.clue, by) : by;
  scroller.current?.scrollBy(left.x, left.y);
  pointer.zoom *= command.factor;
  layout.zoomTo(pointer.zoom, command);
}

function hover({ input }: PointerInput, event: PointerEvent<HTMLElement>): void {
  const { props, parts } = input.now();
  const surface = parts.surface.current;
  if (surface === undefined || event.pointerType === 'touch') return;
  const place = placeAt(surface, pointOf(event));
  if (isOn(event, CELL) && isInside(props.puzzle, place))
    light(surface, cellOf(props.puzzle, place));
  else lightFocus(input);
}

function blockAt({ target }: PointerEvent): BlockPlace | undefined {
  return target instanceof Element ? blockOf(target) : undefined;
}

function isOn({ target }: PointerEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}
