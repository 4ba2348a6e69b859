// A magnifier for the corner that is being dragged, because a finger hides what is below it. It
// stands above the finger and at the other side of the photo.

import type { CSSProperties } from 'react';
import type { PixelPoint } from '../../../../src/photo/photo-reading.ts';
import type { Size } from '../../../../src/puzzle/places.ts';
import styles from './loupe.module.css';

interface CornerLoupeProps {
  /** The address of the photo. */
  readonly address: string;
  readonly size: Size;
  /** The points of the outline of the grid, as an SVG has them. */
  readonly outline: string;
  /** The place of the corner, in pixels of the photo. */
  readonly point: PixelPoint;
}

/** How much of the longer side of the photo is to be seen, so that it is as large on all photos. */
const SHARE = 1 / 16;

export function CornerLoupe({ address, size, outline, point }: CornerLoupeProps) {
  const { width, height } = size;
  const side = SHARE * Math.max(width, height);
  const isLeft = point.x > width / 2;
  return (
    <div
      className={`${styles.room} ${isLeft ? '' : styles.right}`}
      style={{ '--y': `${(100 * point.y) / height}%` } as CSSProperties}
      data-testid="photo-loupe"
    >
      <div className={styles.loupe}>
        <svg aria-hidden viewBox={`${point.x - side / 2} ${point.y - side / 2} ${side} ${side}`}>
          <image href={address} width={width} height={height} />
          <polygon points={outline} />
        </svg>
        <svg aria-hidden viewBox="-50 -50 100 100" className={styles.cross}>
          <path d={CROSS} />
          <path d={CROSS} />
        </svg>
      </div>
    </div>
  );
}

/** The crosshairs leave their middle free, so that the corner itself is seen. */
const CROSS = 'M-50 0H-5M5 0H50M0 -50V-5M0 5V50';
