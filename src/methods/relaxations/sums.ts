// The third relaxation keeps only the sums of the lines. Given one flow, a free cell can change if
// and only if it is on a cycle of cells that can change together, that is, if its row and its
// column are in one strongly connected component of the residual network. So one flow and one walk
// settle all cells at once, where the source computes a flow for each cell. Cost: O(cells) besides
// the flow. Source: K. J. Batenburg, W. A. Kosters, Solving Nonograms by combining relaxations,
// 2009.

import type { LineCells } from '../../puzzle/places.ts';
import {
  isRowLine,
  lengthOfLine,
  lineCount,
  lineOfColumn,
  linesOf,
  rowOf,
} from '../../puzzle/places.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { type RelaxationBoard, setCell, UNKNOWN } from './relaxation-board.ts';
import {
  type Components,
  type Digraph,
  makeComponents,
  strongComponents,
} from './strong-components.ts';
import { balanceSums, carry, isConnected, leadsTo, makeSumFlow, type SumFlow } from './sum-flow.ts';

export interface Sums {
  readonly sumFlow: SumFlow;
  readonly network: Digraph;
  readonly components: Components;
}

export function makeSums(puzzle: ExactPuzzle, cells: Int32Array): Sums {
  const { height } = puzzle;
  const sumFlow = makeSumFlow(puzzle, cells);
  const network: Digraph = {
    nodes: lineCount(puzzle),
    arcs: (node) => lengthOfLine(puzzle, node),
    target: (node, k) => {
      const to = isRowLine(node, height) ? lineOfColumn(k, height) : k;
      return leadsTo(sumFlow, node, to) ? to : -1;
    },
  };
  return { sumFlow, network, components: makeComponents(lineCount(puzzle)) };
}

/** Settles all cells to which the sums leave only one value; false when no board has these sums. */
export function settleSums(board: RelaxationBoard, sums: Sums): boolean {
  const { cells } = board;
  for (let cell = 0; cell < cells.length; cell++) carry(sums.sumFlow, cell);
  board.work += cells.length;
  if (!flow(board, sums)) return false;
  strongComponents(sums.network, sums.components);
  board.work += 4 * cells.length;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== UNKNOWN || canChange(board, sums, cell)) continue;
    setCell(board, cell, sums.sumFlow.units[cell] + 1);
  }
  return true;
}

/** Returns the number of rows and columns with unknown cells. */
export function countOpenLines({ cells, places }: RelaxationBoard): number {
  const isOpen = ({ start, step, size }: LineCells): boolean => {
    for (let i = 0; i < size; i++) if (cells[start + i * step] === UNKNOWN) return true;
    return false;
  };
  return places.filter(isOpen).length;
}

/** The sums, the unknown cells of the board, and the number of lines that have unknown cells. */
interface OpenSums {
  readonly sums: Sums;
  readonly unknown: Int32Array;
  readonly openLines: number;
}

/** A cell, and the value that it is supposed to have. */
export interface SupposedCell {
  readonly cell: number;
  readonly value: number;
}

/**
 * Supposes that `cell` has `value`: calls `imply` for each other cell of `unknown` that then has
 * only one value left, with the index of the cell in `unknown` and this value. Returns false when
 * the sums do not allow that value. The flow must agree with the known cells.
 */
export function implyBySums(
  board: RelaxationBoard,
  { sums, unknown, openLines }: OpenSums,
  { cell, value }: SupposedCell,
  imply: (variable: number, value: number) => void,
): boolean {
  const { sumFlow } = sums;
  board.cells[cell] = value;
  carry(sumFlow, cell);
  const isPossible = flow(board, sums);
  if (isPossible && !isConnected(sumFlow, rowOf(cell, board.width), openLines)) {
    strongComponents(sums.network, sums.components);
    board.work += 6 * board.cells.length;
    unknown.forEach((other, variable) => {
      if (other === cell || canChange(board, sums, other)) return;
      imply(variable, sumFlow.units[other] + 1);
    });
  }
  board.cells[cell] = UNKNOWN;
  return isPossible;
}

function flow(board: RelaxationBoard, { sumFlow }: Sums): boolean {
  const paths = sumFlow.paths;
  const isPossible = balanceSums(sumFlow);
  board.stats.flows++;
  board.stats.paths += sumFlow.paths - paths;
  board.work += 10 * board.places.length;
  return isPossible;
}

/** Whether a cell can have another value; the components must be those of the present flow. */
function canChange(board: RelaxationBoard, { components }: Sums, cell: number): boolean {
  const [row, column] = linesOf(board, cell);
  return components.of[row] === components.of[column];
}
