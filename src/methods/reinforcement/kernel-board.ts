// Keeps the candidates of all cells, with a trail of their changes, so that decisions can be taken
// back. The board keeps a second copy of the candidates in the form that the engine's line kernel
// reads, so that lines are solved exactly. Cost: O(1) for a removed candidate, O(cells of the line)
// to read what a line solve found.

import { buildLines, type Lines } from '../../engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../engine/line-kernel/kernel.ts';
import { makeScratch, type Scratch } from '../../engine/line-kernel/scratch.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { columnOf, type LineCells, lineCells, linesOf } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

export interface KernelBoard {
  readonly width: number;
  readonly height: number;
  readonly cells: Int32Array;
  readonly lines: Lines;
  readonly places: readonly LineCells[];
  readonly scratch: Scratch;
  /** The candidates as the line kernel reads them: see engine/line-kernel/clue-tables.ts. */
  readonly masks: Int32Array;
  /** Cell and candidates before each change, in pairs. */
  readonly trail: number[];
  /**
   * The cells that lose candidates by the line solve that `findLosses` read last, and the
   * candidates that each of them has left.
   */
  readonly lossCells: Int32Array;
  readonly lossLeft: Int32Array;
}

/** Makes a board, which takes over `cells` and changes them. */
export function makeKernelBoard(puzzle: Puzzle, cells: Int32Array): KernelBoard {
  const { width, height } = puzzle;
  const lines = buildLines(puzzle);
  const board: KernelBoard = {
    width,
    height,
    cells,
    lines,
    places: Array.from({ length: lines.count }, (_, line) => lineCells(puzzle, line)),
    scratch: makeScratch(lines),
    masks: new Int32Array(lines.maskSize),
    trail: [],
    lossCells: new Int32Array(Math.max(width, height)),
    lossLeft: new Int32Array(Math.max(width, height)),
  };
  for (let cell = 0; cell < cells.length; cell++) flip(board, cell, cells[cell]);
  return board;
}

/** Solves a line exactly, without changing any cell; false when the line has no arrangement. */
export function solveKernelLine(board: KernelBoard, line: number): boolean {
  return solveLine(board.lines, line, board.masks, board.scratch);
}

/**
 * Lists the cells that lose candidates by the solve of `line`, which must be the last line solve;
 * returns how many such cells there are.
 */
export function findLosses(board: KernelBoard, line: number): number {
  const { cells, places, lossCells, lossLeft } = board;
  const { start, step, size } = places[line];
  let count = 0;
  for (let i = 0, cell = start; i < size; i++, cell += step) {
    const left = candidatesLeft(board, line, i);
    if ((cells[cell] & ~left) === 0) continue;
    lossCells[count] = cell;
    lossLeft[count++] = left;
  }
  return count;
}

function candidatesLeft({ lines, scratch }: KernelBoard, line: number, i: number): number {
  const words = lines.words[line];
  const [word, bit] = [i >>> 5, i & 31];
  let candidates = (scratch.out[word] >>> bit) & 1;
  let at = word + words;
  for (let k = lines.colourAt[line]; k < lines.colourAt[line + 1]; k++, at += words) {
    candidates |= ((scratch.out[at] >>> bit) & 1) << lines.colour[k];
  }
  return candidates;
}

/** Removes all candidates of a cell that are not in `candidates`. */
export function narrowCell(board: KernelBoard, cell: number, candidates: number): void {
  const { cells, trail } = board;
  const before = cells[cell];
  trail.push(cell, before);
  flip(board, cell, before & ~candidates);
  cells[cell] = before & candidates;
}

/** Returns the cell of the last change. */
export function lastChanged({ trail }: KernelBoard): number {
  return trail[trail.length - 2];
}

/** Undoes the last change. */
export function undoLast(board: KernelBoard): void {
  const { cells, trail } = board;
  const candidates = trail.pop() as number;
  const cell = trail.pop() as number;
  flip(board, cell, candidates & ~cells[cell]);
  cells[cell] = candidates;
}

/** Flips the bits of candidates of a cell in the masks of both its lines. */
function flip(board: KernelBoard, cell: number, candidates: number): void {
  const { lines, masks } = board;
  const { maskAt, words } = lines;
  const [row, line] = linesOf(board, cell);
  const column = columnOf(cell, board.width);
  for (let left = candidates; left !== 0; left &= left - 1) {
    const colour = colourOf(left & -left);
    masks[maskAt[row] + colour * words[row] + (column >>> 5)] ^= 1 << (column & 31);
    masks[maskAt[line] + colour * words[line] + (row >>> 5)] ^= 1 << (row & 31);
  }
}
