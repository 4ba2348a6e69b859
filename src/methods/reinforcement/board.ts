// The board that the learner plays on: candidates of all cells, which lines have changed since they were solved
// last, and the counts that its features are made of. Lines are solved exactly, by the engine's kernel. A line
// of which all cells are known is checked at once and never solved again. Cost: a line solve, and O(1) a
// removed candidate.

import { solveLine } from '../../engine/kernel.ts';
import { buildLines, type Lines } from '../../engine/lines.ts';
import { makeScratch, type Scratch } from '../../engine/scratch.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { lineCells } from '../line-cells.ts';
import { type LineClue, lineClues } from '../line-clues.ts';

export interface Board {
  readonly puzzle: Puzzle;
  readonly clues: readonly LineClue[];
  readonly lines: Lines;
  readonly scratch: Scratch;
  readonly cells: Int32Array;
  /** The candidates once more, as the kernel reads them: see engine/lines.ts. */
  readonly masks: Int32Array;
  /** Cell and candidates before each change. */
  readonly trail: number[];
  /** Open cells of each line, and cells known to be painted. */
  readonly open: Int32Array;
  readonly painted: Int32Array;
  /** Open cells of the board. */
  unknown: number;
  /** Since each line was solved last: candidates removed, cells painted; and whether it ever was. */
  readonly news: Int32Array;
  readonly newlyPainted: Int32Array;
  readonly isSolved: Uint8Array;
  /** When each line began to be due; 0 where it is not. */
  readonly dueSince: Int32Array;
  clock: number;
  /** Lines whose last open cell became known, to be checked. */
  readonly full: number[];
  /** How often such a line was checked. */
  checks: number;
}

export function makeBoard(puzzle: Puzzle): Board {
  const lines = buildLines(puzzle);
  const clues = lineClues(puzzle);
  const { count } = lines;
  const all = allCandidates(puzzle.palette);
  const board: Board = {
    puzzle,
    clues,
    lines,
    scratch: makeScratch(lines),
    cells: new Int32Array(puzzle.width * puzzle.height).fill(all),
    masks: new Int32Array(lines.maskSize),
    trail: [],
    open: Int32Array.from(clues, ({ size }) => size),
    painted: new Int32Array(count),
    unknown: puzzle.width * puzzle.height,
    news: new Int32Array(count),
    newlyPainted: new Int32Array(count),
    isSolved: new Uint8Array(count),
    dueSince: Int32Array.from({ length: count }, (_, line) => line + 1),
    clock: count,
    full: [],
    checks: 0,
  };
  for (let cell = 0; cell < board.cells.length; cell++) flip(board, cell, all);
  return board;
}

export function isDue({ dueSince, open }: Board, line: number): boolean {
  return dueSince[line] > 0 && open[line] > 0;
}

/** Solves a line; says how many cells lost candidates, or -1 at a conflict. */
export function solveBoardLine(board: Board, line: number): number {
  const before = board.trail.length;
  if (!solveLine(board.lines, line, board.masks, board.scratch)) return -1;
  applyLine(board, line);
  board.isSolved[line] = 1;
  settleNews(board, line);
  return areFullLinesRight(board) ? (board.trail.length - before) / 2 : -1;
}

/** Leaves a cell some of its candidates; false at a conflict. */
export function decide(board: Board, cell: number, candidates: number): boolean {
  narrow(board, cell, candidates);
  return board.cells[cell] !== 0 && areFullLinesRight(board);
}

export function undoTo(board: Board, size: number): void {
  while (board.trail.length > size) {
    const candidates = board.trail.pop() as number;
    const cell = board.trail.pop() as number;
    if (isKnown(board.cells[cell])) countKnown(board, cell, -1);
    flip(board, cell, candidates & ~board.cells[cell]);
    board.cells[cell] = candidates;
  }
}

/** Forgets what is due: the board is one that lines had nothing to add to. */
export function settleAll(board: Board): void {
  for (let line = 0; line < board.lines.count; line++) settleNews(board, line);
  board.full.length = 0;
}

function settleNews(board: Board, line: number): void {
  board.news[line] = board.newlyPainted[line] = board.dueSince[line] = 0;
}

export function linesOf({ puzzle: { width, height } }: Board, cell: number): [number, number] {
  const row = Math.floor(cell / width);
  return [row, height + cell - row * width];
}

/** Keeps what the last line solve found possible. */
function applyLine(board: Board, line: number): void {
  const { lines, scratch, cells } = board;
  const { start, step, size } = lineCells(board.puzzle, line);
  const words = lines.words[line];
  for (let i = 0; i < size; i++) {
    const [word, bit] = [i >>> 5, i & 31];
    let candidates = (scratch.out[word] >>> bit) & 1;
    for (let k = lines.colourAt[line]; k < lines.colourAt[line + 1]; k++) {
      const isLeft = (scratch.out[(k - lines.colourAt[line] + 1) * words + word] >>> bit) & 1;
      candidates |= isLeft << lines.colour[k];
    }
    const cell = start + i * step;
    if ((cells[cell] & ~candidates) !== 0) narrow(board, cell, candidates);
  }
}

function narrow(board: Board, cell: number, candidates: number): void {
  const { cells, trail, news, newlyPainted, dueSince } = board;
  const before = cells[cell];
  trail.push(cell, before);
  flip(board, cell, before & ~candidates);
  cells[cell] = before & candidates;
  const becomesKnown = isKnown(cells[cell]) && !isKnown(before);
  if (becomesKnown) countKnown(board, cell, 1);
  for (const line of linesOf(board, cell)) {
    news[line]++;
    if (becomesKnown && cells[cell] !== 1) newlyPainted[line]++;
    if (dueSince[line] === 0) dueSince[line] = ++board.clock;
  }
}

/** Counts a cell that is known in, or out again. */
function countKnown(board: Board, cell: number, by: 1 | -1): void {
  const isPainted = board.cells[cell] !== 1;
  board.unknown -= by;
  for (const line of linesOf(board, cell)) {
    board.open[line] -= by;
    if (isPainted) board.painted[line] += by;
    if (board.open[line] === 0) board.full.push(line);
  }
}

function areFullLinesRight(board: Board): boolean {
  for (let line = board.full.pop(); line !== undefined; line = board.full.pop()) {
    if (board.dueSince[line] === 0) continue;
    board.checks++;
    if (!solveLine(board.lines, line, board.masks, board.scratch)) return false;
    settleNews(board, line);
  }
  return true;
}

/** Adds candidates to the masks of both lines of a cell, or takes them away. */
function flip(board: Board, cell: number, candidates: number): void {
  const { maskAt, words } = board.lines;
  const [row, column] = linesOf(board, cell);
  const [inRow, inColumn] = [column - board.puzzle.height, row];
  for (let left = candidates; left !== 0; left &= left - 1) {
    const colour = colourOf(left & -left);
    board.masks[maskAt[row] + colour * words[row] + (inRow >>> 5)] ^= 1 << (inRow & 31);
    const at = maskAt[column] + colour * words[column] + (inColumn >>> 5);
    board.masks[at] ^= 1 << (inColumn & 31);
  }
}
