// The frame of a mosaic: what is known of the picture on one canvas, so that tiles join without a
// seam, and over it a grid with an element a tile.

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Mosaic } from '../../src/packs/mosaic.ts';
import { columnOf, rowOf } from '../../src/puzzle/places.ts';
import { useTokens } from '../app/use-tokens.ts';
import { colourOfMark, isUnmarked } from '../board/state/mark.ts';
import { PICTURE_INKS, picturePalette } from '../puzzle-store/pictures/picture-palette.ts';
import styles from './mosaic-frame.module.css';

interface MosaicFrameProps {
  readonly mosaic: Mosaic;
  /** A mark for each cell of the whole. */
  readonly cells: Uint8Array;
  readonly children: ReactNode;
}

export function MosaicFrame({ mosaic, cells, children }: MosaicFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const inks = useTokens(PICTURE_INKS);
  const { columns, rows, palette } = mosaic;
  const [width, height] = [columns * mosaic.tileWidth, rows * mosaic.tileHeight];
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) draw(context, cells, picturePalette(palette, inks));
  }, [palette, cells, inks]);
  const style = { '--columns': columns, '--rows': rows, '--ratio': width / height };
  return (
    <div className={styles.frame} style={style as CSSProperties}>
      <canvas ref={canvas} className={styles.picture} width={width} height={height} aria-hidden />
      {children}
    </div>
  );
}

/** Draws one pixel a cell; the browser scales the canvas. Cells without a mark stay transparent. */
function draw(
  context: CanvasRenderingContext2D,
  cells: Uint8Array,
  colours: readonly string[],
): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  for (const [cell, mark] of cells.entries()) {
    if (isUnmarked(mark)) continue;
    context.fillStyle = colours[colourOfMark(mark)];
    context.fillRect(columnOf(cell, width), rowOf(cell, width), 1, 1);
  }
}
