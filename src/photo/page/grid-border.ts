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
const FEWEST_LEFT = 2;

/** Leaves out lines at the sides of a part until all four sides are those of a grid. */
export function borderedPart(edges: LatticeEdges, part: LatticePart): LatticePart {
  if (part.columns <= FEWEST_LEFT || part.rows <= FEWEST_LEFT) return part;
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
 * Adds a line at each side whose cells are hidden by patterns, if its border is clear and ends
 * where the line before it does.
 */
export function withHiddenSides(edges: LatticeEdges, part: LatticePart): LatticePart {
  const { column, row, columns, rows } = part;
  const upright: Lines = {
    drawn: edges.upright,
    stride: edges.columns + 1,
    next: edges.columns + 1,
  };
  const level: Lines = { drawn: edges.level, stride: edges.columns, next: 1 };
  const isColumn = (at: number, line: number, beside: number): boolean =>
    levelShare(edges, { column: at, row, columns: 1, rows: rows + 1 }) >= LEAST_WITHIN &&
    isBorder(
      upright,
      { ...part, column: line, columns: 1 },
      { ...part, column: beside, columns: 1 },
    );
  const isRow = (at: number, line: number, beside: number): boolean =>
    uprightShare(edges, { column, row: at, columns: columns + 1, rows: 1 }) >= LEAST_WITHIN &&
    isBorder(level, { ...part, row: line, rows: 1 }, { ...part, row: beside, rows: 1 });
  const [right, end] = [column + columns, row + rows];
  const before = column > 0 && isColumn(column - 1, column - 1, column) ? 1 : 0;
  const after = right < edges.columns && isColumn(right, right + 1, right) ? 1 : 0;
  const above = row > 0 && isRow(row - 1, row - 1, row) ? 1 : 0;
  const below = end < edges.rows && isRow(end, end + 1, end) ? 1 : 0;
  return {
    column: column - before,
    row: row - above,
    columns: columns + before + after,
    rows: rows + above + below,
  };
}

/** The share of the edges between its cells that patterns leave in sight at least. */
const LEAST_WITHIN = 0.4;

/** Edges of one direction, and how far it is from one to the next along a line. */
interface Lines {
  readonly drawn: Float32Array;
  readonly stride: number;
  readonly next: number;
}

/** Takes the edges that would be the border, and those of the line before it. */
function isBorder(lines: Lines, border: LatticePart, beside: LatticePart): boolean {
  const [own, other] = [endsOf(lines, border), endsOf(lines, beside)];
  const isClear = shareOf(lines.drawn, lines.stride, border) >= CLEAR_BORDER;
  return isClear && own.every((drawn, i) => Math.abs(drawn - other[i]) < SAME_END);
}

/** Returns how much is drawn of the edges right before a line and right after it. */
function endsOf({ drawn, stride, next }: Lines, line: LatticePart): number[] {
  const first = line.row * stride + line.column;
  const last = first + (line.columns * line.rows - 1) * next;
  const isAtStart = next === 1 && line.column === 0;
  const isAtEnd = next === 1 && line.column + line.columns === stride;
  return [isAtStart ? 0 : (drawn[first - next] ?? 0), isAtEnd ? 0 : (drawn[last + next] ?? 0)];
}

/** The ends of two lines are alike if they differ by less, as shares of an edge. */
const SAME_END = 0.5;

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
