// Describes, for people and for programs, the lines of a grid that do not fit their clues.

import { check, type Mismatch } from './check-grid.ts';
import type { Clue } from './clue.ts';
import { counted } from './counted.ts';
import { elementAt } from './element-at.ts';
import type { Grid } from './grid.ts';
import { isMonochrome, type Palette } from './palette.ts';
import { columnOfLine, isRowLine } from './places.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * A row or a column, counted from 1. `expected` is its clue as text: "3 1", in colour "3a 1b", or
 * "0" if the clue is empty. `found` is the clue of its runs, or how many of its cells are unknown.
 */
export interface WrongLine {
  readonly row?: number;
  readonly column?: number;
  readonly expected: string;
  readonly found: string;
}

/**
 * Describes every line that does not fit its clue; if there is none, the grid is a solution. Throws
 * like `check` for a grid of another size.
 */
export function wrongLines(puzzle: Puzzle, grid: Grid): WrongLine[] {
  return check(puzzle, grid).map((mismatch) => describe(mismatch, puzzle));
}

function describe({ line, expected, found }: Mismatch, { height, palette }: Puzzle): WrongLine {
  const where = isRowLine(line, height)
    ? { row: line + 1 }
    : { column: columnOfLine(line, height) + 1 };
  const text =
    'unknown' in found ? counted(found.unknown, 'unknown cell') : clueText(found, palette);
  return { ...where, expected: clueText(expected, palette), found: text };
}

function clueText(clue: Clue, palette: Palette): string {
  const symbol = (colour: number): string =>
    isMonochrome(palette) ? '' : elementAt(palette, colour).symbol;
  return clue.map((block) => `${block.length}${symbol(block.colour)}`).join(' ') || '0';
}
