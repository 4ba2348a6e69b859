// The event handlers of the canvas turn mouse, pen and fingers into input. Ctrl and the wheel zoom
// the drawing.

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useWheelZoom } from '../../board/input/use-wheel-zoom.ts';
import type { CanvasProps } from './canvas-props.ts';
import { cellUnder, drawByPointer, type PointerParts } from './pointer-input.ts';

export function usePointer(props: CanvasProps, parts: PointerParts) {
  const { state, scroller, viewing, redraw } = parts;
  const latest = useRef({ props, parts });
  latest.current = { props, parts };
  const now = () => latest.current;
  useWheelZoom(scroller, (factor, { x, y }) => {
    const box = scroller.current?.getBoundingClientRect();
    viewing.zoomAt(factor, x - (box?.left ?? 0), y - (box?.top ?? 0));
  });
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 1) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId: id, clientX: x, clientY: y } = event;
      const isTouch = event.pointerType === 'touch';
      state.hover = undefined;
      const press = isTouch && cellUnder(now(), x, y) === undefined ? 'view' : 'draw';
      drawByPointer(now, { type: 'down', id, x, y, press, isTouch, isSecond: event.button === 2 });
    },
    onPointerMove: ({ pointerId: id, clientX: x, clientY: y, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') state.hover = cellUnder(now(), x, y);
      drawByPointer(now, { type: 'move', id, x, y });
    },
    onPointerUp: ({ pointerId }: PointerEvent) => drawByPointer(now, { type: 'up', id: pointerId }),
    onPointerCancel: ({ pointerId }: PointerEvent) =>
      drawByPointer(now, { type: 'cancel', id: pointerId }),
    onPointerLeave: () => {
      state.hover = undefined;
      redraw();
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
