// A handle on a corner of the grid: a pointer drags it, and the arrow keys move it.

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { PixelPoint } from '../../../../src/photo/photo-reading.ts';
import type { Size } from '../../../../src/puzzle/places.ts';
import { useText } from '../../../app/texts.ts';
import { type Corner, cornerByKey } from '../state/corners.ts';
import styles from './place.module.css';

interface CornerHandleProps {
  readonly corner: Corner;
  readonly point: PixelPoint;
  /** The size of the photo. */
  readonly size: Size;
  /** The element that is as large as the shown photo. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly onMove: (to: PixelPoint) => void;
}

export function CornerHandle({ corner, point, size, frame, onMove }: CornerHandleProps) {
  const text = useText();
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
  const take = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = placeOf(event);
    // The corner stays where it is under the finger, and does not jump to it.
    if (at) grip.current = { x: point.x - at.x, y: point.y - at.y };
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const at = placeOf(event);
    if (!at || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove({ x: at.x + grip.current.x, y: at.y + grip.current.y });
  };
  const press = (event: KeyboardEvent): void => {
    const to = cornerByKey(point, event, size);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <button
      type="button"
      className={styles.corner}
      aria-label={text('photo.corner.at', {
        corner: text(`photo.corner.${corner}`),
        x: Math.round(point.x),
        y: Math.round(point.y),
      })}
      style={{
        left: `${(100 * point.x) / size.width}%`,
        top: `${(100 * point.y) / size.height}%`,
      }}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={drag}
    />
  );
}
