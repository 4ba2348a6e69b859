// Applies a pointer to the drawing: begins, extends and ends strokes, scrolls and zooms. The
// gestures come from web/board.

import type { RefObject } from 'react';
import type { Place } from '../../../src/puzzle/places.ts';
import type { Command, Input } from '../../board/input/gesture.ts';
import { takeInput } from '../../board/input/long-press.ts';
import type { CanvasProps } from './canvas-props.ts';
import {
  begin,
  cellWithin,
  dropDrawStroke,
  extend,
  finishDrawStroke,
  type InputState,
} from './input-state.ts';
import { selectByStroke } from './selection-input.ts';
import type { Viewing } from './use-view.ts';

export interface PointerParts {
  readonly state: InputState;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly viewing: Viewing;
  readonly redraw: () => void;
  /**
   * Called with the cell in which a stroke ended. Not called if the stroke ended outside the
   * drawing.
   */
  readonly onCell: (cell: number) => void;
}

/** The newest properties and parts. */
interface PointerNow {
  readonly props: CanvasProps;
  readonly parts: PointerParts;
}

export function drawByPointer(now: () => PointerNow, input: Input): void {
  const { state, redraw } = now().parts;
  takeInput(state, input, (command) => {
    perform(now(), command);
    redraw();
  });
  redraw();
}

/** Returns the cell under a point of the window; undefined on the clues and beside the drawing. */
export function cellUnder(now: PointerNow, x: number, y: number): number | undefined {
  return isOnBars(now.parts, x, y)
    ? undefined
    : cellWithin(now.props.picture.drawing, placeUnder(now.parts, x, y));
}

function perform(now: PointerNow, command: Command): void {
  const { props, parts } = now;
  const { state } = parts;
  switch (command.do) {
    case 'begin':
      if (cellUnder(now, command.x, command.y) !== undefined) {
        begin(state, props, placeUnder(parts, command.x, command.y), command.isSecond);
        selectByStroke(props, state, 'press');
      }
      break;
    case 'extend':
      extend(state, props, placeUnder(parts, command.x, command.y));
      selectByStroke(props, state, 'drag');
      break;
    case 'switch':
      state.isErasing = true;
      break;
    case 'drop':
      selectByStroke(props, state, 'cancel');
      dropDrawStroke(state);
      break;
    case 'commit':
      commit(now);
      break;
    case 'view':
      move(parts, command);
  }
}

function commit({ props, parts }: PointerNow): void {
  const end = parts.state.stroke?.end;
  selectByStroke(props, parts.state, 'release');
  const preview = finishDrawStroke(parts.state, props);
  if (preview !== undefined) props.onStroke(preview);
  const cell = end && cellWithin(props.picture.drawing, end);
  if (cell !== undefined) parts.onCell(cell);
}

function move({ scroller, viewing }: PointerParts, command: Command & { readonly do: 'view' }) {
  const { current: element } = scroller;
  if (element === null) return;
  element.scrollBy(-command.dx, -command.dy);
  const box = element.getBoundingClientRect();
  viewing.zoomAt(command.factor, command.x - box.left, command.y - box.top);
}

function placeUnder({ scroller, viewing: { view } }: PointerParts, x: number, y: number): Place {
  const box = scroller.current?.getBoundingClientRect();
  const across = x - (box?.left ?? 0) - view.indent - view.left;
  const down = y - (box?.top ?? 0) - view.top;
  return {
    column: Math.floor((across + (scroller.current?.scrollLeft ?? 0)) / view.cell),
    row: Math.floor((down + (scroller.current?.scrollTop ?? 0)) / view.cell),
  };
}

function isOnBars({ scroller, viewing: { view } }: PointerParts, x: number, y: number): boolean {
  const box = scroller.current?.getBoundingClientRect();
  return x - (box?.left ?? 0) < view.indent + view.left || y - (box?.top ?? 0) < view.top;
}
