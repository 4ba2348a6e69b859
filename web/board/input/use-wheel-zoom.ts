// Zooms the board with Ctrl and the wheel. Browsers report a pinch on a touchpad in the same way.

import { type RefObject, useEffect, useRef } from 'react';
import { type Point, wheelFactor } from './gesture.ts';

/**
 * Calls `onZoom` with the factor by which the board is to grow and with the point of the pointer.
 */
export function useWheelZoom(
  scroller: RefObject<HTMLElement | null>,
  onZoom: (factor: number, at: Point) => void,
): void {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const { current: element } = scroller;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      latest.current(wheelFactor(event.deltaY, event.deltaMode), at);
    };
    // React's wheel listeners are passive, so they could not keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller]);
}
