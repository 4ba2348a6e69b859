// A handle on a corner of the grid: a pointer drags it, and the arrow keys move it.

import type { RefObject } from 'react';
import type { PixelPoint } from '../../../../src/photo/photo-reading.ts';
import type { Size } from '../../../../src/puzzle/places.ts';
import { useText } from '../../../app/texts.ts';
import { useHandle } from '../../../images/use-handle.ts';
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
  /** Called when a pointer takes the corner. */
  readonly onStart: () => void;
  /** Called when the corner has been moved. */
  readonly onEnd: () => void;
}

export function CornerHandle(props: CornerHandleProps) {
  const { corner, point, size, frame, onMove, onStart, onEnd } = props;
  const text = useText();
  const listeners = useHandle({
    ...{ frame, size, point, onMove, onStart, onEnd },
    byKey: (event) => cornerByKey(point, event, size),
  });
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
      {...listeners}
    />
  );
}
