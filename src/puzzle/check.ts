// The independent judge: runs the clues against a grid by reading off its runs. It shares nothing with
// any solver, and nothing that a solver calls a solution leaves without passing here.

import { type Clue, clueOfCells, sameClue } from './clue.ts';
import { type Grid, lineColours } from './grid.ts';
import { clueOfLine, type Puzzle } from './puzzle.ts';

/** A line that does not read as its clue says; `line` counts rows from 0, then columns. */
export interface Mismatch {
  readonly line: number;
  readonly expected: Clue;
  /** What the line reads as, or how many of its cells are not known. */
  readonly found: Clue | { readonly unknown: number };
}

/**
 * Every line of `grid` that does not fit `puzzle`; none means that the grid is a solution. Throws a RangeError
 * for a grid of another size: comparing the two is a mistake of the caller.
 */
export function check(puzzle: Puzzle, grid: Grid): Mismatch[] {
  if (grid.width !== puzzle.width || grid.height !== puzzle.height) {
    throw new RangeError(
      `a ${grid.width}x${grid.height} grid for a ${puzzle.width}x${puzzle.height} puzzle`,
    );
  }
  const mismatches: Mismatch[] = [];
  for (let line = 0; line < puzzle.height + puzzle.width; line++) {
    const expected = clueOfLine(puzzle, line);
    const colours = lineColours(grid, line);
    const unknown = colours.filter((colour) => colour < 0).length;
    const found = unknown > 0 ? { unknown } : clueOfCells(colours);
    if (!Array.isArray(found) || !sameClue(expected, found)) {
      mismatches.push({ line, expected, found });
    }
  }
  return mismatches;
}

export function isSolution(puzzle: Puzzle, grid: Grid): boolean {
  return check(puzzle, grid).length === 0;
}
