// The crop of a clue: the part of the straightened image that has the numbers of a line.

import { useEffect, useRef } from 'react';
import type { PixelBox } from '../../../../src/photo/photo-reading.ts';
import styles from './lines.module.css';

interface ClueCropProps {
  readonly bitmap: ImageBitmap | undefined;
  readonly room: PixelBox;
  readonly label: string;
}

export function ClueCrop({ bitmap, room, label }: ClueCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top } = room;
  const [width, height] = [room.width, room.height].map((side) => Math.max(1, Math.round(side)));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!bitmap || !context) return;
    context.clearRect(0, 0, width, height);
    context.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
  }, [bitmap, left, top, width, height]);
  const isUpright = height > width;
  return (
    <canvas
      ref={canvas}
      className={`${styles.crop} ${isUpright ? styles.upright : styles.level}`}
      {...{ width, height }}
      role="img"
      aria-label={label}
    />
  );
}
