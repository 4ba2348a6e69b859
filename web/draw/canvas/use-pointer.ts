// Turns mouse, pen and fingers on the canvas into input, as handlers of its element.

import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { HOLD_MS } from '../../board/input/gesture.ts';
import type { CanvasProps } from './canvas-props.ts';
import { cellUnder, type PointerParts, takeInput } from './pointer-input.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

export function usePointer(props: CanvasProps, parts: PointerParts) {
  const { state, scroller, viewing, redraw } = parts;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ props, parts });
  latest.current = { props, parts };
  const now = () => latest.current;
  useWheelZoom(scroller, viewing);
  const lift = (type: 'up' | 'cancel', id: number): void => {
    clearTimeout(timer.current);
    takeInput(now, { type, id });
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 1) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId: id, clientX: x, clientY: y } = event;
      clearTimeout(timer.current);
      const isTouch = event.pointerType === 'touch';
      state.hover = undefined;
      takeInput(now, { type: 'down', id, x, y, isTouch, isSecond: event.button === 2 });
      if (isTouch) timer.current = setTimeout(() => takeInput(now, { type: 'hold' }), HOLD_MS);
    },
    onPointerMove: ({ pointerId: id, clientX: x, clientY: y, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') state.hover = cellUnder(now(), x, y);
      takeInput(now, { type: 'move', id, x, y });
    },
    onPointerUp: ({ pointerId }: PointerEvent) => lift('up', pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => lift('cancel', pointerId),
    onPointerLeave: () => {
      state.hover = undefined;
      redraw();
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
