// Computes which lines of the picture are visible, and the scroll position that brings a cell into
// sight.

import { columnOf, type Place, rowOf, type Size } from '../../../src/puzzle/places.ts';
import type { View, Viewport } from './view.ts';

/** Ranges of columns and rows; `right` and `bottom` are excluded. */
export interface VisibleLines {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far the picture is scrolled under its bars, in pixels. */
interface Scroll {
  readonly x: number;
  readonly y: number;
}

export function visibleLinesOf(
  { width, height }: Size,
  view: View,
  viewport: Viewport,
  scroll: Scroll,
): VisibleLines {
  const { cell, left, top } = view;
  return {
    left: Math.max(0, Math.floor(scroll.x / cell)),
    right: Math.min(width, Math.ceil((scroll.x + viewport.width - left) / cell)),
    top: Math.max(0, Math.floor(scroll.y / cell)),
    bottom: Math.min(height, Math.ceil((scroll.y + viewport.height - top) / cell)),
  };
}

export function isVisible(visible: VisibleLines, cell: number, width: number): boolean {
  const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
  const isAcross = column >= visible.left && column < visible.right;
  return isAcross && row >= visible.top && row < visible.bottom;
}

/** The margin in pixels at the right of a cell, or below it, after scrolling to it. */
const MARGIN = 4;

/** Returns the scroll position that shows the whole cell with the least movement. */
export function scrollFor(
  { column, row }: Place,
  view: View,
  viewport: Viewport,
  { x, y }: Scroll,
): Scroll {
  const shifted = (from: number, at: number, space: number): number =>
    Math.min(at * view.cell, Math.max(from, (at + 1) * view.cell + MARGIN - space));
  return {
    x: shifted(x, column, viewport.width - view.left),
    y: shifted(y, row, viewport.height - view.top),
  };
}
