// The board of the method reinforcement: the candidates of all cells, which lines have changed
// since they were last solved, and the counts that the features use. The engine's kernel solves
// lines exactly. A line whose cells are all known is checked at once and not solved again. Cost: a
// line solve, and O(1) for each removed candidate.

import { isKnown } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { linesOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type LineClue, lineClues } from '../line-clues.ts';
import {
  findLosses,
  type KernelBoard,
  lastChanged,
  makeKernelBoard,
  narrowCell,
  solveKernelLine,
  undoLast,
} from './kernel-board.ts';

export interface ReinforcementBoard extends KernelBoard {
  readonly clues: readonly LineClue[];
  /** How many unknown cells, and how many painted cells, each line has. */
  readonly open: Int32Array;
  readonly painted: Int32Array;
  /** The number of unknown cells of the board. */
  unknown: number;
  /**
   * For each line, how often its cells lost candidates and how many of these cells became painted
   * since the line was last solved, and whether the line was solved before.
   */
  readonly newFacts: Int32Array;
  readonly newlyPainted: Int32Array;
  readonly isSolved: Uint8Array;
  /** The time of `clock` at which each line became due; 0 for a line that is not due. */
  readonly dueSince: Int32Array;
  clock: number;
  /** Lines to check because their last unknown cell became known. */
  readonly full: number[];
  /** The number of these checks so far. */
  checks: number;
}

export function makeReinforcementBoard(puzzle: Puzzle): ReinforcementBoard {
  const clues = lineClues(puzzle);
  const count = clues.length;
  const cells = new Int32Array(puzzle.width * puzzle.height).fill(allCandidates(puzzle.palette));
  return {
    ...makeKernelBoard(puzzle, cells),
    clues,
    open: Int32Array.from(clues, ({ size }) => size),
    painted: new Int32Array(count),
    unknown: cells.length,
    newFacts: new Int32Array(count),
    newlyPainted: new Int32Array(count),
    isSolved: new Uint8Array(count),
    dueSince: Int32Array.from({ length: count }, (_, line) => line + 1),
    clock: count,
    full: [],
    checks: 0,
  };
}

/** Narrows the given cells to their colours; false at a conflict. */
export function takeGivenCells(board: ReinforcementBoard, { given }: Puzzle): boolean {
  for (const [cell, candidates] of given?.cells.entries() ?? []) {
    if (isKnown(candidates)) narrow(board, cell, candidates);
  }
  return areFullLinesRight(board);
}

export function isDue({ dueSince, open }: ReinforcementBoard, line: number): boolean {
  return dueSince[line] > 0 && open[line] > 0;
}

/** Solves a line; returns how many cells lost candidates, or -1 at a conflict. */
export function solveBoardLine(board: ReinforcementBoard, line: number): number {
  if (!solveKernelLine(board, line)) return -1;
  const count = findLosses(board, line);
  for (let i = 0; i < count; i++) narrow(board, board.lossCells[i], board.lossLeft[i]);
  board.isSolved[line] = 1;
  clearChanges(board, line);
  return areFullLinesRight(board) ? count : -1;
}

/** Removes all candidates of a cell that are not in `candidates`; false at a conflict. */
export function decideCell(board: ReinforcementBoard, cell: number, candidates: number): boolean {
  narrow(board, cell, candidates);
  return board.cells[cell] !== 0 && areFullLinesRight(board);
}

export function undoReinforcementBoardTo(board: ReinforcementBoard, size: number): void {
  while (board.trail.length > size) {
    const cell = lastChanged(board);
    if (isKnown(board.cells[cell])) countKnown(board, cell, -1);
    undoLast(board);
  }
}

/** Marks all lines as not due; the board must be at a fixpoint of line solves. */
export function settleAll(board: ReinforcementBoard): void {
  for (let line = 0; line < board.lines.count; line++) clearChanges(board, line);
  board.full.length = 0;
}

function clearChanges(board: ReinforcementBoard, line: number): void {
  board.newFacts[line] = board.newlyPainted[line] = board.dueSince[line] = 0;
}

function narrow(board: ReinforcementBoard, cell: number, candidates: number): void {
  const wasKnown = isKnown(board.cells[cell]);
  narrowCell(board, cell, candidates);
  const becomesKnown = isKnown(board.cells[cell]) && !wasKnown;
  if (becomesKnown) countKnown(board, cell, 1);
  const paints = becomesKnown && board.cells[cell] !== 1 ? 1 : 0;
  for (const line of linesOf(board, cell)) countChange(board, line, paints);
}

function countChange(board: ReinforcementBoard, line: number, paints: number): void {
  const { newFacts, newlyPainted, dueSince } = board;
  newFacts[line]++;
  newlyPainted[line] += paints;
  if (dueSince[line] === 0) dueSince[line] = ++board.clock;
}

/** Adds a known cell to the counts, or removes it. */
function countKnown(board: ReinforcementBoard, cell: number, by: 1 | -1): void {
  const paints = board.cells[cell] === 1 ? 0 : by;
  board.unknown -= by;
  for (const line of linesOf(board, cell)) countInLine(board, line, by, paints);
}

function countInLine(board: ReinforcementBoard, line: number, known: number, paints: number): void {
  board.open[line] -= known;
  board.painted[line] += paints;
  if (board.open[line] === 0) board.full.push(line);
}

function areFullLinesRight(board: ReinforcementBoard): boolean {
  for (let line = board.full.pop(); line !== undefined; line = board.full.pop()) {
    if (board.dueSince[line] === 0) continue;
    board.checks++;
    if (!solveKernelLine(board, line)) return false;
    clearChanges(board, line);
  }
  return true;
}
