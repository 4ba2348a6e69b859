// Which lines of the picture can be seen, and how far to scroll for a cell that cannot.

import type { Size } from '../../../src/create/drawing.ts';
import { pointOf } from './stroke.ts';
import type { Room, View } from './view.ts';

/** Columns and rows, the last ones excluded. */
export interface Sight {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far the picture is scrolled under its bars. */
export interface Scroll {
  readonly x: number;
  readonly y: number;
}

export function sightOf({ width, height }: Size, view: View, room: Room, scroll: Scroll): Sight {
  const { cell, left, top } = view;
  return {
    left: Math.max(0, Math.floor(scroll.x / cell)),
    right: Math.min(width, Math.ceil((scroll.x + room.width - left) / cell)),
    top: Math.max(0, Math.floor(scroll.y / cell)),
    bottom: Math.min(height, Math.ceil((scroll.y + room.height - top) / cell)),
  };
}

export function isInSight(sight: Sight, cell: number, width: number): boolean {
  const [row, column] = [Math.floor(cell / width), cell % width];
  const isAcross = column >= sight.left && column < sight.right;
  return isAcross && row >= sight.top && row < sight.bottom;
}

/** Around a cell that is brought into sight. */
const MARGIN = 4;

/** As it is where the cell is in sight, else as little further as shows all of it. */
export function scrollFor(
  size: Size,
  cell: number,
  view: View,
  room: Room,
  { x, y }: Scroll,
): Scroll {
  const { column, row } = pointOf(size, cell);
  const shifted = (from: number, at: number, space: number): number =>
    Math.min(at * view.cell, Math.max(from, (at + 1) * view.cell + MARGIN - space));
  return {
    x: shifted(x, column, room.width - view.left),
    y: shifted(y, row, room.height - view.top),
  };
}
