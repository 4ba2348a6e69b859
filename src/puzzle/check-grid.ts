// Checks a grid against the clues by reading off its runs. The check uses no code that solves, and
// every grid that a solver calls a solution must pass the check before the solver returns the grid.
// Lines whose clues do not count need not fit.

import { type Block, type Clue, clueOfCells, type ExactClue } from './clue.ts';
import { type Grid, isKnown, lineColours } from './grid.ts';
import type { Palette } from './palette.ts';
import { lineCells, lineCount } from './places.ts';
import { clueOfLine, type Puzzle } from './puzzle.ts';

/** A fault of a grid: a line that does not fit its clue, or a given cell that differs. */
export type Mismatch = LineMismatch | GivenMismatch;

/**
 * A line whose runs differ from its clue, or an unknown line with a cell that is not known; `line`
 * counts rows from 0, then columns.
 */
export interface LineMismatch {
  readonly line: number;
  readonly expected: Clue;
  /** The clue that the runs of the line form, or the number of unknown cells if there are any. */
  readonly found: ExactClue | { readonly unknown: number };
}

/** A given cell that has other candidates in the grid; `expected` and `found` are masks. */
export interface GivenMismatch {
  readonly cell: number;
  readonly expected: number;
  readonly found: number;
}

/**
 * Returns every line of `grid` that does not fit its clue, then every given cell that differs; an
 * empty list means that the grid is a solution. Throws a RangeError for a grid of another size:
 * comparing such a grid with the puzzle is a bug of the caller.
 */
export function check(puzzle: Puzzle, grid: Grid): Mismatch[] {
  if (grid.width !== puzzle.width || grid.height !== puzzle.height) {
    throw new RangeError(
      `a ${grid.width}x${grid.height} grid for a ${puzzle.width}x${puzzle.height} puzzle`,
    );
  }
  return [...lineMismatches(puzzle, grid), ...givenMismatches(puzzle, grid)];
}

export function isSolution(puzzle: Puzzle, grid: Grid): boolean {
  return check(puzzle, grid).length === 0;
}

/** Returns the goal of the puzzle if it is a solution. */
export function rightGoal(puzzle: Puzzle): Grid | undefined {
  const { goal } = puzzle;
  return goal !== undefined && isSolution(puzzle, goal) ? goal : undefined;
}

function lineMismatches(puzzle: Puzzle, grid: Grid): LineMismatch[] {
  const { palette } = puzzle;
  const mismatches: LineMismatch[] = [];
  for (let line = 0; line < lineCount(puzzle); line++) {
    const expected = clueOfLine(puzzle, line);
    const fits = expected === null ? isKnownIn(palette, grid, line) : readsAs(grid, line, expected);
    if (!fits) mismatches.push({ line, expected, found: read(grid, line) });
  }
  return mismatches;
}

/** Returns whether every cell of the line has one colour of the palette. */
function isKnownIn(palette: Palette, grid: Grid, line: number): boolean {
  return lineColours(grid, line).every((colour) => colour >= 0 && colour < palette.length);
}

/**
 * Returns whether the line fits the clue. The comparison goes run by run and makes no list, because
 * every solution of every search is checked.
 */
function readsAs(grid: Grid, line: number, clue: readonly Block[]): boolean {
  const { cells } = grid;
  const { start: first, step, size } = lineCells(grid, line);
  const end = first + step * size;
  let at = first;
  let block = 0;
  while (at < end) {
    const start = at;
    const cell = cells[start];
    while (at < end && cells[at] === cell) at += step;
    if (cell === BACKGROUND) continue;
    const expected = clue[block++];
    if (expected === undefined || cell !== 1 << expected.colour) return false;
    if (expected.length !== null && at - start !== expected.length * step) return false;
  }
  return block === clue.length;
}

function givenMismatches({ given }: Puzzle, { cells }: Grid): GivenMismatch[] {
  const mismatches: GivenMismatch[] = [];
  for (const [cell, expected] of given?.cells.entries() ?? []) {
    const found = cells[cell] ?? 0;
    if (isKnown(expected) && found !== expected) mismatches.push({ cell, expected, found });
  }
  return mismatches;
}

/** The mask of a cell that is known to be background; the mask of colour c is `1 << c`. */
const BACKGROUND = 1;

function read(grid: Grid, line: number): LineMismatch['found'] {
  const colours = lineColours(grid, line);
  const unknown = colours.filter((colour) => colour < 0).length;
  return unknown > 0 ? { unknown } : clueOfCells(colours);
}
