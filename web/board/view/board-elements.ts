// The elements of the board on the page, outside of React: the cell with the tab stop, the row and
// column that are lit, the preview of a stroke. A move of the cursor touches two cells, four
// headers and two bands, however large the board is.

import { lineOfColumn, type Place, placeOf } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Point } from '../input/gesture.ts';
import { draw, makePainter, type Painter } from './cell-painter.ts';
import { codesOf, type Shown } from './cell-view.ts';
import { type MovedLayer, movedLayer, moveLayer } from './moved-layer.ts';
import type { NameCell } from './spoken-names.ts';

export interface Surface {
  readonly painter: Painter;
  readonly rowBand: MovedLayer;
  readonly columnBand: MovedLayer;
  /** The cell with the tab stop. */
  cursor: number;
  lit: readonly HTMLElement[];
  /** The cell whose row and column are lit, or were lit last. */
  current: number;
  /** Called when `current` changes. */
  onCurrent: (() => void) | undefined;
  /** Called with a point of the minimap that a pointer touches, in pixels of the window. */
  onMapPoint: ((point: Point) => void) | undefined;
}

interface Parts {
  readonly grid: HTMLElement;
  readonly rowBand: HTMLElement;
  readonly columnBand: HTMLElement;
}

/**
 * Makes the surface from the elements of a board. The tab stop stays at its cell in `before` if
 * both boards have the same number of cells; otherwise the first cell gets the tab stop.
 */
export function makeSurface(
  { grid, rowBand, columnBand }: Parts,
  puzzle: Puzzle,
  nameCell: NameCell,
  before: Surface | undefined,
): Surface {
  const painter = makePainter(grid, puzzle, nameCell);
  const cursor = before?.painter.cells.length === painter.cells.length ? before.cursor : 0;
  const lit = { lit: [], current: cursor, onCurrent: undefined, onMapPoint: undefined };
  const bands = { rowBand: movedLayer(rowBand), columnBand: movedLayer(columnBand) };
  const surface: Surface = { painter, ...bands, cursor, ...lit };
  moveCursor(surface, cursor);
  return surface;
}

export function show({ painter }: Surface, shown: Shown): void {
  draw(painter, codesOf(shown));
}

export function moveCursor(surface: Surface, cell: number): void {
  const { cells } = surface.painter;
  cells[surface.cursor]?.setAttribute('tabindex', '-1');
  cells[cell].setAttribute('tabindex', '0');
  surface.cursor = cell;
}

export function focusCursor(surface: Surface): void {
  surface.painter.cells[surface.cursor].focus({ preventScroll: true });
}

/** Scrolls the cell into sight, clear of the clue bars, which cover a part of the board. */
export function showCell({ painter }: Surface, cell: number): void {
  painter.cells[cell]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Lights the row and the column of a cell, or none if `cell` is undefined. */
export function light(surface: Surface, cell: number | undefined): void {
  for (const element of surface.lit) delete element.dataset.lit;
  const { puzzle, headers } = surface.painter;
  const { rowBand, columnBand } = surface;
  const isLit = cell !== undefined;
  rowBand.element.hidden = !isLit;
  columnBand.element.hidden = !isLit;
  surface.lit = [];
  if (!isLit) return;
  const { row, column } = placeOf(puzzle, cell);
  surface.lit = [headers[row], headers[lineOfColumn(column, puzzle.height)]];
  for (const element of surface.lit) element.dataset.lit = '';
  moveLayer(rowBand, `translateY(calc(var(--cell-size) * ${row}))`);
  moveLayer(columnBand, `translateX(calc(var(--cell-size) * ${column}))`);
  columnBand.element.style.setProperty('--crossing', String(row));
  surface.current = cell;
  surface.onCurrent?.();
}

/** Returns the place under a point of the window; it may lie outside the board. */
export function placeAt({ painter }: Surface, { x, y }: Point): Place {
  const { left, top, width, height } = painter.cells[0].getBoundingClientRect();
  return { row: Math.floor((y - top) / height), column: Math.floor((x - left) / width) };
}
