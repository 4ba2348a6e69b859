// Finds which cells of a lattice are the grid. Where the areas of the clues have lines as well,
// grid and clues make a rectangle in which a corner is missing: the areas meet there. Otherwise the
// closed cells are the grid alone. Cost: a look at each rectangle at each corner.

import { borderedPart } from './grid-border.ts';
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

/** The smallest grid that is looked for. */
const LEAST_CELLS = 3;
/** How much of each edge of a closed cell is drawn at least. */
const DRAWN = 0.6;
/** An edge of which less is drawn is open; in between, nobody knows. */
const UNKNOWN = 0.4;
/** A closed cell has ink at its corners; one may be covered. */
const LEAST_CORNERS = 3;
/**
 * How many of the cells of a line are closed, in shares of the widest line, if it belongs to it.
 */
const SHARE = 0.3;

export function puzzleShape(edges: LatticeEdges): PuzzleShape | undefined {
  const cells = closedCells(edges);
  const core = borderedPart(edges, fullestPart(cells));
  if (core.columns < LEAST_CELLS || core.rows < LEAST_CELLS) return undefined;
  const whole = widened(cells, core);
  const shape = bestCorner(
    cells,
    summed(edges, (cell) => edges.inked[cell]),
    whole,
  ) ?? { grid: core };
  const { grid } = shape;
  if (grid.columns < LEAST_CELLS || grid.rows < LEAST_CELLS) return undefined;
  const moved = { ...grid, column: grid.column + edges.column, row: grid.row + edges.row };
  return { ...shape, grid: moved };
}

/** Values of cells: closed ones are 1, open ones -1, and those that nobody knows 0. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** Sums of all cells above and to the left, so that the sum of any rectangle takes four looks. */
  readonly sums: Int32Array;
}

function closedCells(edges: LatticeEdges): Cells {
  const { columns, upright, level, nodes } = edges;
  return summed(edges, (cell) => {
    const left = cell + Math.floor(cell / columns);
    const below = left + columns + 1;
    const sides = [upright[left], upright[left + 1], level[cell], level[cell + columns]];
    const least = Math.min(...sides);
    const corners = nodes[left] + nodes[left + 1] + nodes[below] + nodes[below + 1];
    if (least >= DRAWN && corners >= LEAST_CORNERS) return 1;
    return least >= UNKNOWN ? 0 : -1;
  });
}

function summed(
  { columns, rows }: Pick<Cells, 'columns' | 'rows'>,
  valueOfCell: (cell: number) => number,
): Cells {
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (row + 1) * (columns + 1) + column + 1;
      const own = valueOfCell(row * columns + column);
      sums[at] = own + sums[at - 1] + sums[at - columns - 1] - sums[at - columns - 2];
    }
  }
  return { columns, rows, sums };
}

function sumOf({ columns, sums }: Cells, part: LatticePart): number {
  const stride = columns + 1;
  const top = part.row * stride + part.column;
  const bottom = top + part.rows * stride;
  return sums[bottom + part.columns] - sums[bottom] - sums[top + part.columns] + sums[top];
}

/** The cost of an open cell of a rectangle, in closed ones. */
const OPEN_COST = 2;

/** Returns the rectangle with the most closed cells and the fewest open ones. */
function fullestPart(cells: Cells): LatticePart {
  let best: LatticePart = { column: 0, row: 0, columns: 0, rows: 0 };
  let most = 0;
  for (let row = 0; row < cells.rows; row++) {
    for (let end = row + 1; end <= cells.rows; end++) {
      let [sum, start] = [0, 0];
      for (let column = 0; column < cells.columns; column++) {
        const own = sumOf(cells, { column, row, columns: 1, rows: end - row });
        if (sum <= 0) [sum, start] = [0, column];
        sum += own > 0 ? own - (OPEN_COST * (end - row - own)) / 2 : OPEN_COST * own;
        if (sum <= most) continue;
        most = sum;
        best = { column: start, row, columns: column + 1 - start, rows: end - row };
      }
    }
  }
  return best;
}

/** Adds the lines around a part that have some closed cells beside it. */
function widened(cells: Cells, core: LatticePart): LatticePart {
  let part = core;
  for (;;) {
    const wider = neighbours(part).find((strip) => {
      const { column, row, columns, rows } = strip.added;
      const isInside =
        column >= 0 && row >= 0 && column + columns <= cells.columns && row + rows <= cells.rows;
      const size = columns * rows;
      return isInside && (sumOf(cells, strip.added) + size) / 2 >= SHARE * size;
    });
    if (wider === undefined) return part;
    part = wider.part;
  }
}

function neighbours({ column, row, columns, rows }: LatticePart) {
  const [wide, high] = [columns + 1, rows + 1];
  return [
    {
      added: { column: column - 1, row, columns: 1, rows },
      part: { column: column - 1, row, columns: wide, rows },
    },
    {
      added: { column: column + columns, row, columns: 1, rows },
      part: { column, row, columns: wide, rows },
    },
    {
      added: { column, row: row - 1, columns, rows: 1 },
      part: { column, row: row - 1, columns, rows: high },
    },
    {
      added: { column, row: row + rows, columns, rows: 1 },
      part: { column, row, columns, rows: high },
    },
  ];
}

const SIDES = ['before', 'after'] as const;

/** Returns the shape whose clues meet the grid best; undefined if no clues have lines. */
function bestCorner(cells: Cells, inked: Cells, whole: LatticePart): PuzzleShape | undefined {
  let best: PuzzleShape | undefined;
  let most = 0;
  for (const rows of SIDES) {
    for (const columns of SIDES) {
      for (let rowCells = 1; rowCells <= whole.columns - LEAST_CELLS; rowCells++) {
        for (let columnCells = 1; columnCells <= whole.rows - LEAST_CELLS; columnCells++) {
          const shape = shapeOf(whole, { rows, columns, rowCells, columnCells });
          const worth = worthOfCorner(cells, inked, shape);
          if (worth > most) [best, most] = [shape, worth];
        }
      }
    }
  }
  return best;
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
function worthOfCorner(cells: Cells, inked: Cells, { grid, clues }: Required<PuzzleShape>): number {
  const column = clues.rows === 'before' ? grid.column - 1 : grid.column + grid.columns;
  const row = clues.columns === 'before' ? grid.row - 1 : grid.row + grid.rows;
  const beside = { ...grid, column, columns: 1 };
  const above = { ...grid, row, rows: 1 };
  const corner = { column, row, columns: 1, rows: 1 };
  if (sumOf(cells, corner) > -1 || closedShare(cells, grid) < CLOSED_GRID) return 0;
  if ([beside, above].some((part) => closedShare(cells, part) < CLOSED_CLUES)) return 0;
  const shareOfInk = (part: LatticePart): number => sumOf(inked, part) / (part.columns * part.rows);
  if ([beside, above].some((part) => shareOfInk(part) < NUMBERED)) return 0;
  const wide = Math.min(2, clues.rowCells);
  const high = Math.min(2, clues.columnCells);
  const left = {
    ...corner,
    column: clues.rows === 'before' ? column + 1 - wide : column,
    columns: wide,
  };
  const top = { ...corner, row: clues.columns === 'before' ? row + 1 - high : row, rows: high };
  return sumOf(cells, beside) + sumOf(cells, above) - sumOf(cells, left) - sumOf(cells, top);
}

function closedShare(cells: Cells, part: LatticePart): number {
  return (1 + sumOf(cells, part) / (part.columns * part.rows)) / 2;
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
