// Compares orders of line solves with the best order, on 5x5 puzzles: how often an order is as
// short as any, or a line longer.

import { makeRandom, type Random } from '../../src/engine/random.ts';
import { valueByNetwork } from '../../src/methods/reinforcement/line-network.ts';
import { valueInTable } from '../../src/methods/reinforcement/line-table.ts';
import {
  firstPicker,
  learntPicker,
  type Picker,
  randomPicker,
} from '../../src/methods/reinforcement/pickers.ts';
import {
  makeReinforcementBoard,
  type ReinforcementBoard,
} from '../../src/methods/reinforcement/reinforcement-board.ts';
import { shortPicker } from '../../src/methods/reinforcement/short-picker.ts';
import { NETWORK, TABLE } from '../../src/methods/reinforcement/short-weights.ts';
import { WEIGHTS } from '../../src/methods/reinforcement/weights.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { fewestSolves } from './fewest-solves.ts';
import { solvesToFixpoint } from './margins.ts';
import { shortPuzzle } from './short-puzzles.ts';

interface ShortMargin {
  readonly name: string;
  /** Line solves until every cell is known. */
  readonly mean: number;
  /** The share of the puzzles with the fewest solves possible, and with at most one more. */
  readonly fewest: number;
  readonly oneMore: number;
}

/** First seed of the new puzzles; the seeds of those of the training are far below it. */
const UNSEEN_SHORT = 1_000_000;

export function unseenShort(i: number): Puzzle {
  return shortPuzzle(UNSEEN_SHORT + i);
}

const PICKERS: Readonly<Record<string, (board: ReinforcementBoard, random: Random) => Picker>> = {
  table: (board) => shortPicker(board, WEIGHTS, (line) => valueInTable(TABLE, line)),
  network: (board) => shortPicker(board, WEIGHTS, (line) => valueByNetwork(NETWORK, line)),
  learnt: (board) => learntPicker(board, WEIGHTS),
  'first in, first out': () => firstPicker,
  'first due line': (board) => shortPicker(board, WEIGHTS, () => 0),
  'random due line': (_board, random) => randomPicker(random),
};

export function shortMargins(puzzles: readonly Puzzle[]): ShortMargin[] {
  const fewest = puzzles.map((puzzle) => fewestSolves(puzzle) ?? Number.NaN);
  const orders = Object.entries(PICKERS).map(([name, makePicker]) => {
    const solves = puzzles.map((puzzle, i) => {
      const board = makeReinforcementBoard(puzzle);
      return solvesToFixpoint(board, makePicker(board, makeRandom(i)).line);
    });
    return shortMargin(name, solves, fewest);
  });
  return [shortMargin('best order', fewest, fewest), ...orders];
}

function shortMargin(
  name: string,
  solves: readonly number[],
  fewest: readonly number[],
): ShortMargin {
  const shareWithin = (more: number): number =>
    solves.filter((count, i) => count <= fewest[i] + more).length / solves.length;
  const mean = solves.reduce((sum, count) => sum + count, 0) / solves.length;
  return { name, mean, fewest: shareWithin(0), oneMore: shareWithin(1) };
}
