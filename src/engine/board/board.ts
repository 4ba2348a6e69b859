// Keeps the board of a search. Candidates are stored twice: as one mask per cell, and as one mask
// per line and colour. A trail of removed candidates lets any earlier state be restored in place.

import type { Block } from '../../puzzle/clue.ts';
import { colourOf, type Grid, isKnown } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import {
  cellAt,
  columnLineOf,
  columnOf,
  lineCount,
  lineOfColumn,
  rowOf,
} from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { buildLines, type Lines } from '../line-kernel/clue-tables.ts';
import { makeScratch, type Scratch } from '../line-kernel/scratch.ts';

/** The lines to solve next: a ring, first in first out, that holds each line at most once. */
export interface LineQueue {
  readonly queue: Int32Array;
  readonly queued: Uint8Array;
  queueHead: number;
  queueSize: number;
}

export interface Board extends LineQueue {
  readonly width: number;
  readonly height: number;
  readonly lines: Lines;
  /** Unknown lines, and lines whose clues do not count: they are never queued. */
  readonly free: ReadonlySet<number>;
  /** Candidates of each cell, row by row. */
  readonly cells: Int32Array;
  /** The same candidates as one mask per line and colour: see clue-tables.ts. */
  readonly masks: Int32Array;
  /** The number of unknown cells of each line, and of the board. */
  readonly unknownIn: Int32Array;
  unknown: number;
  /**
   * Removed candidates, as cell * 32 + colour. `startTrail` makes room for them; a trail of length
   * 0 records nothing.
   */
  trail: Int32Array;
  trailSize: number;
  readonly scratch: Scratch;
  /** Work done, in steps of about 10 ns, and how many line solves and removals it included. */
  work: number;
  lineSolves: number;
  propagations: number;
}

/**
 * Makes a board on which each cell has the candidates that the colours of its row and of its column
 * allow; a given cell has only its own. The clues of the lines in `lifted` do not count. All lines
 * that have a clue that counts are queued. `tables` are those of `buildLines`, if there are any.
 */
export function makeBoard(
  puzzle: Puzzle,
  lifted: ReadonlySet<number> = new Set(),
  tables?: Lines,
): Board {
  const { width, height } = puzzle;
  const free = new Set([...lifted, ...unknownLines(puzzle)]);
  const lines = tables ?? buildLines(puzzle, free);
  const board: Board = {
    width,
    height,
    lines,
    free,
    cells: new Int32Array(width * height),
    masks: new Int32Array(lines.maskSize),
    unknownIn: new Int32Array(lines.count),
    unknown: 0,
    queue: new Int32Array(lines.count),
    queued: new Uint8Array(lines.count),
    queueHead: 0,
    queueSize: 0,
    trail: new Int32Array(0),
    trailSize: 0,
    scratch: makeScratch(lines),
    work: 0,
    lineSolves: 0,
    propagations: 0,
  };
  fillCandidates(board, puzzle);
  // A free line counts as queued from the start, so it never enters the queue.
  for (const line of free) board.queued[line] = 1;
  for (let line = 0; line < lines.count; line++) enqueue(board, line);
  return board;
}

/**
 * Makes a board as `makeBoard` does, and removes the candidates that `within`, a mask for each
 * cell, does not have. No line is solved yet.
 */
export function makeBoardWithin(
  puzzle: Puzzle,
  within: Int32Array,
  free?: ReadonlySet<number>,
  tables?: Lines,
): Board {
  const board = makeBoard(puzzle, free, tables);
  for (let cell = 0; cell < within.length; cell++) narrow(board, cell, within[cell]);
  return board;
}

/**
 * Gives each cell the background and the colours that both its row and its column have; a free line
 * has all colours.
 */
function fillCandidates(board: Board, puzzle: Puzzle): void {
  const { width, cells } = board;
  const { given } = puzzle;
  const colours = Array.from({ length: board.lines.count }, (_, line) => {
    const clue = board.free.has(line) ? null : clueOfLine(puzzle, line);
    return clue === null ? allCandidates(puzzle.palette) : coloursOf(clue);
  });
  for (let cell = 0; cell < cells.length; cell++) {
    const row = rowOf(cell, width);
    const column = columnLineOf(board, cell);
    const candidates = colours[row] & colours[column] & (given?.cells[cell] ?? -1);
    cells[cell] = candidates;
    for (let left = candidates; left !== 0; left &= left - 1) {
      const colour = colourOf(left & -left);
      setInLine(board, row, columnOf(cell, width), colour);
      setInLine(board, column, row, colour);
    }
    if (isKnown(candidates)) continue;
    board.unknownIn[row]++;
    board.unknownIn[column]++;
    board.unknown++;
  }
}

