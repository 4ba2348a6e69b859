// The grid beside the clues, with what is known of its cells. A few paths draw all cells, so that a
// grid of 200x200 cells needs no more elements than a small one.

import { type CSSProperties, useId, useMemo } from 'react';
import type { Grid } from '../../../src/puzzle/grid.ts';
import { BLACK_AND_WHITE, isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { columnOf, columnOfLine, isRowLine, rowOf } from '../../../src/puzzle/places.ts';
import styles from './clue-board.module.css';
import { type Letter, lettersOf } from './picture-letters.ts';
import { cellsPath, cornersPath, linesPath, pathsOf } from './picture-paths.ts';

interface GridPictureProps {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly name: string;
  readonly grid?: Grid | undefined;
  /** The given cells, which are shown in any case. */
  readonly given?: Grid | undefined;
  /** Cells in which solutions differ. */
  readonly differing?: readonly number[] | undefined;
  /** Lines to highlight: rows are numbered from 0, columns from the height. */
  readonly lines?: readonly number[];
  /** The line whose clue is being typed. */
  readonly current?: number | undefined;
}

export function GridPicture(props: GridPictureProps) {
  const { width, height, palette, name, grid, given, differing = [], lines = [], current } = props;
  const hatch = useId();
  const shown = grid?.width === width && grid.height === height ? grid : given;
  const paths = useMemo(() => shown && pathsOf(shown, palette.length - 1), [shown, palette]);
  const letters = useMemo(() => (shown ? lettersOf(shown, palette) : []), [shown, palette]);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <defs>
        <pattern id={hatch} width={0.25} height={0.25} patternUnits="userSpaceOnUse">
          <path d="M0 0.25L0.25 0" className={styles.hatch} />
        </pattern>
      </defs>
      <rect width={width} height={height} className={styles.ground} />
      {current !== undefined && <Band line={current} {...props} className={styles.current ?? ''} />}
      {lines.map((line) => (
        <Band key={line} line={line} {...props} className={styles.band ?? ''} />
      ))}
      {paths?.colours.map((d, i) => (
        <path
          key={palette[i + 1].symbol}
          d={d}
          className={styles.painted}
          style={fillOf(palette, i + 1)}
        />
      ))}
      {paths && <path d={paths.dots} className={styles.dots} />}
      {letters.map((letter) => (
        <LetterMark key={letter.cell} letter={letter} width={width} />
      ))}
      {given && <path d={cornersPath(given)} className={styles.given} />}
      {differing.length > 0 && (
        <path
          d={cellsPath(width, differing)}
          className={styles.differing}
          fill={`url(#${hatch})`}
        />
      )}
      <path d={linesPath(width, height, false)} className={styles.thin} />
      <path d={linesPath(width, height, true)} className={styles.thick} />
      <rect width={width} height={height} className={styles.frame} />
    </svg>
  );
}

function Band({
  line,
  width,
  height,
  className,
}: Pick<GridPictureProps, 'width' | 'height'> & { line: number; className: string }) {
  return isRowLine(line, height) ? (
    <rect y={line} width={width} height={1} className={className} />
  ) : (
    <rect x={columnOfLine(line, height)} width={1} height={height} className={className} />
  );
}

function LetterMark({ letter, width }: { readonly letter: Letter; readonly width: number }) {
  const [x, y] = [columnOf(letter.cell, width), rowOf(letter.cell, width)];
  return (
    <text
      x={x + 0.5}
      y={y + 0.68}
      className={styles.letter}
      fill={letter.isLight ? '#000' : '#fff'}
    >
      {letter.symbol}
    </text>
  );
}

/**
 * Returns the fill of a colour. The black of a puzzle in one colour follows the theme; every other
 * colour is as the puzzle has it.
 */
function fillOf(palette: Palette, colour: number): CSSProperties {
  const { rgb } = palette[colour];
  return isMonochrome(palette) && rgb === BLACK_AND_WHITE[1].rgb ? {} : { fill: rgb };
}
