// Finds how few line solves can settle a small puzzle: breadth first over the boards that line
// solves lead to. Cost: all such boards in the worst case, so this is for boards of about 5x5.

import {
  makeReinforcementBoard,
  type ReinforcementBoard,
  solveBoardLine,
  undoReinforcementBoardTo,
} from '../../src/methods/reinforcement/reinforcement-board.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

/** Returns the fewest line solves after which every cell is known; undefined if lines cannot. */
export function fewestSolves(puzzle: Puzzle): number | undefined {
  const board = makeReinforcementBoard(puzzle);
  const seen = new Set<string>();
  let orders: readonly (readonly number[])[] = [[]];
  for (let solves = 0; orders.length > 0; solves++) {
    const next: number[][] = [];
    for (const order of orders) {
      undoReinforcementBoardTo(board, 0);
      for (const line of order) solveBoardLine(board, line);
      if (board.unknown === 0) return solves;
      next.push(...longerOrders(board, order, seen));
    }
    orders = next;
  }
  return undefined;
}

/** Returns the order with each line that tells something new, unless its board was seen before. */
function longerOrders(
  board: ReinforcementBoard,
  order: readonly number[],
  seen: Set<string>,
): number[][] {
  const mark = board.trail.length;
  const longer: number[][] = [];
  for (let line = 0; line < board.lines.count; line++) {
    if (board.open[line] === 0 || solveBoardLine(board, line) <= 0) continue;
    const key = board.cells.join('');
    undoReinforcementBoardTo(board, mark);
    if (seen.has(key)) continue;
    seen.add(key);
    longer.push([...order, line]);
  }
  return longer;
}
