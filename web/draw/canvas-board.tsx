// The drawing on its canvas with the clues that it has by now. The canvas stays in sight while the sheet scrolls.

import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { announce } from '../app/announcer.tsx';
import { useText } from '../app/words.tsx';
import { colourNames } from '../board/names.ts';
import styles from './canvas-board.module.css';
import type { CanvasProps } from './canvas-props.ts';
import { CursorGrid } from './cursor-grid.tsx';
import { begin, drop, extend, finish, makeHand, pressKey } from './hand.ts';
import { drawDeedOf } from './keys.ts';
import type { Preview } from './scene.ts';
import { pointOf } from './stroke.ts';
import { useCanvas } from './use-canvas.ts';
import { useLook } from './use-look.ts';
import { usePointer } from './use-pointer.ts';
import { useView } from './use-view.ts';

/** For buttons beside the drawing. */
export interface CanvasHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly zoomToFit: () => void;
  readonly focus: () => void;
  readonly showCell: (cell: number) => void;
}

export function CanvasBoard({ ref, ...props }: CanvasProps & { readonly ref: Ref<CanvasHandle> }) {
  const { picture, clues, differing, onPaint, onDeed } = props;
  const { drawing, palette } = picture;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [hand] = useState(makeHand);
  const [gone, setGone] = useState(0);
  const [hasCursor, setHasCursor] = useState(false);
  const cursor = Math.min(gone, drawing.cells.length - 1);
  const look = useLook(palette);
  const viewing = useView(scroller, frame, drawing, clues);
  const { view, room } = viewing;
  const redraw = useCanvas(props, {
    canvas,
    scroller,
    hand,
    viewing,
    look,
    cursor,
    hasCursor,
  });
  const pointer = usePointer(props, {
    hand,
    scroller,
    viewing,
    redraw,
    onCell: (cell) => {
      setGone(cell);
      setHasCursor(false);
      grid.current?.focus({ preventScroll: true });
    },
  });
  const showCell = (cell: number): void => {
    const { column, row } = pointOf(drawing, cell);
    const { current: element } = scroller;
    if (element === null) return;
    const [x, y] = [column * view.cell, row * view.cell];
    const [wide, high] = [room.width - view.left, room.height - view.top];
    element.scrollTo(
      Math.min(x, Math.max(element.scrollLeft, x + view.cell + 4 - wide)),
      Math.min(y, Math.max(element.scrollTop, y + view.cell + 4 - high)),
    );
  };
  useImperativeHandle(ref, () => ({
    zoomIn: viewing.zoomIn,
    zoomOut: viewing.zoomOut,
    zoomToFit: viewing.zoomToFit,
    focus: () => grid.current?.focus({ preventScroll: true }),
    showCell,
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stroke belongs to the drawing and the tool it began with.
  useEffect(() => drop(hand), [hand, drawing.width, drawing.height, props.tool]);

  const paint = (preview: Preview | undefined): void => {
    if (preview === undefined) return;
    onPaint(preview.cells, preview.colour);
    const colour =
      preview.colour === 0 ? text('draw.background') : colourNames(text, palette)[preview.colour];
    announce(text('draw.painted', { count: preview.cells.length, colour }));
  };
  const goTo = (cell: number): void => {
    setGone(cell);
    setHasCursor(true);
    showCell(cell);
    if (hand.isByKey) extend(hand, props, pointOf(drawing, cell));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const deed = drawDeedOf(event, cursor, drawing, palette.length - 1);
    if (deed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setHasCursor(true);
    hand.hover = undefined;
    if (deed.do === 'go') goTo(deed.cell);
    else if (deed.do === 'paint-along') paintAlong(deed.cell);
    else if (deed.do === 'paint') paint(pressKey(hand, props, cursor));
    else if (deed.do === 'erase') paint({ cells: [cursor], colour: 0 });
    else if (deed.do === 'drop') drop(hand);
    else if (deed.do === 'zoom') (deed.isIn ? viewing.zoomIn : viewing.zoomOut)();
    else onDeed(deed);
    redraw();
  };
  /** One stroke until Shift is let go. */
  const paintAlong = (cell: number): void => {
    const pencil = { ...props, tool: props.tool === 'eraser' ? 'eraser' : 'pencil' } as const;
    if (!hand.stroke) begin(hand, pencil, pointOf(drawing, cursor), false);
    extend(hand, pencil, pointOf(drawing, cell));
    goTo(cell);
  };
  const endPath = (): void => {
    if (!hand.stroke || hand.isByKey || hand.gesture.mode !== 'idle') return;
    paint(finish(hand, props));
    redraw();
  };
  return (
    <div ref={frame} className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ height: room.height }}
        onScroll={redraw}
      >
        <div
          className={styles.sheet}
          style={{ width: Math.max(view.width, room.width), height: view.height }}
        >
          <canvas
            ref={canvas}
            className={styles.canvas}
            style={{ width: room.width, height: room.height }}
            aria-hidden
            data-testid="drawing"
            data-cell={view.cell}
            data-left={view.indent + view.left}
            data-top={view.top}
            {...pointer}
          />
          <CursorGrid
            ref={grid}
            {...{ picture, clues, cursor, differing, onKeyDown }}
            onKeyUp={({ key }) => key === 'Shift' && endPath()}
            onFocus={setHasCursor}
            onBlur={() => {
              endPath();
              setHasCursor(false);
            }}
          />
        </div>
      </div>
    </div>
  );
}
