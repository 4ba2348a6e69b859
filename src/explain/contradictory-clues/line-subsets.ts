// Asks again and again whether some of the lines contradict each other by line solving. One board
// serves all questions about the same clues: what a question removed is put back before the next
// one. So a question costs no more than its line solving, and not the making of a board, which
// takes several times as long.

import {
  type Board,
  clearQueue,
  dequeue,
  enqueue,
  makeBoard,
  narrow,
  startTrail,
  undoTo,
} from '../../engine/board/board.ts';
import { applyLine } from '../../engine/board/propagate.ts';
import { buildLines } from '../../engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../engine/line-kernel/kernel.ts';
import type { Clue } from '../../puzzle/clue.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine, columnLineOf, isRowLine, rowOf } from '../../puzzle/places.ts';
import { allLines, type ClueLines, puzzleOfLines } from './clue-lines.ts';

export interface LineSubsets {
  readonly lines: ClueLines;
  readonly board: Board;
  /** The latest question: which lines removed candidates, and how far the trail was after each. */
  readonly solved: number[];
  readonly ends: number[];
}

/** Each clue must fit its line; lines without a clue cannot be asked about. */
export function makeLineSubsets(lines: ClueLines): LineSubsets {
  const { puzzle } = puzzleOfLines(lines, allLines(lines));
  // All lines are free at first, so each cell begins with all colours.
  const board = makeBoard(puzzle, new Set(allLines(lines)), buildLines(puzzle));
  startTrail(board);
  return { lines, board, solved: [], ends: [] };
}

/**
 * Returns lines of those in `kept` that contradict each other, far fewer as a rule, but not as few
 * as can be; undefined when line solving finds no contradiction.
 */
export function contradictingLines(
  subsets: LineSubsets,
  kept: readonly number[],
): readonly number[] | undefined {
  const { board } = subsets;
  ask(subsets, kept);
  while (board.queueSize > 0) {
    const line = dequeue(board);
    if (!solveLine(board.lines, line, board.masks, board.scratch)) {
      return linesBehind(subsets, line);
    }
    applyLine(board, line);
    noteSolve(subsets, line);
  }
  return undefined;
}

/** Puts everything back, and queues the lines that are kept. */
function ask(subsets: LineSubsets, kept: readonly number[]): void {
  const { board, lines, solved, ends } = subsets;
  undoTo(board, 0);
  clearQueue(board);
  // A line that counts as queued never enters the queue.
  board.queued.fill(1);
  for (const line of kept) board.queued[line] = 0;
  for (const line of kept) enqueue(board, line);
  solved.length = 0;
  ends.length = 0;
  for (const line of kept) {
    const colours = coloursIn(lines.clues[line]);
    if (colours === allCandidates(lines.palette)) continue;
    for (const cell of cellsOfLine(lines, line)) narrow(board, cell, colours);
    noteSolve(subsets, line);
  }
}

function coloursIn(clue: Clue): number {
  return (clue ?? []).reduce((mask, { colour }) => mask | (1 << colour), 1);
}

function noteSolve({ board, solved, ends }: LineSubsets, line: number): void {
  solved.push(line);
  ends.push(board.trailSize);
}

/**
 * Goes back over the line solves: one is needed when it removed a candidate from a line that is
 * needed by then.
 */
function linesBehind({ board, solved, ends }: LineSubsets, failed: number): number[] {
  const needed = new Uint8Array(board.lines.count);
  needed[failed] = 1;
  for (let i = solved.length - 1; i >= 0; i--) {
    const line = solved[i];
    const start = i === 0 ? 0 : ends[i - 1];
    for (let at = start; at < ends[i] && needed[line] === 0; at++) {
      needed[line] = needed[crossingLine(board, line, board.trail[at] >>> 5)];
    }
  }
  return [...needed.keys()].filter((line) => needed[line] === 1);
}

function crossingLine(board: Board, line: number, cell: number): number {
  return isRowLine(line, board.height) ? columnLineOf(board, cell) : rowOf(cell, board.width);
}
