// The given cells of a puzzle as marks: a board starts with them, and no move changes them.

import { isKnown } from '../../../src/puzzle/grid.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { markOfMask } from './mark.ts';

/** Returns the marks of a board at its start: given cells have theirs, all others have none. */
export function givenMarks({ width, height, given }: Puzzle): Uint8Array {
  return given === undefined
    ? new Uint8Array(width * height)
    : Uint8Array.from(given.cells, markOfMask);
}

/** Whether the cell is given; a cell that the board does not have is not. */
export function isGiven({ given }: Pick<Puzzle, 'given'>, cell: number): boolean {
  return given !== undefined && isKnown(given.cells[cell] ?? 0);
}
