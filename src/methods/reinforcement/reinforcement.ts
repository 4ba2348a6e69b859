// Solves lines in a learnt order. The line solver is the engine's; the method has learnt which line
// to solve next, from features of the line and its changes, and which cell to guess when lines have
// nothing to add. The weights come from makers/reinforcement-weights, which learns them by Sarsa on
// puzzles from seeds. The pickers `random` and `first` are there to measure how much learning
// helps.
//
// The method solves lines to a fixpoint, then searches depth-first: a guess gives a cell a colour,
// and after that branch the cell loses this colour, so the search is complete and finds each
// solution once. Time: exponential in the guesses; O(lines) to choose a line. Source: F. Dandurand,
// D. Cousineau, T. R. Shultz, Solving nonogram puzzles by reinforcement learning, 2012. The authors
// learn the order of lines on 5x5 boards, by a table of values or a network that reads the clue and
// the cells of a line: these are the pickers `table` and `network`. Values of a few features of a
// line, as `learnt` has them, can be used on any board.

import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import type { Method } from '../method.ts';
import { valueByNetwork } from './line-network.ts';
import { valueInTable } from './line-table.ts';
import { firstPicker, learntPicker, type Picker, randomPicker } from './pickers.ts';
import {
  decideCell,
  makeReinforcementBoard,
  type ReinforcementBoard,
  settleAll,
  solveBoardLine,
  takeGivenCells,
  undoReinforcementBoardTo,
} from './reinforcement-board.ts';
import { shortPicker } from './short-picker.ts';
import { NETWORK, TABLE } from './short-weights.ts';
import { WEIGHTS } from './weights.ts';

export const reinforcement: Method = {
  id: 'reinforcement',
  work: 'lineSolves',
  title: 'Lines in a learnt order',
  source:
    'F. Dandurand, D. Cousineau, T. R. Shultz, Solving nonogram puzzles by reinforcement learning, 2012',
  complete: true,
  colours: true,
  given: true,
  inexact: true,
  options: [
    {
      name: 'picker',
      values: ['learnt', 'table', 'network', 'random', 'first'],
      about:
        'who chooses the next line and the next guess; table and network know lines of 5 cells alone: among others, the first that is due is next',
    },
  ],
  solve: inSteps(search),
};

interface Decision {
  readonly cell: number;
  readonly colour: number;
  /** Size of the trail before the decision. */
  readonly mark: number;
}

function* search(task: MethodTask): MethodRun {
  const { puzzle, stats } = task;
  stats.lineSolves = stats.wasted = stats.checks = stats.guesses = stats.backtracks = 0;
  const board = makeReinforcementBoard(puzzle);
  const picker = pickerOf(task, board);
  const decisions: Decision[] = [];
  let isRoot = true;
  for (let isFine = takeGivenCells(board, puzzle); ; ) {
    isFine = isFine && (yield* settleLines(task, board, picker, isRoot));
    isRoot = false;
    if (isFine && board.unknown > 0) {
      isFine = guess(task, board, picker, decisions);
    } else {
      if (isFine) yield { width: puzzle.width, height: puzzle.height, cells: board.cells.slice() };
      if (decisions.length === 0) return true;
      isFine = goBack(task, board, decisions);
    }
    yield;
  }
}

function pickerOf({ choices, random }: MethodTask, board: ReinforcementBoard): Picker {
  switch (choices.picker) {
    case 'table':
      return shortPicker(board, WEIGHTS, (line) => valueInTable(TABLE, line));
    case 'network':
      return shortPicker(board, WEIGHTS, (line) => valueByNetwork(NETWORK, line));
    case 'random':
      return randomPicker(random);
    case 'first':
      return firstPicker;
    default:
      return learntPicker(board, WEIGHTS);
  }
}

/**
 * Solves lines, one a step, until none is due; false at a conflict. At the root of the search,
 * records what the lines settle.
 */
function* settleLines(
  task: MethodTask,
  board: ReinforcementBoard,
  picker: Picker,
  isRoot: boolean,
): Generator<undefined, boolean> {
  const { stats, emit } = task;
  for (let line = picker.line(board); line >= 0; line = picker.line(board)) {
    const from = board.trail.length;
    const gain = solveBoardLine(board, line);
    stats.lineSolves++;
    stats.checks = board.checks;
    if (gain < 0) return false;
    if (gain === 0) stats.wasted++;
    if (isRoot) learn(task, board, from);
    emit?.({ kind: 'line', line, cells: board.cells.slice() });
    yield;
  }
  return true;
}

/** Records what lines settled before the first guess, since it holds in every solution. */
function learn({ known }: MethodTask, { trail, cells }: ReinforcementBoard, from: number): void {
  for (let i = from; i < trail.length; i += 2) known[trail[i]] = cells[trail[i]];
}

/** Makes the next guess; false when the guess contradicts a line at once. */
function guess(
  { stats, emit }: MethodTask,
  board: ReinforcementBoard,
  picker: Picker,
  decisions: Decision[],
): boolean {
  const { cell, colour } = picker.guess(board);
  stats.guesses++;
  decisions.push({ cell, colour, mark: board.trail.length });
  const isFine = decideCell(board, cell, 1 << colour);
  emit?.({ kind: 'guess', cell, cells: board.cells.slice() });
  return isFine;
}

/**
 * Takes the last guess back, and removes its colour from the cell; false when that contradicts a
 * line at once.
 */
function goBack(
  { stats, emit }: MethodTask,
  board: ReinforcementBoard,
  decisions: Decision[],
): boolean {
  const { cell, colour, mark } = decisions.pop() as Decision;
  stats.backtracks++;
  undoReinforcementBoardTo(board, mark);
  settleAll(board);
  const isFine = decideCell(board, cell, ~(1 << colour));
  emit?.({ kind: 'back', cell, cells: board.cells.slice() });
  return isFine;
}
