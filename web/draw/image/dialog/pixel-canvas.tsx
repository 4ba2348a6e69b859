// Shows an image or a picture as large as its place allows, in its proportions. The canvas has one
// pixel for each pixel or cell, and the browser enlarges it.

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Image } from '../../../../src/create/images/image-samples.ts';
import styles from './pixel-canvas.module.css';

interface PixelCanvasProps {
  readonly image: Image;
  /** Missing where the image is decoration beside words that say what it is. */
  readonly label?: string;
  /** The content that lies over the image. */
  readonly children?: ReactNode;
}

/** An image with fewer pixels a side shows them as squares. */
const SMOOTH_FROM = 400;

export function PixelCanvas({ image, label, children }: PixelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, data } = image;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const pixels = context?.createImageData(width, height);
    pixels?.data.set(data);
    if (pixels) context?.putImageData(pixels, 0, 0);
  }, [width, height, data]);
  const isSmooth = Math.max(width, height) >= SMOOTH_FROM;
  return (
    <div className={styles.frame} style={{ '--ratio': width / height } as CSSProperties}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role={label === undefined ? 'presentation' : 'img'}
        aria-label={label}
        className={isSmooth ? styles.smooth : styles.pixels}
      />
      {children}
    </div>
  );
}
