// Finds the part of a lattice whose cells are closed. Cost: a look at each column of each run of
// rows.

import { type CellSums, sumOfPart } from './closed-cells.ts';
import type { LatticePart } from './puzzle-shape.ts';

/** A line beside a part belongs to it if at least this share of its cells is closed. */
const SHARE = 0.3;

/** The cost of an open cell of a rectangle, in closed ones. */
const OPEN_COST = 2;

/** So many open lines in a row divide two grids of one lattice; fewer may be hidden. */
const DIVIDING = 3;

/** Returns the rectangle with the most closed cells and the fewest open ones. */
export function fullestPart(cells: CellSums): LatticePart {
  return undivided(cells, fullestOf(cells));
}

/** Returns the largest part that has no open lines between two grids. */
function undivided(cells: CellSums, part: LatticePart): LatticePart {
  const { column, row, columns, rows } = part;
  const inColumns = largestPiece(columns, (at) =>
    isOpen(cells, { column: column + at, row, columns: 1, rows }),
  );
  const inRows = largestPiece(rows, (at) =>
    isOpen(cells, { column, row: row + at, columns, rows: 1 }),
  );
  if (inColumns.length === columns && inRows.length === rows) return part;
  return undivided(cells, {
    ...{ column: column + inColumns.start, columns: inColumns.length },
    ...{ row: row + inRows.start, rows: inRows.length },
  });
}

/** Whether nearly all cells of a line are open. */
function isOpen(cells: CellSums, line: LatticePart): boolean {
  return sumOfPart(cells, line) <= -OPEN_SHARE * line.columns * line.rows;
}

const OPEN_SHARE = 0.8;

/** Returns the longest of the pieces into which runs of open lines cut some lines. */
function largestPiece(lines: number, isOpenAt: (at: number) => boolean) {
  let [start, open] = [0, 0];
  let largest = { start: 0, length: 0 };
  for (let at = 0; at <= lines; at++) {
    open = at < lines && isOpenAt(at) ? open + 1 : 0;
    const isEnd = at === lines || open === DIVIDING;
    const length = (at === lines ? at : at + 1 - open) - start;
    if (isEnd && length > largest.length) largest = { start, length };
    if (open >= DIVIDING) start = at + 1;
  }
  return largest;
}

function fullestOf(cells: CellSums): LatticePart {
  let best: LatticePart = { column: 0, row: 0, columns: 0, rows: 0 };
  let most = 0;
  for (let row = 0; row < cells.rows; row++) {
    for (let end = row + 1; end <= cells.rows; end++) {
      let [sum, start] = [0, 0];
      for (let column = 0; column < cells.columns; column++) {
        const own = sumOfPart(cells, { column, row, columns: 1, rows: end - row });
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
export function widened(cells: CellSums, core: LatticePart): LatticePart {
  let part = core;
  for (;;) {
    const wider = neighbours(part).find((strip) => {
      const { column, row, columns, rows } = strip.added;
      const isInside =
        column >= 0 && row >= 0 && column + columns <= cells.columns && row + rows <= cells.rows;
      const size = columns * rows;
      return isInside && (sumOfPart(cells, strip.added) + size) / 2 >= SHARE * size;
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
