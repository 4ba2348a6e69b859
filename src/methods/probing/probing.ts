// Probes all cells before each decision, as the tournament program LalaFrogKK does. The search
// settles lines, tries both values of every unknown cell, keeps what follows from both, then
// branches on the cell whose tries gained most. The branches go on from the grids of these two
// tries.
//
// Time: exponential in the decisions, of which there are few; O(cells) propagations for each round
// of probing. Memory: two grids for each cell that lines leave open, and one for each decision.
// Source: I-C. Wu, D.-J. Sun, L.-P. Chen, K.-Y. Chen, C.-H. Kuo, H.-H. Kang, H.-H. Lin, An
// efficient approach to solving nonograms, 2013.

import { colourOf, type Grid, isKnown } from '../../puzzle/grid.ts';
import { lineCells } from '../../puzzle/places.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { onOff } from '../choices.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import { tooLarge } from '../memory.ts';
import type { Choices, Method } from '../method.ts';
import { chooseCell, SCORES, type Score } from './choose.ts';
import { probeAll } from './full-probing.ts';
import {
  candidatesOf,
  countKnownInGrid,
  countKnownInLine,
  type GridLayout,
  isOpen,
  makeLayout,
  markDirty,
  setValue,
} from './grids.ts';
import { makePropagator, type Propagator, propagateGrid } from './propagate-grid.ts';
import {
  BOARD,
  type FullProbing,
  makeFullProbing,
  type ProbingLevel,
  setBoard,
  tryIndex,
} from './tries.ts';

export const probing: Method = {
  id: 'probing',
  work: 'lineSolves',
  title: 'Full probing',
  source: 'I-C. Wu and others, An efficient approach to solving nonograms, 2013 (LalaFrogKK)',
  complete: true,
  colours: false,
  given: true,
  inexact: true,
  options: [
    {
      name: 'probing',
      values: ['fp2', 'fp3', 'fp1', 'none'],
      about:
        'before each decision: all cells and contrapositives (fp2), chains of these too (fp3), all cells (fp1), or lines alone',
    },
    {
      name: 'choose',
      values: Object.keys(SCORES),
      about:
        'the cell to branch on, from the gains of its two tries: by the smaller one (min), and more where they differ (min-logd, sqrt, and released as in the program of the authors) or where both are high (min-logm); or by their product (mul), their sum or the larger one (max)',
    },
    onOff('cache', 'keep the results of line solves', 'on'),
  ],
  refuse,
  solve: inSteps(search),
};

const MOST_BYTES = 1e9;

function refuse(puzzle: Puzzle, { probing: level }: Choices): Problem | undefined {
  const { width, height } = puzzle;
  const bytes = 4 * width * height * makeLayout(puzzle).size;
  const size = `${width}x${height} cells`;
  // The stack holds about one grid for each decision, and there are no more decisions than cells.
  const stack = tooLarge(bytes, MOST_BYTES, `a grid for each decision on ${size}`);
  if (level === 'none' || stack !== undefined) return stack;
  const what = `two grids for each of ${size}, and one for each decision,`;
  return tooLarge(3 * bytes, MOST_BYTES, what, 'choose probing=none');
}

interface Search {
  readonly task: MethodTask;
  readonly layout: GridLayout;
  readonly propagator: Propagator;
  /** Boards still to be searched. */
  readonly stack: Int32Array[];
  /** Made when lines first leave cells unknown; undefined before that, and with probing=none. */
  probing: FullProbing | undefined;
}

function* search(task: MethodTask): MethodRun {
  const state = start(task);
  const { stack } = state;
  let isRoot = true;
  for (let board = stack.pop(); board !== undefined; board = stack.pop()) {
    if (yield* settle(state, board, isRoot)) {
      if (isWhole(state, board)) yield solution(state, board);
      else branch(state, board);
    }
    isRoot = false;
    yield;
  }
  return true;
}

