// Gives the rules a view of one line, from its start or from its end. Most rules have a mirror
// image: they are written once, for the view from the start, and applied to both views of a line.
// Cells and blocks are numbered from the end that the view begins at; cells beyond either end count
// as empty.

import type { RuleBoard } from './rule-board.ts';

const EMPTY = 1;
const PAINTED = 2;

export interface RuleLineView {
  readonly board: RuleBoard;
  readonly size: number;
  /** Lengths of the blocks, in the order of this view. */
  readonly lengths: Int32Array;
  /** Cell i is at start + i * step. */
  readonly start: number;
  readonly step: number;
  /**
   * The line that crosses this line in cell i is crossing + i, or crossing + size - 1 - i in the
   * mirror.
   */
  readonly crossing: number;
  /** Index of the first block of the clue in the table of ranges. */
  readonly rangeAt: number;
  readonly isMirrored: boolean;
}

export function mirroredRuleLine(view: RuleLineView): RuleLineView {
  const { size, start, step, lengths, isMirrored } = view;
  return {
    ...view,
    lengths: lengths.slice().reverse(),
    start: start + (size - 1) * step,
    step: -step,
    isMirrored: !isMirrored,
  };
}

export function isPaintedAt({ board, size, start, step }: RuleLineView, i: number): boolean {
  return i >= 0 && i < size && board.cells[start + i * step] === PAINTED;
}

export function isBlankAt({ board, size, start, step }: RuleLineView, i: number): boolean {
  return i < 0 || i >= size || board.cells[start + i * step] === EMPTY;
}

/** Returns the first cell that block j can have. */
export function firstOf(
  { board, size, lengths, rangeAt, isMirrored }: RuleLineView,
  j: number,
): number {
  const { ranges } = board;
  if (!isMirrored) return ranges[rangeAt + j];
  return size - 1 - ranges[ranges.length / 2 + rangeAt + lengths.length - 1 - j];
}

/** Returns the last cell that block j can have. */
export function lastOf(
  { board, size, lengths, rangeAt, isMirrored }: RuleLineView,
  j: number,
): number {
  const { ranges } = board;
  if (!isMirrored) return ranges[ranges.length / 2 + rangeAt + j];
  return size - 1 - ranges[rangeAt + lengths.length - 1 - j];
}

/** Whether the range of block j contains the cells from `from` to `to`. */
export function covers(line: RuleLineView, j: number, from: number, to = from): boolean {
  return firstOf(line, j) <= from && to <= lastOf(line, j);
}

/** Returns the last cell of the painted segment that starts at `i`. */
export function segmentEnd(line: RuleLineView, i: number): number {
  let end = i;
  while (isPaintedAt(line, end + 1)) end++;
  return end;
}

export function paintCells(line: RuleLineView, from: number, to = from): void {
  for (let i = from; i <= to; i++) settle(line, i, PAINTED);
}

export function blankCells(line: RuleLineView, from: number, to = from): void {
  for (let i = Math.max(from, 0); i <= Math.min(to, line.size - 1); i++) settle(line, i, EMPTY);
}

function settle(
  { board, size, start, step, crossing, isMirrored }: RuleLineView,
  i: number,
  value: number,
): void {
  const cell = start + i * step;
  if (i < 0 || i >= size || (board.cells[cell] & value) === 0) {
    board.isBroken = true;
  } else if (board.cells[cell] !== value) {
    board.trail.push(cell, board.cells[cell]);
    board.cells[cell] = value;
    board.isStale[crossing + (isMirrored ? size - 1 - i : i)] = 1;
    board.changes++;
  }
}

/** Shrinks the range of block j so that it starts at `first` or later. */
export function raiseFirst(line: RuleLineView, j: number, first: number): void {
  if (first <= firstOf(line, j)) return;
  const { board, size, lengths, rangeAt, isMirrored } = line;
  if (isMirrored) {
    const at = board.ranges.length / 2 + rangeAt + lengths.length - 1 - j;
    setRange(board, at, size - 1 - first);
  } else {
    setRange(board, rangeAt + j, first);
  }
  if (lastOf(line, j) - first + 1 < lengths[j]) board.isBroken = true;
}

/** Shrinks the range of block j so that it ends at `last` or earlier. */
export function lowerLast(line: RuleLineView, j: number, last: number): void {
  if (last >= lastOf(line, j)) return;
  const { board, size, lengths, rangeAt, isMirrored } = line;
  if (isMirrored) {
    setRange(board, rangeAt + lengths.length - 1 - j, size - 1 - last);
  } else {
    setRange(board, board.ranges.length / 2 + rangeAt + j, last);
  }
  if (last - firstOf(line, j) + 1 < lengths[j]) board.isBroken = true;
}

function setRange(board: RuleBoard, at: number, value: number): void {
  board.trail.push(board.cells.length + at, board.ranges[at]);
  board.ranges[at] = value;
  board.changes++;
}
