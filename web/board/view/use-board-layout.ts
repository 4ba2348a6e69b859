// The size of the board on the page. At first the whole board is shown, unless its cells would be
// too small to hit with a mouse, or to aim at with a finger. A size that was chosen by zooming is
// kept, and "fit" shows the whole board, however small its cells are. While a pointer or fingers
// zoom the board, the place under them stays there.

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Aiming } from '../../app/settings.ts';
import { FINGERS, useMedia } from '../../app/use-media.ts';
import type { Point } from '../input/gesture.ts';
import { type MarkingWay, wayOf } from '../input/marking-way.ts';
import {
  type CellBounds,
  cellSizes,
  EASY_MOUSE,
  EASY_TOUCH,
  isHardToRead,
  type Layout,
  layoutOf,
  MAX_CELL,
  MIN_AIMED,
  MIN_MOUSE,
  MIN_TOUCH,
  type Room,
  scrollOf,
  spanOf,
  stripHeight,
} from './layout.ts';

interface LayoutOptions {
  readonly puzzle: Puzzle;
  readonly fit: 'room' | 'width';
  readonly largest: number;
  readonly isReadOnly: boolean;
  readonly coordinates: boolean;
  readonly aiming: Aiming;
}

export interface BoardLayout extends Layout {
  /** The room of the board; the same object until it changes. */
  readonly room: Room;
  /** The height of the strip that shows two clues large; 0 without a strip. */
  readonly strip: number;
  readonly least: number;
  /** Whether fingers are expected, and may mark cells. */
  readonly isTouched: boolean;
  readonly way: MarkingWay;
  /**
   * `at` is a point of the window that is to stay over the same cell; by default it is the middle
   * of the visible cells.
   */
  readonly zoomTo: (cell: number | 'fit', at?: Point) => void;
}

/** The smallest cells, in pixels, that a read-only board has before it is zoomed. */
const MIN_SHOWN = 6;
/**
 * The least size of the cells of a whole board, as a share of those that it has if it is moved up
 * and down only. In a low room, such as beside an open help, a whole board would be too small.
 */
const WORTH = 0.7;

export function useBoardLayout(
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  { puzzle, fit, largest, isReadOnly, coordinates, aiming }: LayoutOptions,
): BoardLayout {
  const whole = useRoom(frame, fit);
  const isCoarse = useMedia(FINGERS);
  const [zoom, setZoom] = useState<number | 'fit'>();
  const span = useMemo(() => spanOf(puzzle), [puzzle]);
  const isToRead = useIsToRead(isReadOnly);
  const handy = isToRead ? MIN_SHOWN : isCoarse ? MIN_TOUCH : MIN_MOUSE;
  const isTouched = isCoarse && !isReadOnly;
  const { room, strip, fitting, first } = useMemo(() => {
    const smallest = aiming === 'direct' ? MIN_TOUCH : MIN_AIMED;
    const most = Math.max(handy, largest);
    const bounds: CellBounds =
      isCoarse && !isToRead
        ? { least: smallest, easy: EASY_TOUCH, most, worth: WORTH }
        : { least: handy, easy: isToRead ? handy : EASY_MOUSE, most, worth: 0 };
    const sizes = cellSizes(span, whole, bounds, coordinates);
    const isHard = [sizes.fitting, sizes.first].some((cell) =>
      isHardToRead(span, layoutOf(span, cell, whole, coordinates), isCoarse ? 14 : 11),
    );
    if (fit !== 'room' || !isHard) return { room: whole, strip: 0, ...sizes };
    const strip = stripHeight(whole);
    const room = { ...whole, height: whole.height - strip };
    return { room, strip, ...cellSizes(span, room, bounds, coordinates) };
  }, [span, whole, handy, largest, isToRead, isCoarse, aiming, fit, coordinates]);
  const least = Math.min(handy, fitting);
  const cell = zoom === 'fit' ? fitting : (zoom ?? first);
  const layout = layoutOf(span, Math.max(least, cell), room, coordinates);
  const anchor = useAnchor(scroller, layout);
  const zoomTo = (wished: number | 'fit', at?: Point): void => {
    const next =
      wished === 'fit' ? wished : Math.min(MAX_CELL, Math.max(least, Math.round(wished)));
    if (next === layout.cell) return;
    anchor.current = anchorAt(scroller.current, layout, at);
    setZoom(next);
  };
  const way = wayOf(aiming, layout.cell);
  return { ...layout, room, strip, least, isTouched, way, zoomTo };
}

/**
 * Whether a board has always been read-only. A board that could be marked keeps the size of its
 * cells while something else is shown on it.
 */
function useIsToRead(isReadOnly: boolean): boolean {
  const [isToRead, setToRead] = useState(isReadOnly);
  if (isToRead && !isReadOnly) setToRead(false);
  return isToRead && isReadOnly;
}

interface Anchor {
  /** The point, in pixels of the window. */
  readonly point: Point;
  /** The place under the point, in cells from the top left corner of the first cell. */
  readonly place: Point;
}

function anchorAt(scroller: HTMLElement | null, layout: Layout, at?: Point): Anchor | undefined {
  if (scroller === null) return undefined;
  const { left, top } = scroller.getBoundingClientRect();
  const point = at ?? {
    x: left + (layout.left + scroller.clientWidth) / 2,
    y: top + (layout.top + scroller.clientHeight) / 2,
  };
  return {
    point,
    place: {
      x: (point.x - left + scroller.scrollLeft - layout.left) / layout.cell,
      y: (point.y - top + scroller.scrollTop - layout.top) / layout.cell,
    },
  };
}

/**
 * Scrolls after a change of size, so that the place of the anchor is at its point again, or at
 * least in sight.
 */
function useAnchor(
  scroller: RefObject<HTMLElement | null>,
  { cell, left, top }: Layout,
): RefObject<Anchor | undefined> {
  const anchor = useRef<Anchor>(undefined);
  useLayoutEffect(() => {
    const { current: held } = anchor;
    const { current: element } = scroller;
    anchor.current = undefined;
    if (held === undefined || element === null) return;
    const { point, place } = held;
    // The board may have moved in its frame with its size.
    const box = element.getBoundingClientRect();
    const [across, down] = [element.clientWidth, element.clientHeight];
    const x = { place: place.x, point: point.x - box.left, bar: left, room: across };
    const y = { place: place.y, point: point.y - box.top, bar: top, room: down };
    element.scrollTo(scrollOf(cell, x), scrollOf(cell, y));
  }, [scroller, cell, left, top]);
  return anchor;
}

function useRoom(frame: RefObject<HTMLElement | null>, fit: 'room' | 'width'): Room {
  const [room, setRoom] = useState<Room>({ width: 320, height: Number.POSITIVE_INFINITY });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => {
      const height = fit === 'room' ? element.clientHeight : Number.POSITIVE_INFINITY;
      // The border takes 4 pixels.
      const next = { width: element.clientWidth - 4, height: height - 4 };
      setRoom((old) => (old.width === next.width && old.height === next.height ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, fit]);
  return room;
}
