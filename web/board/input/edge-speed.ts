// The speed at which a board scrolls under a pointer that draws at the edge of its visible cells:
// the closer to the edge and the longer there, the faster.

import type { CellsBox } from '../view/cells-box.ts';
import type { Point } from './gesture.ts';
import type { Stroke } from './stroke.ts';

/** The width of the edge, in pixels. */
const EDGE = 28;
/** Pixels a second where the edge begins, at the end of the cells, and at most. */
const [SLOWEST, AT_END, FASTEST] = [120, 320, 1800];
/** Seconds at the edge that double the speed. */
const DOUBLING = 0.8;

/** Returns pixels a second to the right and down, after so many seconds at the edge. */
export function edgeSpeed({ x, y }: Point, box: CellsBox, seconds: number): Point {
  const faster = 1 + seconds / DOUBLING;
  return {
    x: alongAxis(x, box.left, box.right) * faster,
    y: alongAxis(y, box.top, box.bottom) * faster,
  };
}

/** Returns the part of a speed along the line of the stroke. */
export function alongStroke(speed: Point, { start, end }: Stroke): Point {
  const isUndecided = start.row === end.row && start.column === end.column;
  const isAcross = isUndecided ? Math.abs(speed.x) >= Math.abs(speed.y) : start.row === end.row;
  return isAcross ? { x: speed.x, y: 0 } : { x: 0, y: speed.y };
}

function alongAxis(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / 4);
  if (at < start + edge) return -speedAt((start + edge - at) / edge);
  return at > end - edge ? speedAt((at - end + edge) / edge) : 0;
}

/** Returns the speed for a depth in the edge: 0 where it begins, 1 at the end of the cells. */
function speedAt(depth: number): number {
  return Math.min(FASTEST, SLOWEST + (AT_END - SLOWEST) * depth);
}
