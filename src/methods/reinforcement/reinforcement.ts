// Lines in a learnt order. The line solver is given; what is learnt is which line to solve next,
// from what changed in it and what it looks like, and which cell to guess when lines have nothing
// to add. The weights come from makers/reinforcement-weights, by Sarsa on puzzles from seeds.
// `random` and `first` show what the learning brings.
//
// Lines to the fixpoint, then depth-first search: a guess gives a cell a colour, and takes it away
// when that fails, so the search is complete and finds each solution once. Time: exponential in the
// guesses; O(lines) more a line solve. Source: F. Dandurand, D. Cousineau, T. R. Shultz, Solving
// nonogram puzzles by reinforcement learning, 2012. They learn the order of lines on 5x5 boards,
// and the table of values that they learn does not generalise; a few features of a line do.

import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import type { Method } from '../method.ts';
import {
  decide,
  makeBoard,
  type ReinforcementBoard,
  settleAll,
  solveBoardLine,
  undoTo,
} from './board.ts';
import { firstPicker, learntPicker, type Picker, randomPicker } from './pickers.ts';
import { WEIGHTS } from './weights.ts';

export const reinforcement: Method = {
  id: 'reinforcement',
  work: 'lineSolves',
  title: 'Lines in a learnt order',
  source:
    'F. Dandurand, D. Cousineau, T. R. Shultz, Solving nonogram puzzles by reinforcement learning, 2012',
  complete: true,
  colours: true,
  options: [
    {
      name: 'picker',
      values: ['learnt', 'random', 'first'],
      about: 'who chooses the next line and the next guess',
    },
  ],
  solve: inSteps(search),
};

interface Decision {
  readonly cell: number;
  readonly colour: number;
  /** Size of the trail before it. */
  readonly mark: number;
}

function* search(task: MethodTask): MethodRun {
  const { puzzle, stats } = task;
  stats.lineSolves = stats.wasted = stats.checks = stats.guesses = stats.backtracks = 0;
  const board = makeBoard(puzzle);
  const picker = pickerOf(task, board);
  const decisions: Decision[] = [];
  let isRoot = true;
  for (let isFine = true; ; ) {
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
  if (choices.picker === 'random') return randomPicker(random);
  return choices.picker === 'first' ? firstPicker : learntPicker(board, WEIGHTS);
}

/**
 * Solves lines, one a step, until none is due; false at a conflict. What they find at the root is
 * true for good.
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

/** What lines find before the first guess holds in every solution. */
function learn({ known }: MethodTask, { trail, cells }: ReinforcementBoard, from: number): void {
  for (let i = from; i < trail.length; i += 2) known[trail[i]] = cells[trail[i]];
}

/** False when the guess is wrong at first sight. */
function guess(
  { stats, emit }: MethodTask,
  board: ReinforcementBoard,
  picker: Picker,
  decisions: Decision[],
): boolean {
  const { cell, colour } = picker.guess(board);
  stats.guesses++;
  decisions.push({ cell, colour, mark: board.trail.length });
  const isFine = decide(board, cell, 1 << colour);
  emit?.({ kind: 'guess', cell, cells: board.cells.slice() });
  return isFine;
}

/** Takes the last guess back, and its colour away; false when the rest is wrong at first sight. */
function goBack(
  { stats, emit }: MethodTask,
  board: ReinforcementBoard,
  decisions: Decision[],
): boolean {
  const { cell, colour, mark } = decisions.pop() as Decision;
  stats.backtracks++;
  undoTo(board, mark);
  settleAll(board);
  const isFine = decide(board, cell, ~(1 << colour));
  emit?.({ kind: 'back', cell, cells: board.cells.slice() });
  return isFine;
}
