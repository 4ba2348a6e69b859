// Mouse, pen and fingers on the canvas. What they mean is said by board/gesture.ts: one paints, two move and zoom.

import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../src/create/strokes.ts';
import { type Command, HOLD_MS, type Input, turn, wheelFactor } from '../board/gesture.ts';
import type { CanvasProps } from './canvas-props.ts';
import { begin, cellAtPoint, drop, extend, finish, type Hand } from './hand.ts';
import type { Viewing } from './use-view.ts';

export interface PointerParts {
  readonly hand: Hand;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly viewing: Viewing;
  readonly redraw: () => void;
  /** A press ended in this cell. */
  readonly onCell: (cell: number) => void;
}

export function usePointer(props: CanvasProps, parts: PointerParts) {
  const { hand, scroller, viewing, redraw, onCell } = parts;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ props, viewing });
  latest.current = { props, viewing };

  const placeOf = (x: number, y: number): Point => {
    const { view } = latest.current.viewing;
    const box = scroller.current?.getBoundingClientRect();
    const across = x - (box?.left ?? 0) - view.indent - view.left;
    const down = y - (box?.top ?? 0) - view.top;
    return {
      column: Math.floor((across + (scroller.current?.scrollLeft ?? 0)) / view.cell),
      row: Math.floor((down + (scroller.current?.scrollTop ?? 0)) / view.cell),
    };
  };
  const isOnBars = (x: number, y: number): boolean => {
    const { view } = latest.current.viewing;
    const box = scroller.current?.getBoundingClientRect();
    return x - (box?.left ?? 0) < view.indent + view.left || y - (box?.top ?? 0) < view.top;
  };
  const obey = (command: Command): void => {
    const given = latest.current.props;
    if (command.do === 'begin') {
      const at = placeOf(command.x, command.y);
      const isOn = cellAtPoint(given.picture.drawing, at) !== undefined;
      if (isOn && !isOnBars(command.x, command.y)) begin(hand, given, at, command.isSecond);
    }
    if (command.do === 'extend') extend(hand, given, placeOf(command.x, command.y));
    if (command.do === 'switch') hand.isErasing = true;
    if (command.do === 'drop') drop(hand);
    if (command.do === 'commit') commit();
    if (command.do === 'view') move(command);
  };
  const commit = (): void => {
    const given = latest.current.props;
    const end = hand.stroke?.end;
    const preview = finish(hand, given);
    if (preview === undefined) return;
    given.onPaint(preview.cells, preview.colour);
    const cell = end && cellAtPoint(given.picture.drawing, end);
    if (cell !== undefined) onCell(cell);
  };
  const move = ({ x, y, dx, dy, factor }: Command & { readonly do: 'view' }): void => {
    const { current: element } = scroller;
    if (element === null) return;
    element.scrollBy(-dx, -dy);
    const box = element.getBoundingClientRect();
    latest.current.viewing.zoomAt(factor, x - box.left, y - box.top);
  };
  const take = (input: Input): void => {
    const [gesture, commands] = turn(hand.gesture, input);
    hand.gesture = gesture;
    for (const command of commands) obey(command);
    redraw();
  };

  useWheelZoom(scroller, latest);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 1) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId: id, clientX: x, clientY: y } = event;
      clearTimeout(timer.current);
      const isTouch = event.pointerType === 'touch';
      hand.hover = undefined;
      take({ type: 'down', id, x, y, isTouch, isSecond: event.button === 2 });
      if (isTouch) timer.current = setTimeout(() => take({ type: 'hold' }), HOLD_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      const { pointerId: id, clientX: x, clientY: y, pointerType } = event;
      if (pointerType === 'mouse')
        hand.hover = isOnBars(x, y)
          ? undefined
          : cellAtPoint(latest.current.props.picture.drawing, placeOf(x, y));
      take({ type: 'move', id, x, y });
    },
    onPointerUp: ({ pointerId: id }: PointerEvent) => {
      clearTimeout(timer.current);
      take({ type: 'up', id });
    },
    onPointerCancel: ({ pointerId: id }: PointerEvent) => {
      clearTimeout(timer.current);
      take({ type: 'cancel', id });
    },
    onPointerLeave: () => {
      hand.hover = undefined;
      redraw();
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}

/** Ctrl and the wheel, which is also what a pinch on a touchpad is. */
function useWheelZoom(
  scroller: RefObject<HTMLElement | null>,
  latest: RefObject<{ readonly viewing: Viewing }>,
): void {
  useEffect(() => {
    const { current: element } = scroller;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const factor = wheelFactor(event.deltaY, event.deltaMode);
      latest.current.viewing.zoomAt(factor, event.clientX - box.left, event.clientY - box.top);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller, latest]);
}
