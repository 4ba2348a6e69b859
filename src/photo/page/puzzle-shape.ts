// Finds which cells of a lattice are the grid. Where the areas of the clues have lines as well,
// grid and clues make a rectangle in which a corner is missing: the areas meet there. Otherwise the
// closed cells are the grid alone.

import { closedCells, LEAST_CELLS, summedCells } from './closed-cells.ts';
import { bestCorner } from './clue-corner.ts';
import { borderedPart, withHiddenSides } from './grid-border.ts';
import { fullestPart, widened } from './grid-part.ts';
import type { LatticeEdges } from './lattice-edges.ts';

/** A rectangle of cells of a lattice, whose first cells may have negative numbers. */
export interface LatticePart {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The side of the grid with the clues: left or right for rows, above or below for columns. */
export type ClueSide = 'before' | 'after';

export interface PuzzleShape {
  readonly grid: LatticePart;
  /** The areas of the clues if they have lines: their sides, and how many cells they have. */
  readonly clues?: {
    readonly rows: ClueSide;
    readonly columns: ClueSide;
    readonly rowCells: number;
    readonly columnCells: number;
  };
}

export function puzzleShape(edges: LatticeEdges): PuzzleShape | undefined {
  const cells = closedCells(edges);
  const core = withHiddenSides(edges, borderedPart(edges, fullestPart(cells)));
  if (core.columns < LEAST_CELLS || core.rows < LEAST_CELLS) return undefined;
  const whole = widened(cells, core);
  const inked = summedCells(edges, (cell) => edges.inked[cell]);
  const shape = bestCorner(cells, inked, whole) ?? { grid: core };
  const { grid } = shape;
  if (grid.columns < LEAST_CELLS || grid.rows < LEAST_CELLS) return undefined;
  const moved = { ...grid, column: grid.column + edges.column, row: grid.row + edges.row };
  return { ...shape, grid: moved };
}
