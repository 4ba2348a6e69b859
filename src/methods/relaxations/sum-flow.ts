// The sums of the rows and columns of a board as a network flow: every row sends as many units as
// it has painted cells, every column receives as many units as it has painted cells, and each cell
// carries one unit or none. A known cell carries a unit if it is painted.
//
// The flow is reused from one question to the next: when a cell becomes known with a value that its
// unit contradicts, some line has a unit too many or too few, and changing the cells along a path
// restores the sums. Cost: O(cells) a path at worst. The search looks only at lines that it has not
// reached, so on a board with many free cells it takes hardly more steps than there are lines.
// Source: H. J. Ryser, Combinatorial properties of matrices of zeros and ones, 1957 (the first
// flow); L. R. Ford, D. R. Fulkerson, Maximal flow through a network, 1956 (the paths).

import { paintedCells } from '../../puzzle/clue.ts';
import {
  cellAt,
  columnOf,
  columnOfLine,
  isRowLine,
  lineOfColumn,
  rowOf,
} from '../../puzzle/places.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';

/** Nodes are the rows, then the columns. */
export interface SumFlow {
  readonly width: number;
  readonly height: number;
  /**
   * Candidate masks: 1 carries nothing, 2 carries a unit, 3 is free. They are the cells of the
   * board, which other code changes.
   */
  readonly cells: Int32Array;
  /** 1 for cells that carry a unit. */
  readonly units: Uint8Array;
  /** Units that each line lacks; below 0 when it has too many. */
  readonly lack: Int32Array;
  /**
   * Memory of the search: the node from which each node was reached, the nodes to go on from, and
   * the rows and columns not reached yet.
   */
  readonly parent: Int32Array;
  readonly queue: Int32Array;
  readonly waitingRows: Int32Array;
  readonly waitingColumns: Int32Array;
  paths: number;
}

const FREE = 3;

/**
 * Makes a first flow: gives the units of row after row to the columns that lack most. Its sums are
 * right when all cells are free and any flow exists.
 */
export function makeSumFlow(
  { width, height, rows, columns }: ExactPuzzle,
  cells: Int32Array,
): SumFlow {
  const lack = Int32Array.from([...rows, ...columns], paintedCells);
  const sumFlow: SumFlow = {
    width,
    height,
    cells,
    units: new Uint8Array(cells.length),
    lack,
    parent: new Int32Array(lack.length),
    queue: new Int32Array(lack.length),
    waitingRows: new Int32Array(height),
    waitingColumns: new Int32Array(width),
    paths: 0,
  };
  for (let row = 0; row < height; row++) {
    const wanting = Array.from({ length: width }, (_, column) => column);
    wanting.sort((a, b) => lack[height + b] - lack[height + a]);
    for (const column of wanting.slice(0, lack[row])) change(sumFlow, row, column);
  }
  return sumFlow;
}

/**
 * Makes a known cell carry a unit if it is painted, and none if it is empty; the sums can be wrong
 * afterwards.
 */
export function carry(sumFlow: SumFlow, cell: number): void {
  const { width, cells, units } = sumFlow;
  if (cells[cell] === FREE || cells[cell] === units[cell] + 1) return;
  change(sumFlow, rowOf(cell, width), columnOf(cell, width));
}

/** Makes all sums right; false when no flow has these sums. */
export function balanceSums(sumFlow: SumFlow): boolean {
  const { lack } = sumFlow;
  for (let node = 0; node < lack.length; node++) {
    while (isSource(sumFlow, node)) {
      const end = search(sumFlow, node, 'forward', isSink);
      if (end < 0) return false;
      applyPath(sumFlow, node, end);
    }
  }
  return true;
}

/** Whether a row should send one unit more, or a column should receive one unit less. */
function isSource({ height, lack }: SumFlow, node: number): boolean {
  return isRowLine(node, height) ? lack[node] > 0 : lack[node] < 0;
}

function isSink({ height, lack }: SumFlow, node: number): boolean {
  return isRowLine(node, height) ? lack[node] < 0 : lack[node] > 0;
}

/**
 * Whether an arc leads from line `from` to line `to`: a free cell without a unit leads from its row
 * to its column, and a free cell with a unit leads from its column to its row.
 */
export function leadsTo(
  { width, height, cells, units }: SumFlow,
  from: number,
  to: number,
): boolean {
  const isRow = isRowLine(from, height);
  const column = columnOfLine(isRow ? to : from, height);
  const cell = cellAt(isRow ? from : to, column, width);
  return cells[cell] === FREE && units[cell] === (isRow ? 0 : 1);
}

/**
 * Whether all lines with free cells, `lines` in number, lead to each other; then every free cell
 * can change.
 */
export function isConnected(sumFlow: SumFlow, line: number, lines: number): boolean {
  const isAll = (direction: Direction): boolean => {
    search(sumFlow, line, direction);
    let reached = 0;
    for (const parent of sumFlow.parent) if (parent >= 0) reached++;
    return reached === lines;
  };
  return isAll('forward') && isAll('backward');
}

type Direction = 'forward' | 'backward';

/**
 * Searches breadth-first for an end and returns it. Returns -1 when there is no end; in that case,
 * all nodes that can be reached have parents.
 */
function search(
  sumFlow: SumFlow,
  source: number,
  direction: Direction,
  isEnd?: (sumFlow: SumFlow, node: number) => boolean,
): number {
  const { height, parent, queue, waitingRows, waitingColumns } = sumFlow;
  let [rows, columns] = putAllWaiting(sumFlow, source);
  queue[0] = source;
  for (let head = 0, tail = 1; head < tail; head++) {
    const node = queue[head];
    const isRow = isRowLine(node, height);
    const waiting = isRow ? waitingColumns : waitingRows;
    let left = isRow ? columns : rows;
    for (let k = 0; k < left; ) {
      const next = waiting[k];
      const leads =
        direction === 'forward' ? leadsTo(sumFlow, node, next) : leadsTo(sumFlow, next, node);
      if (!leads) {
        k++;
        continue;
      }
      waiting[k] = waiting[--left];
      parent[next] = node;
      if (isEnd?.(sumFlow, next)) return next;
      queue[tail++] = next;
    }
    if (isRow) columns = left;
    else rows = left;
  }
  return -1;
}

/**
 * Marks all nodes but the source as not reached; returns how many of them are rows, and how many
 * columns.
 */
function putAllWaiting(
  { height, lack, parent, waitingRows, waitingColumns }: SumFlow,
  source: number,
): [rows: number, columns: number] {
  parent.fill(-1);
  parent[source] = source;
  let [rows, columns] = [0, 0];
  for (let node = 0; node < lack.length; node++) {
    if (node === source) continue;
    if (isRowLine(node, height)) waitingRows[rows++] = node;
    else waitingColumns[columns++] = node;
  }
  return [rows, columns];
}

function applyPath(sumFlow: SumFlow, source: number, end: number): void {
  const { height, parent } = sumFlow;
  sumFlow.paths++;
  for (let node = end; node !== source; node = parent[node]) {
    const [row, column] = isRowLine(node, height) ? [node, parent[node]] : [parent[node], node];
    change(sumFlow, row, columnOfLine(column, height));
  }
}

function change({ width, height, units, lack }: SumFlow, row: number, column: number): void {
  const cell = cellAt(row, column, width);
  units[cell] ^= 1;
  const unit = units[cell] === 1 ? 1 : -1;
  lack[row] -= unit;
  lack[lineOfColumn(column, height)] -= unit;
}
