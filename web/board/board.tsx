// The board of a puzzle with its clues. A person can mark cells if the board has a handler for
// changes. The clue bars stay in sight while the board scrolls.

import { type CSSProperties, useMemo, useRef } from 'react';
import { isBlackAndWhite } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { useText } from '../app/texts.ts';
import styles from './board.module.css';
import type { BoardProps } from './board-props.ts';
import { useBoardInput } from './input/use-board-input.ts';
import { useMinimap } from './minimap/use-minimap.ts';
import type { Surface } from './view/board-elements.ts';
import { BoardRows } from './view/board-rows.tsx';
import { useClueSlides } from './view/clue-slides.ts';
import { ClueStrip } from './view/clue-strip.tsx';
import { coloursAsStyle } from './view/colour-patterns.ts';
import { useCoveredPart } from './view/covered-part.ts';
import { LineBands } from './view/line-frames.tsx';
import { colourNames } from './view/spoken-names.ts';
import { useBoardHandle } from './view/use-board-handle.ts';
import { type BoardLayout, useBoardLayout } from './view/use-board-layout.ts';
import { useClueStrip } from './view/use-clue-strip.ts';
import { useSurface } from './view/use-surface.ts';

export function Board(props: BoardProps) {
  const { puzzle, label, lines, highlights, coordinates = false } = props;
  const { fit = 'room', largest = 40, aiming = 'automatic' } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const rowBand = useRef<HTMLDivElement>(null);
  const columnBand = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const counter = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface>(undefined);
  const isReadOnly = props.onChanges === undefined;
  const layout = useBoardLayout(frame, scroller, {
    puzzle,
    fit,
    largest,
    isReadOnly,
    coordinates,
    aiming,
  });
  const hand = useBoardInput(props, { surface, scroller, counter, layout });
  const colours = useMemo(() => colourNames(text, puzzle.palette), [text, puzzle]);

  const style = useBoardStyle(puzzle, layout);
  useSurface(props, { surface, grid, rowBand, columnBand, hand, room: layout.room });
  useCoveredPart(frame, scroller, props.covered ?? 0, layout);
  useBoardHandle(props, { layout, surface, cursor: hand.cursor });
  useClueSlides(frame, puzzle, layout.strip);
  useMinimap(props, { surface, scroller, layout });
  useClueStrip(strip, surface, layout.strip, props);
  return (
    <div ref={frame} className={styles.frame} data-fit={fit} style={style} {...hand.pointerEvents}>
      {layout.strip > 0 && <ClueStrip ref={strip} height={layout.strip} />}
      <div
        ref={scroller}
        className={styles.scroller}
        data-coloured={!isBlackAndWhite(puzzle.palette) || undefined}
        data-symbols={props.symbols || undefined}
        data-pad={(!isReadOnly && layout.way === 'pad') || undefined}
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
            {...hand.gridEvents}
          >
            <BoardRows
              puzzle={puzzle}
              lines={lines}
              colours={colours}
              highlights={highlights}
              struck={props.struck}
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

function useBoardStyle({ palette, width, height }: Puzzle, layout: BoardLayout): CSSProperties {
  const colours = useMemo(() => coloursAsStyle(palette), [palette]);
  return {
    '--cell-size': `${layout.cell}px`,
    '--clue-size': `${layout.font}px`,
    '--left': `${layout.left}px`,
    '--top': `${layout.top}px`,
    '--columns': width,
    '--rows': height,
    ...colours,
  } as CSSProperties;
}
