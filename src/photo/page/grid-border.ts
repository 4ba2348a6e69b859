// Leaves out what lies around a grid and only looks a little like cells of it: lines whose border
// is not drawn, and those whose edges are drawn much worse than the others, as coloured boxes of
// clues make them; and adds lines that patterns hide. Cost: a look at each edge of the part, for
// each line that is left out.

import type { LatticeEdges } from './lattice-edges.ts';
import type { LatticePart } from './puzzle-shape.ts';

/** The share of the border of a grid that is drawn at least. */
const BORDER = 0.75;
/** A border of which so much is drawn is one, whatever patterns do to the edges within it. */
const CLEAR_BORDER = 0.93;
/** How much of the edges of a line is drawn at least, in shares of those of the whole part. */
const LEAST_SHARE = 0.88;
/** The fewest columns and rows that are left. */
const LEAST_CELLS = 2;

/** Leaves out lines at the sides of a part until all four sides are those of a grid. */
export function borderedPart(edges: LatticeEdges, part: LatticePart): LatticePart {
  if (part.columns <= LEAST_CELLS || part.rows <= LEAST_CELLS) return part;
  const { column, row, columns, rows } = part;
  const upright = uprightShare(edges, { ...part, columns: columns + 1 });
  const level = levelShare(edges, { ...part, rows: rows + 1 });
  const least = (LEAST_SHARE * (upright + level)) / 2;
  const isFaint = (border: number, between: number): boolean =>
    border < BORDER || (border < CLEAR_BORDER && (border + between) / 2 < least);
  const isFaintColumn = (at: number, line: number): boolean =>
    isFaint(
      uprightShare(edges, { ...part, column: line, columns: 1 }),
      levelShare(edges, { column: at, row, columns: 1, rows: rows + 1 }),
    );
  const isFaintRow = (at: number, line: number): boolean =>
    isFaint(
      levelShare(edges, { ...part, row: line, rows: 1 }),
      uprightShare(edges, { column, row: at, columns: columns + 1, rows: 1 }),
    );
  const narrower = { ...part, columns: columns - 1 };
  const lower = { ...part, rows: rows - 1 };
  const last = { column: column + columns - 1, row: row + rows - 1 };
  if (isFaintColumn(column, column))
    return borderedPart(edges, { ...narrower, column: column + 1 });
  if (isFaintColumn(last.column, last.column + 1)) return borderedPart(edges, narrower);
  if (isFaintRow(row, row)) return borderedPart(edges, { ...lower, row: row + 1 });
  if (isFaintRow(last.row, last.row + 1)) return borderedPart(edges, lower);
  return part;
}

/**
 * Adds a line at each side whose cells are hidden by patterns, if its border is clear and ends where
 * the grid does.
 */
export function withHiddenSides(edges: LatticeEdges, part: LatticePart): LatticePart {
  const { column, row, columns, rows } = part;
  const isColumn = (line: number): boolean =>
    isBorder(edges.upright, edges.columns + 1, { column: line, row, columns: 1, rows });
  const isRow = (line: number): boolean =>
    isBorder(edges.level, edges.columns, { column, row: line, columns, rows: 1 });
  const before = column > 0 && isColumn(column - 1) ? 1 : 0;
  const after = column + columns < edges.columns && isColumn(column + columns + 1) ? 1 : 0;
  const above = row > 0 && isRow(row - 1) ? 1 : 0;
  const below = row + rows < edges.rows && isRow(row + rows + 1) ? 1 : 0;
  return {
    column: column - before,
    row: row - above,
    columns: columns + before + after,
    rows: rows + above + below,
  };
}

/** Takes the edges that would be the border, which make one row or one column. */
function isBorder(drawn: Float32Array, stride: number, part: LatticePart): boolean {
  const [right, below] = part.columns === 1 ? [0, 1] : [1, 0];
  const ends = [-1, part.columns + part.rows - 1].map((i) => {
    const [column, row] = [part.column + i * right, part.row + i * below];
    const isInside =
      column >= 0 && column < stride && row >= 0 && (row + 1) * stride <= drawn.length;
    return isInside ? drawn[row * stride + column] : 0;
  });
  return shareOf(drawn, stride, part) >= CLEAR_BORDER && Math.max(...ends) < OPEN_END;
}

/** Less of an edge beyond the end of a border is drawn than this share. */
const OPEN_END = 0.5;

/** Returns how much is drawn of the edges to the left of the cells of a part. */
function uprightShare({ columns, upright }: LatticeEdges, part: LatticePart): number {
  return shareOf(upright, columns + 1, part);
}

/** Returns how much is drawn of the edges above the cells of a part. */
function levelShare({ columns, level }: LatticeEdges, part: LatticePart): number {
  return shareOf(level, columns, part);
}

function shareOf(drawn: Float32Array, stride: number, part: LatticePart): number {
  let sum = 0;
  for (let row = part.row; row < part.row + part.rows; row++) {
    for (let i = 0; i < part.columns; i++) sum += drawn[row * stride + part.column + i];
  }
  return sum / (part.columns * part.rows);
}