function unknownLines(puzzle: Puzzle): number[] {
  return Array.from({ length: lineCount(puzzle) }, (_, line) => line).filter(
    (line) => clueOfLine(puzzle, line) === null,
  );
}

function coloursOf(clue: readonly Block[]): number {
  return clue.reduce((mask, block) => mask | (1 << block.colour), 1);
}

/**
 * A removal costs about as much as this many steps of a line solve, and as much again when it is
 * taken back.
 */
export const REMOVAL_WORK = 4;

export function enqueue(ring: LineQueue, line: number): void {
  if (ring.queued[line] === 1) return;
  const { queue } = ring;
  let slot = ring.queueHead + ring.queueSize++;
  if (slot >= queue.length) slot -= queue.length;
  queue[slot] = line;
  ring.queued[line] = 1;
}

export function dequeue(ring: LineQueue): number {
  const line = ring.queue[ring.queueHead];
  if (++ring.queueHead === ring.queue.length) ring.queueHead = 0;
  ring.queueSize--;
  ring.queued[line] = 0;
  return line;
}

export function clearQueue(ring: LineQueue): void {
  while (ring.queueSize > 0) dequeue(ring);
}

/**
 * Lets removals be taken back from now on; makes room for every candidate that can still be
 * removed.
 */
export function startTrail(board: Board): void {
  let candidates = 0;
  for (const cell of board.cells) {
    for (let left = cell; left !== 0; left &= left - 1) candidates++;
  }
  board.trail = new Int32Array(candidates);
  board.trailSize = 0;
}

/**
 * Removes from a cell all candidates that are not in `candidates`, and queues the lines of the
 * cell. Returns false if there was nothing to remove.
 */
export function narrow(board: Board, cell: number, candidates: number): boolean {
  const gone = board.cells[cell] & ~candidates;
  if (gone === 0) return false;
  for (let left = gone; left !== 0; left &= left - 1) remove(board, cell, colourOf(left & -left));
  enqueueLinesOf(board, cell);
  return true;
}

export function enqueueLinesOf(board: Board, cell: number): void {
  enqueue(board, rowOf(cell, board.width));
  enqueue(board, columnLineOf(board, cell));
}

/**
 * Removes one candidate of a cell from its cell mask and the line masks, and updates the counts and
 * the trail.
 */
export function remove(board: Board, cell: number, colour: number): void {
  const row = rowOf(cell, board.width);
  const column = columnOf(cell, board.width);
  clearInLine(board, row, column, colour);
  clearInLine(board, lineOfColumn(column, board.height), row, colour);
  noteRemoval(board, row, column, colour);
}

/** Does the part of a removal that does not concern the line masks. */
export function noteRemoval(board: Board, row: number, column: number, colour: number): void {
  const cell = cellAt(row, column, board.width);
  const left = board.cells[cell] & ~(1 << colour);
  board.cells[cell] = left;
  board.propagations++;
  board.work += REMOVAL_WORK;
  if (isKnown(left)) {
    board.unknownIn[row]--;
    board.unknownIn[lineOfColumn(column, board.height)]--;
    board.unknown--;
  }
  if (board.trail.length > 0) board.trail[board.trailSize++] = (cell << 5) | colour;
}

/** Puts back every candidate removed since the trail had `size` entries. */
export function undoTo(board: Board, size: number): void {
  const { trail, cells, width, height } = board;
  while (board.trailSize > size) {
    const entry = trail[--board.trailSize];
    const cell = entry >>> 5;
    const colour = entry & 31;
    const row = rowOf(cell, width);
    const column = columnOf(cell, width);
    if (isKnown(cells[cell])) {
      board.unknownIn[row]++;
      board.unknownIn[lineOfColumn(column, height)]++;
      board.unknown++;
    }
    cells[cell] |= 1 << colour;
    setInLine(board, row, column, colour);
    setInLine(board, lineOfColumn(column, height), row, colour);
  }
}

/** Returns a copy of the cells as they were when the trail had `size` entries. */
export function cellsAt(board: Board, size: number): Int32Array {
  const cells = board.cells.slice();
  for (let i = size; i < board.trailSize; i++) {
    cells[board.trail[i] >>> 5] |= 1 << (board.trail[i] & 31);
  }
  return cells;
}

export function gridOf(board: Board): Grid {
  return { width: board.width, height: board.height, cells: board.cells.slice() };
}

function setInLine(board: Board, line: number, position: number, colour: number): void {
  const { maskAt, words } = board.lines;
  board.masks[maskAt[line] + colour * words[line] + (position >>> 5)] |= 1 << (position & 31);
}

export function clearInLine(board: Board, line: number, position: number, colour: number): void {
  const { maskAt, words } = board.lines;
  board.masks[maskAt[line] + colour * words[line] + (position >>> 5)] &= ~(1 << (position & 31));
}
