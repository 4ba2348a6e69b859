// Describes, for people and for programs, what `check` finds wrong with a grid.

import { check, type GivenMismatch, type LineMismatch } from './check-grid.ts';
import type { Clue } from './clue.ts';
import { elementAt } from './element-at.ts';
import { colourOf, type Grid, isKnown } from './grid.ts';
import { oneBasedPlaceOf } from './one-based-place.ts';
import { isMonochrome, type Palette } from './palette.ts';
import { columnOfLine, isRowLine } from './places.ts';
import type { Puzzle } from './puzzle.ts';
import { counted } from './wording.ts';

/**
 * A line that does not fit its clue, or a given cell that differs; rows and columns count from 1. A
 * line has a row or a column: `expected` is its clue as text ("3 1", in colour "3a 1b", "0" if the
 * clue is empty, "?" for a blotted block, or "*" for an unknown line), and `found` is the clue of
 * its runs, or how many of its cells are unknown. A given cell has a row and a column: `expected`
 * is the symbol of its colour, and `found` is the symbol in the grid, or "unknown".
 */
export interface WrongLine {
  readonly row?: number;
  readonly column?: number;
  readonly expected: string;
  readonly found: string;
}

/**
 * Describes every line that does not fit its clue, and every given cell that differs; an empty list
 * means that the grid is a solution. Throws like `check` for a grid of another size.
 */
export function wrongLines(puzzle: Puzzle, grid: Grid): WrongLine[] {
  return check(puzzle, grid).map((mismatch) =>
    'line' in mismatch ? describeLine(mismatch, puzzle) : describeGiven(mismatch, puzzle),
  );
}

function describeLine({ line, expected, found }: LineMismatch, puzzle: Puzzle): WrongLine {
  const { height, palette } = puzzle;
  const where = isRowLine(line, height)
    ? { row: line + 1 }
    : { column: columnOfLine(line, height) + 1 };
  const text =
    'unknown' in found ? counted(found.unknown, 'unknown cell') : clueText(found, palette);
  return { ...where, expected: clueText(expected, palette), found: text };
}

function describeGiven({ cell, expected, found }: GivenMismatch, puzzle: Puzzle): WrongLine {
  const symbol = (candidates: number): string =>
    isKnown(candidates) ? elementAt(puzzle.palette, colourOf(candidates)).symbol : 'unknown';
  return { ...oneBasedPlaceOf(puzzle, cell), expected: symbol(expected), found: symbol(found) };
}

function clueText(clue: Clue, palette: Palette): string {
  if (clue === null) return '*';
  const symbol = (colour: number): string =>
    isMonochrome(palette) ? '' : elementAt(palette, colour).symbol;
  return clue.map((block) => `${block.length ?? '?'}${symbol(block.colour)}`).join(' ') || '0';
}
