// Finds grids with given row and column sums, by minimum cost flow. A painted cell is a unit of
// flow from its row to its column. Given any grid and a price for changing each of its cells, the
// flow finds the changes of least total price that make all sums right. Given cells have their
// colour before it begins, and no path changes them.
//
// The given grid is a flow with wrong sums, which are repaired. Successive shortest paths lead from
// a row that sends too little, or a column that receives too much, to the nearest row that sends
// too much or column that receives too little. The cells along each path change. Potentials keep
// all prices at 0 or above, which Dijkstra's algorithm needs. Cost: O((rows + columns)^2) a path,
// and one path for each unit by which the sums are off: few for a child of two parents. Source: J.
// Edmonds, R. M. Karp, Theoretical Improvements in Algorithmic Efficiency for Network Flow
// Problems, 1972.

import { paintedCells } from '../../puzzle/clue.ts';
import { cellAt, columnOfLine, isRowLine, lineCount, lineOfColumn } from '../../puzzle/places.ts';
import { type ExactPuzzle, startCells } from '../../puzzle/puzzle.ts';

export interface Transport {
  readonly width: number;
  readonly height: number;
  /** Painted cells of each line, rows first. */
  readonly sums: Int32Array;
  /** The cells that are given as empty (1), as painted (2), or not at all (3). */
  readonly given: Int32Array;
  /** Price of changing each cell, above 0. */
  readonly prices: Int32Array;
  /** 1 where a cell was changed, so that changing the cell back refunds its price. */
  readonly isChanged: Uint8Array;
  /**
   * How many units too few a row sends, or too many a column receives; below 0 for the opposite.
   */
  readonly excess: Int32Array;
  readonly potential: Int32Array;
  readonly distance: Int32Array;
  readonly isDone: Uint8Array;
  /** The previous line on the shortest path to each line. */
  readonly before: Int32Array;
}

/**
 * The distance of a line that is not reached. Real potentials and distances stay far below this
 * number: a path has fewer than 10,000 lines, and a price is below 1000.
 */
const FAR = 0x7fffffff;

/** The candidates of a cell that is not given. */
const OPEN = 3;

export function makeTransport(puzzle: ExactPuzzle): Transport {
  const { width, height, rows, columns } = puzzle;
  const lines = lineCount({ width, height });
  return {
    width,
    height,
    sums: Int32Array.from([...rows, ...columns], paintedCells),
    given: startCells(puzzle),
    prices: new Int32Array(width * height),
    isChanged: new Uint8Array(width * height),
    excess: new Int32Array(lines),
    potential: new Int32Array(lines),
    distance: new Int32Array(lines),
    isDone: new Uint8Array(lines),
    before: new Int32Array(lines),
  };
}

/**
 * Changes `cells`, which are 0 or 1 each, at the least total price so that all sums are right;
 * given cells get their colour at no price. Returns the number of paths, or -1 when no grid has
 * these sums and given cells.
 */
export function restoreSums(transport: Transport, cells: Uint8Array): number {
  const { given, isChanged, potential } = transport;
  for (let cell = 0; cell < given.length; cell++) {
    if (given[cell] !== OPEN) cells[cell] = given[cell] - 1;
  }
  isChanged.fill(0);
  potential.fill(0);
  let off = measureExcess(transport, cells);
  let paths = 0;
  for (; off > 0; off--, paths++) {
    const end = findPath(transport, cells);
    if (end < 0) return -1;
    changePath(transport, cells, end);
  }
  return paths;
}

/** Measures the excess of all lines; returns how many units must be moved in all. */
function measureExcess({ width, height, sums, excess }: Transport, cells: Uint8Array): number {
  for (let line = 0; line < sums.length; line++) {
    excess[line] = isRowLine(line, height) ? sums[line] : -sums[line];
  }
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      excess[row] -= cells[at];
      excess[lineOfColumn(column, height)] += cells[at];
    }
  }
  let off = 0;
  for (let line = 0; line < excess.length; line++) off += Math.max(0, excess[line]);
  return off;
}

/**
 * Finds a shortest path from any line with an excess above 0 to the nearest line with an excess
 * below 0. Returns the line at the end of the path, or -1 when there is no path.
 */
function findPath(transport: Transport, cells: Uint8Array): number {
  const { height, excess, potential, distance, isDone, before } = transport;
  isDone.fill(0);
  before.fill(-1);
  for (let line = 0; line < excess.length; line++) distance[line] = excess[line] > 0 ? 0 : FAR;
  for (;;) {
    const line = nearest(distance, isDone);
    if (line < 0) return -1;
    isDone[line] = 1;
    if (excess[line] < 0) {
      for (let l = 0; l < distance.length; l++) {
        potential[l] += Math.min(distance[l], distance[line]);
      }
      return line;
    }
    if (isRowLine(line, height)) leaveRow(transport, cells, line);
    else leaveColumn(transport, cells, line);
  }
}

/**
 * Returns the line with the least distance among those that are not done; -1 when no such line can
 * be reached.
 */
function nearest(distance: Int32Array, isDone: Uint8Array): number {
  let best = -1;
  let least = FAR;
  for (let line = 0; line < distance.length; line++) {
    if (isDone[line] === 1 || distance[line] >= least) continue;
    least = distance[line];
    best = line;
  }
  return best;
}

/** Goes from a row to the columns in which it can paint a cell. */
function leaveRow(transport: Transport, cells: Uint8Array, row: number): void {
  const { width, height, given } = transport;
  for (let column = 0, at = row * width; column < width; column++, at++) {
    if (cells[at] === 0 && given[at] === OPEN)
      reach(transport, row, lineOfColumn(column, height), at);
  }
}

/** Goes from a column back to the rows in which it can empty a cell. */
function leaveColumn(transport: Transport, cells: Uint8Array, line: number): void {
  const { width, height, given } = transport;
  for (let row = 0, at = columnOfLine(line, height); row < height; row++, at += width) {
    if (cells[at] === 1 && given[at] === OPEN) reach(transport, line, row, at);
  }
}

function reach(transport: Transport, from: number, to: number, cell: number): void {
  const { prices, isChanged, potential, distance, before } = transport;
  const price = isChanged[cell] === 1 ? -prices[cell] : prices[cell];
  const length = distance[from] + price + potential[from] - potential[to];
  if (length >= distance[to]) return;
  distance[to] = length;
  before[to] = from;
}

/** Changes the cells along the path that ends at line `end`. */
function changePath(transport: Transport, cells: Uint8Array, end: number): void {
  const { width, height, isChanged, excess, before } = transport;
  excess[end]++;
  let line = end;
  for (let from = before[line]; from >= 0; line = from, from = before[line]) {
    const cell = isRowLine(from, height)
      ? cellAt(from, columnOfLine(line, height), width)
      : cellAt(line, columnOfLine(from, height), width);
    cells[cell] ^= 1;
    isChanged[cell] ^= 1;
  }
  excess[line]--;
}
