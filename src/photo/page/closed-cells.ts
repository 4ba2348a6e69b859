// Tells which cells of a lattice are closed, in a table that has the sum of any rectangle of them.

import type { LatticeEdges } from './lattice-edges.ts';
import type { LatticePart } from './puzzle-shape.ts';

/** The smallest grid that is looked for. */
export const LEAST_CELLS = 3;
/** How much of each edge of a closed cell is drawn at least. */
const DRAWN = 0.6;
/** An edge of which less is drawn is open; in between, nobody knows. */
const UNKNOWN = 0.4;
/** A closed cell has ink at its corners; one may be covered. */
const LEAST_CORNERS = 3;

/** Values of cells that may be added up. */
export interface CellSums {
  readonly columns: number;
  readonly rows: number;
  /** Sums of all cells above and to the left, so that the sum of any rectangle takes four looks. */
  readonly sums: Int32Array;
}

/** Gives closed cells a 1, open ones a -1, and those of which nobody knows it a 0. */
export function closedCells(edges: LatticeEdges): CellSums {
  const { columns, upright, level, nodes } = edges;
  return summedCells(edges, (cell) => {
    const left = cell + Math.floor(cell / columns);
    const below = left + columns + 1;
    const sides = [upright[left], upright[left + 1], level[cell], level[cell + columns]];
    const least = Math.min(...sides);
    const corners = nodes[left] + nodes[left + 1] + nodes[below] + nodes[below + 1];
    if (least >= DRAWN && corners >= LEAST_CORNERS) return 1;
    return least >= UNKNOWN ? 0 : -1;
  });
}

export function summedCells(
  { columns, rows }: Pick<CellSums, 'columns' | 'rows'>,
  valueOfCell: (cell: number) => number,
): CellSums {
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

export function sumOfPart({ columns, sums }: CellSums, part: LatticePart): number {
  const stride = columns + 1;
  const top = part.row * stride + part.column;
  const bottom = top + part.rows * stride;
  return sums[bottom + part.columns] - sums[bottom] - sums[top + part.columns] + sums[top];
}
