// Zooms by Ctrl and the wheel, which is also what browsers report for a pinch on a touchpad.

import { type RefObject, useEffect, useRef } from 'react';
import { wheelFactor } from '../../board/input/gesture.ts';
import type { Viewing } from './use-view.ts';

export function useWheelZoom(scroller: RefObject<HTMLElement | null>, viewing: Viewing): void {
  const latest = useRef(viewing);
  latest.current = viewing;
  useEffect(() => {
    const { current: element } = scroller;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const factor = wheelFactor(event.deltaY, event.deltaMode);
      latest.current.zoomAt(factor, event.clientX - box.left, event.clientY - box.top);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller]);
}
