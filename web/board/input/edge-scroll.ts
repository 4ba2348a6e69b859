// Scrolls the board while a pointer draws or aims at the edge of its visible cells. Each frame, the
// pointer draws on from where it is, because other cells have come under it.

import { visibleCells } from '../view/cells-box.ts';
import type { BoardInput } from './board-input.ts';
import { alongStroke, edgeSpeed } from './edge-speed.ts';
import type { Point } from './gesture.ts';

export interface EdgeScroll {
  readonly input: BoardInput;
  /** The pointer at the edge; undefined while nothing scrolls. */
  edge: AtEdge | undefined;
}

interface EdgePointer {
  readonly point: Point;
  /** Whether the pointer aims, so that the board scrolls in both directions. */
  readonly isAiming: boolean;
  /** Called after the board has scrolled. */
  readonly onScroll: () => void;
}

interface AtEdge {
  pointer: EdgePointer;
  /** The times at which the pointer came to the edge, and of the latest frame. */
  readonly began: number;
  before: number;
  frame: number;
}

/** Scrolls while the pointer is at an edge beyond which there are cells, until `stopScroll`. */
export function scrollAtEdge(scroll: EdgeScroll, pointer: EdgePointer): void {
  if (scroll.edge) {
    scroll.edge.pointer = pointer;
    return;
  }
  const now = performance.now();
  const frame = requestAnimationFrame((time) => step(scroll, time));
  scroll.edge = { pointer, began: now, before: now, frame };
}

export function stopScroll(scroll: EdgeScroll): void {
  if (scroll.edge) cancelAnimationFrame(scroll.edge.frame);
  scroll.edge = undefined;
}

function step(scroll: EdgeScroll, now: number): void {
  const { edge, input } = scroll;
  if (edge === undefined) return;
  const { x, y } = speedOf(input, edge.pointer, Math.max(0, now - edge.began) / 1000);
  // A page that was held up does not make up for it by a jump.
  const seconds = Math.min(50, Math.max(0, now - edge.before)) / 1000;
  edge.before = now;
  const isIdle =
    (x === 0 && y === 0) || (seconds > 0 && !scrollBy(input, x * seconds, y * seconds));
  if (isIdle) {
    scroll.edge = undefined;
    return;
  }
  edge.frame = requestAnimationFrame((time) => step(scroll, time));
  edge.pointer.onScroll();
}

function speedOf(input: BoardInput, { point, isAiming }: EdgePointer, seconds: number): Point {
  const { surface, scroller, layout } = input.now().parts;
  if (!input.stroke || !surface.current || !scroller.current) return STILL;
  const speed = edgeSpeed(point, visibleCells(surface.current, scroller.current, layout), seconds);
  return isAiming ? speed : alongStroke(speed, input.stroke);
}

/** Returns whether the board has moved. */
function scrollBy(input: BoardInput, x: number, y: number): boolean {
  const scroller = input.now().parts.scroller.current;
  if (scroller === null) return false;
  const { scrollLeft, scrollTop } = scroller;
  scroller.scrollBy(x, y);
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
}

const STILL: Point = { x: 0, y: 0 };
