// A stroke is what one press draws. Its first cell decides what the whole stroke does: if this cell
// has the mark of the brush, the stroke erases; otherwise the stroke marks.
//
// A stroke runs from its first cell straight along a row or a column, to the cell that is level
// with the pointer. The direction in which the pointer leaves the first cell decides between row
// and column, and decides anew when the pointer has come back to that cell. The stroke skips no
// cell, however fast the pointer moves, and becomes shorter when the pointer goes back.
//
// A stroke that erases takes away only marks equal to the mark of the brush. A stroke that marks
// goes over unmarked cells, over notes unless it makes notes itself, and over marks equal to the
// mark in its first cell. It leaves all other marks as they are.
//
// A stroke passes over given cells without a change. A stroke that begins in a given cell marks,
// because people go on from there: it goes over unmarked cells and notes.

import { cellOf, isInside, type Place, type Size } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { isGiven } from '../state/given-marks.ts';
import { isNote, type Mark, UNMARKED } from '../state/mark.ts';
import type { MarkChange } from '../state/play-state.ts';

export interface Pen {
  readonly to: Mark;
  /**
   * The mark that the pen replaces. A pen that marks also goes over unmarked cells, and over notes
   * unless it makes notes itself.
   */
  readonly over: Mark;
}

export interface Stroke {
  readonly pen: Pen;
  readonly start: Place;
  readonly end: Place;
}

/** The board that a stroke is drawn on. */
export type StrokeBoard = Pick<Puzzle, 'width' | 'height' | 'given'>;

/** Returns the pen of a stroke that begins in `cell`. */
export function penOn(board: StrokeBoard, cells: Uint8Array, cell: number, brush: Mark): Pen {
  if (isGiven(board, cell)) return { to: brush, over: UNMARKED };
  const mark = cells[cell];
  return mark === brush ? { to: UNMARKED, over: brush } : { to: brush, over: mark };
}

export function beginStroke(
  board: StrokeBoard,
  cells: Uint8Array,
  start: Place,
  brush: Mark,
): Stroke {
  return { pen: penOn(board, cells, cellOf(board, start), brush), start, end: start };
}

/**
 * Moves the end of the stroke to the cell of its row or column that is level with `place`; `place`
 * may lie outside the board. Returns the same stroke if the end does not change.
 */
export function extendStroke(stroke: Stroke, size: Size, place: Place): Stroke {
  const { start, end } = stroke;
  const row = Math.min(Math.max(place.row, 0), size.height - 1);
  const column = Math.min(Math.max(place.column, 0), size.width - 1);
  const isAlongRow =
    end.column !== start.column ||
    (end.row === start.row && Math.abs(column - start.column) >= Math.abs(row - start.row));
  const next = isAlongRow ? { row: start.row, column } : { row, column: start.column };
  return next.row === end.row && next.column === end.column ? stroke : { ...stroke, end: next };
}

/** Returns the cells of a stroke, from its start to its end. */
export function cellsOfStroke({ start, end }: Stroke, size: Size): number[] {
  const [rows, columns] = [end.row - start.row, end.column - start.column];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  return Array.from({ length: steps + 1 }, (_, i) =>
    cellOf(size, {
      row: start.row + i * Math.sign(rows),
      column: start.column + i * Math.sign(columns),
    }),
  );
}

export function changesAlong(
  board: StrokeBoard,
  cells: Uint8Array,
  pen: Pen,
  along: readonly number[],
): MarkChange[] {
  const { to } = pen;
  return along
    .map((cell) => ({ cell, from: cells[cell], to }))
    .filter(({ cell, from }) => from !== to && goesOver(pen, from) && !isGiven(board, cell));
}

function goesOver({ to, over }: Pen, mark: Mark): boolean {
  if (mark === over) return true;
  if (to === UNMARKED) return false;
  return mark === UNMARKED || (isNote(mark) && !isNote(to));
}

/**
 * Counts the cells of the stroke, and the cells of the run of equal marks that the end of the
 * stroke becomes a part of. If the stroke erases, or if its end keeps a different mark, `run`
 * equals `stroke`.
 */
export function lengthsOf(
  board: StrokeBoard,
  cells: Uint8Array,
  stroke: Stroke,
): { readonly stroke: number; readonly run: number } {
  const along = cellsOfStroke(stroke, board);
  const changed = new Set(changesAlong(board, cells, stroke.pen, along).map(({ cell }) => cell));
  const { to } = stroke.pen;
  const holds = (place: Place): boolean => {
    const cell = cellOf(board, place);
    return isInside(board, place) && (changed.has(cell) ? to : cells[cell]) === to;
  };
  const isAlongColumn = stroke.start.row !== stroke.end.row;
  const [down, right] = isAlongColumn ? [1, 0] : [0, 1];
  const reach = (sign: number): number => {
    let steps = 1;
    const at = (n: number): Place => ({
      row: stroke.end.row + sign * n * down,
      column: stroke.end.column + sign * n * right,
    });
    while (holds(at(steps))) steps++;
    return steps - 1;
  };
  const run = to !== UNMARKED && holds(stroke.end) ? 1 + reach(1) + reach(-1) : along.length;
  return { stroke: along.length, run };
}
