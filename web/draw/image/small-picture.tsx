// A picture without clues. The canvas has one pixel for each cell, and the browser enlarges it.

import { useEffect, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import type { Picture } from '../drawing/picture.ts';
import styles from './small-picture.module.css';

export function SmallPicture({ picture }: { readonly picture: Picture }) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, cells } = picture.drawing;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const pixels = context.createImageData(width, height);
    const colours = picture.palette.map(({ rgb }) => Number.parseInt(rgb.slice(1), 16));
    cells.forEach((colour, cell) => {
      const rgb = colours[colour];
      pixels.data.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], 4 * cell);
    });
    context.putImageData(pixels, 0, 0);
  }, [picture, width, height, cells]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={text('draw.image.preview')}
      className={styles.picture}
    />
  );
}
