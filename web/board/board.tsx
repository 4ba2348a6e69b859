// The board of a puzzle with its clues. It can be played on if it is given a handler for changes,
// and otherwise only looked at. Clue bars stay in sight while the board scrolls; it takes the room
// that it is given.

import {
  type CSSProperties,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import { useText } from '../app/texts.ts';
import styles from './board.module.css';
import type { BoardProps } from './board-props.ts';
import { useBoardInput } from './input/use-board-input.ts';
import { focusCursor, makeSurface, type Surface, showCell } from './view/board-elements.ts';
import { BoardRows } from './view/board-rows.tsx';
import { coloursAsStyle } from './view/colour-patterns.ts';
import { MAX_CELL, MIN_MOUSE, zoomStep } from './view/layout.ts';
import { LineBands } from './view/line-frames.tsx';
import { cellNamer, colourNames } from './view/spoken-names.ts';
import { useBoardLayout } from './view/use-board-layout.ts';

export function Board(props: BoardProps) {
  const { puzzle, cells, label, levels, lines, highlights, coordinates = false, ref } = props;
  const { fit = 'room', largest = 40, inSight, onChanges, onZoom } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const rowBand = useRef<HTMLDivElement>(null);
  const columnBand = useRef<HTMLDivElement>(null);
  const counter = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface>(undefined);
  const isReadOnly = onChanges === undefined;
  const layout = useBoardLayout(frame, scroller, { puzzle, fit, largest, isReadOnly, coordinates });
  const hand = useBoardInput(props, { surface, scroller, counter, layout });
  const colours = useMemo(() => colourNames(text, puzzle.palette), [text, puzzle]);
  const colourStyle = useMemo(() => coloursAsStyle(puzzle.palette), [puzzle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a new puzzle or language.
  useLayoutEffect(() => {
    hand.forget();
    if (!grid.current || !rowBand.current || !columnBand.current) return;
    const parts = {
      grid: grid.current,
      rowBand: rowBand.current,
      columnBand: columnBand.current,
    };
    surface.current = makeSurface(parts, puzzle, cellNamer(text, puzzle.palette), surface.current);
  }, [puzzle, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it draws what these are now.
  useLayoutEffect(() => hand.redraw(), [puzzle, text, cells, levels, highlights]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: zooming moves the view by itself.
  useEffect(() => {
    if (inSight !== undefined && surface.current) showCell(surface.current, inSight);
  }, [inSight, highlights, layout.room]);

  useImperativeHandle(ref, () => ({
    zoomIn: () => layout.zoomTo(zoomStep(layout.cell, true, layout.least)),
    zoomOut: () => layout.zoomTo(zoomStep(layout.cell, false, layout.least)),
    zoomToFit: () => layout.zoomTo('fit'),
    focus: () => surface.current && focusCursor(surface.current),
    show: (cell) => surface.current && showCell(surface.current, cell),
  }));

  const isInPossible = layout.cell < MAX_CELL;
  const isOutPossible = layout.cell > layout.least;
  useEffect(() => onZoom?.({ isInPossible, isOutPossible }), [onZoom, isInPossible, isOutPossible]);

  const style = {
    '--cell-size': `${layout.cell}px`,
    '--clue-size': `${layout.font}px`,
    '--left': `${layout.left}px`,
    '--top': `${layout.top}px`,
    '--columns': puzzle.width,
    '--rows': puzzle.height,
    ...colourStyle,
  } as CSSProperties;
  return (
    <div ref={frame} className={styles.frame} data-fit={fit} style={style}>
      <div
        ref={scroller}
        className={styles.scroller}
        data-coloured={!isMonochrome(puzzle.palette) || undefined}
        data-symbols={props.symbols || undefined}
        data-overview={layout.cell < MIN_MOUSE || undefined}
      >
        <div className={styles.sheet}>
          {/* biome-ignore lint/a11y/useSemanticElements: a table cannot scroll under two clue bars. */}
          <div
            ref={grid}
            role="grid"
            tabIndex={-1}
            aria-label={label}
            aria-rowcount={puzzle.height + 1}
            aria-colcount={puzzle.width + 1}
            aria-readonly={isReadOnly}
            {...hand.events}
          >
            <BoardRows
              puzzle={puzzle}
              lines={lines}
              colours={colours}
              highlights={highlights}
              coordinates={coordinates}
            />
          </div>
          <div className={styles.lines} aria-hidden />
          <div ref={rowBand} className={styles.rowBand} aria-hidden hidden />
          <div ref={columnBand} className={styles.columnBand} aria-hidden hidden />
          <LineBands puzzle={puzzle} lines={highlights?.lines} />
        </div>
      </div>
      <div ref={counter} className={styles.counter} aria-hidden hidden />
    </div>
  );
}
