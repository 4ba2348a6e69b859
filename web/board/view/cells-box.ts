// The part of the window in which cells of the board can be seen: not the clue bars, nor what is
// scrolled out of sight.

import type { Surface } from './board-elements.ts';
import type { Layout } from './layout.ts';

export interface CellsBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function visibleCells(
  { painter }: Surface,
  scroller: HTMLElement,
  layout: Layout,
): CellsBox {
  const outer = scroller.getBoundingClientRect();
  const first = painter.cells[0].getBoundingClientRect();
  const { width, height } = painter.puzzle;
  const [left, top] = [outer.left + layout.left, outer.top + layout.top];
  const right = Math.min(outer.left + scroller.clientWidth, first.left + width * first.width);
  const bottom = Math.min(outer.top + scroller.clientHeight, first.top + height * first.height);
  return { left, top, right, bottom };
}
