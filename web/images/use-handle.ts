// Makes an element a handle on a shown image, which a pointer drags and keys move. The handle keeps
// its distance to the pointer, so that it does not jump to it.

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { PixelPoint } from '../../src/photo/photo-reading.ts';
import type { Size } from '../../src/puzzle/places.ts';

interface HandleParts {
  /** The element that is as large as the shown image. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The size of the image. */
  readonly size: Size;
  /** The place of the handle, in pixels of the image. */
  readonly point: PixelPoint;
  /** Returns where a key moves the handle; undefined for all other keys. */
  readonly byKey: (event: KeyboardEvent) => PixelPoint | undefined;
  /** The place may be outside of the image. */
  readonly onMove: (to: PixelPoint) => void;
  /** Called when a pointer takes the handle. */
  readonly onStart?: () => void;
  /** Called when the pointer lets go of the handle, and after each key that moved it. */
  readonly onEnd?: () => void;
}

/** Returns the listeners of the element that is the handle. */
export function useHandle({ frame, size, point, byKey, onMove, onStart, onEnd }: HandleParts) {
  const grip = useRef<PixelPoint>({ x: 0, y: 0 });
  const placeOf = (event: PointerEvent): PixelPoint | undefined => {
    const box = frame.current?.getBoundingClientRect();
    return (
      box && {
        x: ((event.clientX - box.left) / box.width) * size.width,
        y: ((event.clientY - box.top) / box.height) * size.height,
      }
    );
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = placeOf(event);
      if (at) grip.current = { x: point.x - at.x, y: point.y - at.y };
      onStart?.();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const at = placeOf(event);
      if (!at || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      onMove({ x: at.x + grip.current.x, y: at.y + grip.current.y });
    },
    onLostPointerCapture: onEnd,
    onKeyDown: (event: KeyboardEvent): void => {
      const to = byKey(event);
      if (to === undefined) return;
      event.preventDefault();
      onMove(to);
      onEnd?.();
    },
  };
}
