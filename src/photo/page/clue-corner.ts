// Finds where the areas of clues that have lines meet the grid: grid and clues make a rectangle in
// which a corner is missing. Cost: a look at each rectangle at each corner.

import { type CellSums, LEAST_CELLS, sumOfPart } from './closed-cells.ts';
import type { LatticePart, PuzzleShape } from './puzzle-shape.ts';

const SIDES = ['before', 'after'] as const;

/** Returns the shape whose clues meet the grid best; undefined if no clues have lines. */
export function bestCorner(
  cells: CellSums,
  inked: CellSums,
  whole: LatticePart,
): PuzzleShape | undefined {
  let best: PuzzleShape | undefined;
  let most = 0;
  const [mostRowCells, mostColumnCells] = [whole.columns, whole.rows].map(mostClueCells);
  for (const rows of SIDES) {
    for (const columns of SIDES) {
      for (let rowCells = 1; rowCells <= mostRowCells; rowCells++) {
        for (let columnCells = 1; columnCells <= mostColumnCells; columnCells++) {
          const shape = shapeOf(whole, { rows, columns, rowCells, columnCells });
          const worth = worthOfCorner(cells, inked, shape);
          if (worth > most) [best, most] = [shape, worth];
        }
      }
    }
  }
  return best;
}

/** A line has no more numbers than cells, and the smallest grid needs room. */
function mostClueCells(cells: number): number {
  return Math.min(Math.floor(cells / 2), cells - LEAST_CELLS);
}

/** The shares of cells that are closed at least: of the grid, and of the clues right beside it. */
const CLOSED_GRID = 0.75;
const CLOSED_CLUES = 0.75;
/** How many of the cells right beside the grid have numbers at least. */
const NUMBERED = 0.6;

/**
 * Returns how many cells of the clues right beside the grid are closed, and how many open cells are
 * between them in the corner; 0 if grid or clues are not closed.
 */
function worthOfCorner(
  cells: CellSums,
  inked: CellSums,
  { grid, clues }: Required<PuzzleShape>,
): number {
  const column = clues.rows === 'before' ? grid.column - 1 : grid.column + grid.columns;
  const row = clues.columns === 'before' ? grid.row - 1 : grid.row + grid.rows;
  const beside = { ...grid, column, columns: 1 };
  const above = { ...grid, row, rows: 1 };
  const corner = { column, row, columns: 1, rows: 1 };
  if (sumOfPart(cells, corner) > -1 || closedShare(cells, grid) < CLOSED_GRID) return 0;
  if ([beside, above].some((part) => closedShare(cells, part) < CLOSED_CLUES)) return 0;
  const shareOfInk = (part: LatticePart): number =>
    sumOfPart(inked, part) / (part.columns * part.rows);
  if ([beside, above].some((part) => shareOfInk(part) < NUMBERED)) return 0;
  const wide = Math.min(2, clues.rowCells);
  const high = Math.min(2, clues.columnCells);
  const left = {
    ...corner,
    column: clues.rows === 'before' ? column + 1 - wide : column,
    columns: wide,
  };
  const top = { ...corner, row: clues.columns === 'before' ? row + 1 - high : row, rows: high };
  return (
    sumOfPart(cells, beside) +
    sumOfPart(cells, above) -
    sumOfPart(cells, left) -
    sumOfPart(cells, top)
  );
}

function closedShare(cells: CellSums, part: LatticePart): number {
  return (1 + sumOfPart(cells, part) / (part.columns * part.rows)) / 2;
}

type Clues = NonNullable<PuzzleShape['clues']>;

function shapeOf(whole: LatticePart, clues: Clues) {
  const grid = {
    column: whole.column + (clues.rows === 'before' ? clues.rowCells : 0),
    row: whole.row + (clues.columns === 'before' ? clues.columnCells : 0),
    columns: whole.columns - clues.rowCells,
    rows: whole.rows - clues.columnCells,
  };
  return { grid, clues };
}
