// Makes the candidates with which every method starts.

import { allCandidates } from '../puzzle/palette.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

/** Returns the candidates of all cells: a given cell has its colour, any other cell has all. */
export function startCells({ width, height, palette, given }: Puzzle): Int32Array {
  return given?.cells.slice() ?? new Int32Array(width * height).fill(allCandidates(palette));
}
