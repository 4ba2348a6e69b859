// Finds the point at which a finger aims, which need not be exactly on a cell: a finger a little
// beside the cells aims at the outermost ones, which would be hard to hit otherwise. A finger that
// is farther off aims at nothing.

import type { CellsBox } from '../view/cells-box.ts';
import type { Point } from './gesture.ts';
import type { Stroke } from './stroke.ts';

/** How far beside the cells a finger may be, in pixels. */
const SLACK = 24;

/** Returns the point among the cells that a finger aims at; undefined if it has left them. */
export function aimedPoint(finger: Point, cells: CellsBox): Point | undefined {
  const off = offBy(finger, cells);
  return off.x > SLACK || off.y > SLACK ? undefined : pointWithin(finger, cells);
}

/**
 * Whether the finger has left a run that it draws: sideways. Along the run it may go on as far as
 * it likes, because a quick finger shoots past the edge.
 */
export function hasLeftRun({ start, end }: Stroke, finger: Point, cells: CellsBox): boolean {
  const off = offBy(finger, cells);
  return (off.x > SLACK && start.column === end.column) || (off.y > SLACK && start.row === end.row);
}

/** Returns the nearest point that is well within the box. */
export function pointWithin({ x, y }: Point, { left, top, right, bottom }: CellsBox): Point {
  return {
    x: Math.max(left + 1, Math.min(x, right - 1)),
    y: Math.max(top + 1, Math.min(y, bottom - 1)),
  };
}

function offBy({ x, y }: Point, { left, top, right, bottom }: CellsBox): Point {
  return { x: Math.max(left - x, x - right, 0), y: Math.max(top - y, y - bottom, 0) };
}
