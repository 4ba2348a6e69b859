// The mark of a player in a cell as one small number, so that a board is a byte array: 0 is
// unmarked, 1 is a cross, and 1 + c is painted in colour c. A mark with NOTE added is a note; a
// cell with a note counts as unmarked.

import { colourOf, isKnown } from '../../../src/puzzle/grid.ts';

export type Mark = number;

export const UNMARKED: Mark = 0;
export const CROSS: Mark = 1;
/** The bit that makes a mark a note. */
export const NOTE = 32;

export function painted(colour: number): Mark {
  return 1 + colour;
}

/** Returns the colour index of a painted cell; 0 for crosses, notes and unmarked cells. */
export function colourOfMark(mark: Mark): number {
  return mark > CROSS && mark < NOTE ? mark - 1 : 0;
}

export function isNote(mark: Mark): boolean {
  return mark >= NOTE;
}

/** Whether the cell has no mark, or only a note. */
export function isUnmarked(mark: Mark): boolean {
  return mark === UNMARKED || isNote(mark);
}

/**
 * Whether a value from outside is a mark of a board with `colours` colours besides the background.
 */
export function isMark(value: unknown, colours: number): value is Mark {
  if (!Number.isInteger(value)) return false;
  const mark = value as number;
  if (mark < 0 || mark >= 2 * NOTE || mark === NOTE) return false;
  return (mark & ~NOTE) <= painted(colours);
}

/** Returns the candidates of a mark for the solvers; notes count as unmarked cells. */
export function maskOf(mark: Mark, colours: number): number {
  return isUnmarked(mark) ? (1 << (colours + 1)) - 1 : 1 << (mark - 1);
}

/** Returns the mark for the candidates of a solver; an unknown cell is unmarked. */
export function markOfMask(mask: number): Mark {
  if (!isKnown(mask)) return UNMARKED;
  const colour = colourOf(mask);
  return colour === 0 ? CROSS : painted(colour);
}

export function masksOf(cells: Uint8Array, colours: number): Int32Array {
  const masks = new Int32Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) masks[cell] = maskOf(cells[cell], colours);
  return masks;
}
