// The drawing on its canvas, with its current clues. Scrolling does not move the canvas. It changes
// which part of the drawing the canvas shows.

import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { selectedBox } from '../selection/selection.ts';
import styles from './canvas-board.module.css';
import type { CanvasProps } from './canvas-props.ts';
import { CursorGrid } from './cursor-grid.tsx';
import { dropDrawStroke, makeInputState } from './input-state.ts';
import { endPath, pressCanvasKey, releaseCanvasKey } from './key-input.ts';
import { useCanvas } from './use-canvas.ts';
import { useCanvasColours } from './use-canvas-colours.ts';
import { type Cursor, useCursor } from './use-cursor.ts';
import { usePointer } from './use-pointer.ts';
import { useView, type Viewing } from './use-view.ts';

/** Actions on the canvas, for the controls around it. */
export interface CanvasHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly zoomToFit: () => void;
  readonly focus: () => void;
  /** Focuses the drawing, moves the keyboard cursor to the cell and scrolls the cell into sight. */
  readonly goToCell: (cell: number) => void;
  /** Returns the cell of the keyboard cursor. */
  readonly cursorCell: () => number;
  /** Scrolls the drawing until the cell is in sight. */
  readonly reveal: (cell: number) => void;
}

export function CanvasBoard({ ref, ...props }: CanvasProps & { readonly ref: Ref<CanvasHandle> }) {
  const { picture, clues, differing, kept, tiers } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [state] = useState(makeInputState);
  const colours = useCanvasColours(picture.palette);
  const viewing = useView(scroller, frame, picture.drawing, clues);
  const { view, viewport } = viewing;
  const cursor = useCursor(picture, scroller, viewing);
  const redraw = useCanvas(props, { canvas, scroller, state, viewing, colours, cursor });
  const keys = { state, cursor, viewing, redraw };
  const pointer = usePointer(props, {
    state,
    scroller,
    viewing,
    redraw,
    onCell: (cell) => {
      grid.current?.focus({ preventScroll: true });
      cursor.goTo(cell, false);
    },
  });
  useCanvasHandle(ref, { frame, grid, viewing, cursor });
  const { width, height } = picture.drawing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stroke belongs to the drawing and the tool it began with.
  useEffect(() => dropDrawStroke(state), [state, width, height, props.tool]);
  return (
    <div ref={frame} className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ height: viewport.height }}
        onScroll={redraw}
      >
        <div
          className={styles.sheet}
          style={{ width: Math.max(view.width, viewport.width), height: view.height }}
        >
          <PaintedCanvas ref={canvas} {...{ view, viewport, pointer }} />
          <CursorGrid
            ref={grid}
            {...{ picture, clues, differing, kept, tiers }}
            selected={selectedBox(props.selection)}
            cursor={cursor.cell}
            onKeyDown={(event) => pressCanvasKey(props, keys, event)}
            onKeyUp={(event) => releaseCanvasKey(props, keys, event)}
            onFocus={cursor.setSeen}
            onBlur={() => {
              endPath(props, keys);
              cursor.setSeen(false);
            }}
          />
        </div>
      </div>
    </div>
  );
}

interface PaintedCanvasProps extends Pick<Viewing, 'view' | 'viewport'> {
  readonly ref: Ref<HTMLCanvasElement>;
  readonly pointer: ReturnType<typeof usePointer>;
}

/** The canvas is for eyes and pointers. Screen readers and keys use `CursorGrid`. */
function PaintedCanvas({ ref, view, viewport, pointer }: PaintedCanvasProps) {
  return (
    <canvas
      ref={ref}
      className={styles.canvas}
      style={{ width: viewport.width, height: viewport.height }}
      aria-hidden
      data-testid="drawing"
      data-cell={view.cell}
      data-left={view.indent + view.left}
      data-top={view.top}
      {...pointer}
    />
  );
}

interface HandleParts {
  readonly frame: RefObject<HTMLElement | null>;
  readonly grid: RefObject<HTMLElement | null>;
  readonly viewing: Viewing;
  readonly cursor: Cursor;
}

function useCanvasHandle(
  ref: Ref<CanvasHandle>,
  { frame, grid, viewing, cursor }: HandleParts,
): void {
  const focus = (): void => {
    grid.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  useImperativeHandle(ref, () => ({
    zoomIn: viewing.zoomIn,
    zoomOut: viewing.zoomOut,
    zoomToFit: viewing.zoomToFit,
    focus,
    goToCell: (cell) => {
      focus();
      cursor.goTo(cell, true);
    },
    cursorCell: () => cursor.cell,
    reveal: cursor.reveal,
  }));
}
