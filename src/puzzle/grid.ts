// A grid holds, for every cell, the set of its candidates as a bit mask: bit 0 is the background,
// bit c is colour c. A cell of which nothing is known has the bits of all colours, and a mask of 0
// is a contradiction.

import { lineCells } from './places.ts';

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** `height * width` candidate masks, row by row. */
  readonly cells: Int32Array;
}

/** Returns whether exactly one candidate is left. */
export function isKnown(candidates: number): boolean {
  return candidates !== 0 && (candidates & (candidates - 1)) === 0;
}

/** Returns the colour index of a known cell. */
export function colourOf(candidates: number): number {
  return 31 - Math.clz32(candidates);
}

export function countKnown(grid: Grid): number {
  let known = 0;
  for (const candidates of grid.cells) if (isKnown(candidates)) known++;
  return known;
}

export function sameGrid(a: Grid, b: Grid): boolean {
  return (
    a.width === b.width && a.height === b.height && a.cells.every((cell, i) => cell === b.cells[i])
  );
}

/** Returns the cells in which at least two of the grids differ. */
export function differingCells([first, ...others]: readonly Grid[]): number[] {
  if (first === undefined) return [];
  return [...first.cells.keys()].filter((cell) =>
    others.some(({ cells }) => cells[cell] !== first.cells[cell]),
  );
}

/**
 * Returns the colour indices of row `line`, or of column `line - height`; -1 stands for a cell that
 * is unknown, or that the grid does not have.
 */
export function lineColours(grid: Grid, line: number): number[] {
  const { start, step, size } = lineCells(grid, line);
  const colours: number[] = [];
  for (let i = 0; i < size; i++) {
    const candidates = grid.cells[start + i * step] ?? 0;
    colours.push(isKnown(candidates) ? colourOf(candidates) : -1);
  }
  return colours;
}
