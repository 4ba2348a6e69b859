// Changes a drawing as a whole: adds or removes lines at any side, moves, turns or flips the
// picture, swaps colours.

import { cellAt, columnOf, rowOf } from '../puzzle/places.ts';
import { type Drawing, makeDrawing } from './drawing.ts';

/** The number of lines to add at each side; a negative number removes lines. */
export interface Margins {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/**
 * Adds and removes lines. Throws a RangeError if nothing would be left, or more than a puzzle can
 * have.
 */
export function resized(
  drawing: Drawing,
  { top = 0, right = 0, bottom = 0, left = 0 }: Margins,
): Drawing {
  const { width, height, cells } = drawing;
  const next = makeDrawing(width + left + right, height + top + bottom);
  const [from, to] = [Math.max(0, -left), Math.min(width, width + right)];
  for (let row = Math.max(0, -top); row < Math.min(height, height + bottom); row++) {
    const source = cells.subarray(cellAt(row, from, width), cellAt(row, to, width));
    next.cells.set(source, (row + top) * next.width + from + left);
  }
  return next;
}

/** Removes the empty lines around the picture; an empty drawing stays as it is. */
export function cropped(drawing: Drawing): Drawing {
  const margins = emptyMargins(drawing);
  return margins === undefined ? drawing : resized(drawing, margins);
}

/**
 * Returns the margins that remove the empty lines around the picture; undefined if it is empty.
 */
export function emptyMargins({ width, height, cells }: Drawing): Margins | undefined {
  let [top, right, bottom, left] = [height, -1, -1, width];
  cells.forEach((colour, cell) => {
    if (colour === 0) return;
    const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
  });
  if (bottom < 0) return undefined;
  return { top: -top, right: right + 1 - width, bottom: bottom + 1 - height, left: -left };
}

/**
 * Moves the picture to the right and down; negative numbers move it left and up. Cells that leave
 * at one side come in at the opposite side, so that nothing is lost.
 */
export function shifted({ width, height, cells }: Drawing, right: number, down: number): Drawing {
  const moved = cells.map((_, cell) => {
    const column = wrapped(columnOf(cell, width) - right, width);
    return cells[cellAt(wrapped(rowOf(cell, width) - down, height), column, width)];
  });
  return { width, height, cells: moved };
}

function wrapped(value: number, length: number): number {
  return ((value % length) + length) % length;
}

/** Turns the picture clockwise by 90 degrees. */
export function rotated({ width, height, cells }: Drawing): Drawing {
  const turned = cells.map((_, cell) => {
    const [row, column] = [rowOf(cell, height), columnOf(cell, height)];
    return cells[cellAt(height - 1 - column, row, width)];
  });
  return { width: height, height: width, cells: turned };
}

/** Exchanges left and right, or top and bottom. */
export function flipped(
  { width, height, cells }: Drawing,
  way: 'left-right' | 'top-bottom',
): Drawing {
  const mirrored = cells.map((_, cell) => {
    const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
    return way === 'left-right'
      ? cells[cellAt(row, width - 1 - column, width)]
      : cells[cellAt(height - 1 - row, column, width)];
  });
  return { width, height, cells: mirrored };
}

/** Exchanges the background and one colour; other colours stay. */
export function inverted({ width, height, cells }: Drawing, colour = 1): Drawing {
  const swapped = cells.map((each) => (each === 0 ? colour : each === colour ? 0 : each));
  return { width, height, cells: swapped };
}
