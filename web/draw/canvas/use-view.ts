// The viewport and the zoom of the drawing. Painting does not move the drawing. Zooming in or out
// keeps one point of the drawing in place, as far as scrolling allows. Zooming to fit does not.

import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Size } from '../../../src/puzzle/places.ts';
import type { Clues } from '../drawing/clues.ts';
import { type ClueRoom, clueRoom } from './clue-room.ts';
import { canvasZoomStep, clampZoom, type View, type Viewport, viewOf } from './view.ts';

export interface Viewing {
  readonly view: View;
  readonly viewport: Viewport;
  /** The size of cells in pixels, or undefined while the drawing is zoomed to fit. */
  readonly zoom: number | undefined;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly zoomToFit: () => void;
  /** Zooms so that what is now at this point of the viewport stays there. */
  readonly zoomAt: (factor: number, x: number, y: number) => void;
}

interface Scale {
  readonly zoom: number | undefined;
  readonly fits: number;
}

export function useView(
  scroller: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  size: Size,
  clues: Clues,
): Viewing {
  const viewport = useViewport(frame);
  const [{ zoom, fits }, setScale] = useState<Scale>({ zoom: undefined, fits: 0 });
  /** The zoom before rounding, which lets the small steps of a slow pinch add up. */
  const exact = useRef(0);
  const room = useRef<ClueRoom>(undefined);
  const { width, height } = size;
  room.current = clueRoom(room.current, { size: { width, height }, viewport, zoom, fits }, clues);
  const { left, top } = room.current;
  const view = useMemo(
    () => viewOf({ width, height }, { left, top }, viewport, zoom),
    [width, height, left, top, viewport, zoom],
  );

  const fit = useMemo(
    () => viewOf({ width, height }, { left, top }, viewport).cell,
    [width, height, left, top, viewport],
  );

  const hold = useHeldPoint(scroller, view);
  const zoomTo = (next: number, x: number, y: number): void => {
    // The point is held only if the zoom changes. A held point that no new view uses would make a
    // later view jump.
    if (next !== view.cell && hold(x, y)) setScale({ zoom: next, fits });
  };
  const stepTo = (isIn: boolean): void =>
    zoomTo(
      canvasZoomStep(view.cell, isIn, fit),
      (viewport.width + view.left) / 2,
      (viewport.height + view.top) / 2,
    );
  return {
    view,
    viewport: { width: viewport.width, height: Math.min(viewport.height, view.height) },
    zoom,
    zoomIn: () => stepTo(true),
    zoomOut: () => stepTo(false),
    zoomToFit: () => setScale({ zoom: undefined, fits: fits + 1 }),
    zoomAt: (factor, x, y) => {
      const from = Math.round(exact.current) === view.cell ? exact.current : view.cell;
      exact.current = from * factor;
      zoomTo(clampZoom(exact.current, fit), x, y);
    },
  };
}

interface HeldPoint {
  /** A point of the viewport. */
  readonly x: number;
  readonly y: number;
  /** The place of the drawing at that point, in cells. */
  readonly column: number;
  readonly row: number;
}

/**
 * Returns a function that takes a point of the viewport. The next view shows the same place of the
 * drawing at that point. The function returns false if there is no scroller.
 */
function useHeldPoint(
  scroller: RefObject<HTMLElement | null>,
  view: View,
): (x: number, y: number) => boolean {
  const held = useRef<HeldPoint>(undefined);
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (element === null || held.current === undefined) return;
    const { x, y, column, row } = held.current;
    element.scrollLeft = column * view.cell + view.left + view.indent - x;
    element.scrollTop = row * view.cell + view.top - y;
    held.current = undefined;
  }, [scroller, view]);
  return (x, y) => {
    const { current: element } = scroller;
    if (element === null) return false;
    const column = (element.scrollLeft + x - view.left - view.indent) / view.cell;
    const row = (element.scrollTop + y - view.top) / view.cell;
    held.current = { x, y, column, row };
    return true;
  };
}

/**
 * In windows narrower than this many pixels, colours and verdict are below the drawing.
 * draw-workspace.module.css has the same bound.
 */
const NARROW = 900;

/**
 * Returns a viewport as wide as the frame. The height of the viewport depends on the height of the
 * window and is at least 280 pixels. That height is the one of the document element, because
 * `innerHeight` changes whenever a phone hides its address bar.
 */
function useViewport(frame: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setRoom] = useState<Viewport>({ width: 320, height: 320 });
  useEffect(() => {
    const measure = (): void => {
      const width = frame.current?.clientWidth ?? 320;
      const isNarrow = innerWidth < NARROW;
      const whole = document.documentElement.clientHeight;
      const height = Math.max(280, Math.floor(isNarrow ? whole * 0.56 : whole - 266));
      setRoom((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [frame]);
  return viewport;
}
