// The frame of a mosaic: what is known of the picture on one canvas, so that tiles join without a
// seam, and over it a grid with an element a tile.

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Mosaic } from '../../src/packs/mosaic.ts';
import { useTokens } from '../app/use-tokens.ts';
import { drawMarks } from '../board/view/draw-marks.ts';
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
    drawMarks(canvas.current, cells, picturePalette(palette, inks), 'transparent');
  }, [palette, cells, inks]);
  const style = { '--columns': columns, '--rows': rows, '--ratio': width / height };
  return (
    <div className={styles.frame} style={style as CSSProperties}>
      <canvas ref={canvas} className={styles.picture} width={width} height={height} aria-hidden />
      {children}
    </div>
  );
}