function start(task: MethodTask): Search {
  const { puzzle, choices, stats } = task;
  stats.nodes = stats.probes = stats.lineSolves = stats.cacheLookups = stats.cacheHits = 0;
  stats.contrapositives = stats.settledByLines = stats.settledByProbing = 0;
  const propagator = makePropagator(puzzle, choices.cache === 'on', stats);
  const { layout } = propagator;
  const board = new Int32Array(layout.size);
  for (let line = 0; line < layout.lines; line++) markDirty(layout, board, 0, line);
  for (const [cell, candidates] of task.known.entries()) {
    if (isKnown(candidates)) setValue(layout, board, 0, cell, colourOf(candidates));
  }
  return { task, layout, propagator, stack: [board], probing: undefined };
}

/** Works on a node of the search: settles lines, then probes; false at a conflict. */
function* settle(state: Search, board: Int32Array, isRoot: boolean): Generator<undefined, boolean> {
  const { task, layout, propagator } = state;
  const { stats, choices } = task;
  stats.nodes++;
  if (!(yield* propagateGrid(propagator, board, 0))) return false;
  if (isRoot) stats.settledByLines = learn(state, board);
  task.emit?.({ kind: 'lines', cells: candidatesOf(layout, board, 0) });
  if (choices.probing === 'none' || isWhole(state, board)) return true;
  state.probing ??= makeFullProbing(propagator, board, choices.probing as ProbingLevel);
  const { grids } = state.probing;
  setBoard(state.probing, board);
  const isFine = yield* probeAll(state.probing, (cell) => {
    if (isRoot) stats.settledByProbing = learn(state, grids) - stats.settledByLines;
    task.emit?.({ kind: 'probe', cell, cells: candidatesOf(layout, grids, BOARD) });
  });
  board.set(grids.subarray(BOARD, BOARD + layout.size));
  return isFine;
}

/**
 * Records the cells that the root of the search settled, since they hold in every solution. Returns
 * the number of known cells.
 */
function learn({ task, layout }: Search, grids: Int32Array): number {
  task.known.set(candidatesOf(layout, grids, BOARD));
  return countKnownInGrid(layout, grids, BOARD);
}

function isWhole({ task, layout }: Search, board: Int32Array): boolean {
  return countKnownInGrid(layout, board, 0) === task.known.length;
}

function solution({ layout }: Search, board: Int32Array): Grid {
  const { width, height } = layout;
  return { width, height, cells: candidatesOf(layout, board, 0) };
}

/**
 * Puts the grids of both values of a cell on the stack, so that the grid with the empty cell is
 * taken first.
 */
function branch(state: Search, board: Int32Array): void {
  const { task, layout, stack, probing: tries } = state;
  const cell =
    tries === undefined
      ? cellOfFullestLine(task.puzzle, layout, board)
      : chooseCell(tries, task.choices.choose as Score);
  for (const value of [1, 0]) {
    stack.push(
      tries === undefined ? decided(layout, board, cell, value) : tryOf(tries, cell, value),
    );
  }
  task.emit?.({ kind: 'guess', cell, cells: candidatesOf(layout, stack[stack.length - 1], 0) });
}

/**
 * Finds the line with the fewest unknown cells among the lines that have unknown cells. Returns the
 * first unknown cell of that line.
 */
function cellOfFullestLine(puzzle: Puzzle, layout: GridLayout, board: Int32Array): number {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let line = 0; line < layout.lines; line++) {
    const open = lineCells(puzzle, line).size - countKnownInLine(layout, board, 0, line);
    if (open === 0 || open >= fewest) continue;
    best = line;
    fewest = open;
  }
  const { start, step } = lineCells(puzzle, best);
  let cell = start;
  while (!isOpen(layout, board, 0, cell)) cell += step;
  return cell;
}

function decided(layout: GridLayout, board: Int32Array, cell: number, value: number): Int32Array {
  const next = board.slice();
  setValue(layout, next, 0, cell, value);
  return next;
}

function tryOf(tries: FullProbing, cell: number, value: number): Int32Array {
  const grid = tryIndex(tries, cell, value);
  return tries.grids.slice(grid, grid + tries.layout.size);
}
