// The room for the board of clue fields: the width of its parent, and the height from its top to
// the end of the window.

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from '../../board/view/layout.ts';

/** The least height of the board, and its borders and the space around it, in pixels. */
const [LEAST, EDGES, BELOW] = [320, 6, 16];

export function useEntryRoom(scroller: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: LEAST, height: LEAST });
  useLayoutEffect(() => {
    const element = scroller.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    const measure = (): void => {
      const top = element.getBoundingClientRect().top + scrollY;
      const height = Math.max(LEAST, Math.floor(innerHeight - top - BELOW)) - EDGES;
      const width = parent.clientWidth - EDGES;
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [scroller]);
  return room;
}
