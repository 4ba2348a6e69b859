// Where the cells of a line are in a grid that is stored row by row.

import type { Puzzle } from '../puzzle/puzzle.ts';

/** Cells of row `line`, or of column `line - height`, in order: start, start + step, ... */
export interface LineCells {
  readonly start: number;
  readonly step: number;
  readonly size: number;
}

export function lineCells(
  { width, height }: Pick<Puzzle, 'width' | 'height'>,
  line: number,
): LineCells {
  return line < height
    ? { start: line * width, step: 1, size: width }
    : { start: line - height, step: width, size: height };
}
