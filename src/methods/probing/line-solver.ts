// An exact line solver by the recurrences Fix and Paint: it finds what all arrangements of a line
// agree on.
//
// The line gets one empty cell in front, so that every block is an empty cell followed by painted
// cells. Fix(i, j) means that the first i cells can hold the first j blocks. Fix(i, j) holds when
// cell i can be empty and Fix(i - 1, j) holds (Fix0), or when block j can end in cell i and Fix(i -
// length - 1, j - 1) holds (Fix1). In the paper, Paint merges the lines of both cases. Here,
// `paint` walks back from the end over the cases that hold and marks the values that these cases
// give to cells, which is the same merge in one pass.
//
// Block j can end in only slack + 1 cells, so the table has a row of slack + 1 places for each
// block, and Fix1 reads the place above. Each cell is painted at most once for each block. Time and
// memory: O(cells + blocks x slack). Source: I-C. Wu and others, An efficient approach to solving
// nonograms, 2013.
//
// A blotted block takes one cell in this table; a third case, Fix2, holds when it ends in cell i
// and reaches back to cell i - 1, in which it could end, too. An unknown line has no table.

import { type LineClue, slackOf } from '../line-clues.ts';

export interface LineTable {
  readonly lengths: Int32Array;
  readonly isBlotted: Uint8Array;
  readonly isUnknown: boolean;
  readonly size: number;
  readonly slack: number;
  /** ends[j]: cells that the first j blocks take, with the empty cell in front of each block. */
  readonly ends: Int32Array;
}

/** Memory for solving any line of a puzzle, made once. */
export interface LineScratch {
  /**
   * The cases of Fix(i, j) that hold, and whether Fix(i, j) is part of an arrangement of the whole
   * line.
   */
  readonly fix: Uint8Array;
  /** The values that each cell can have; cell 1 is the empty cell in front. */
  readonly may: Uint8Array;
  /** For each cell, the last cell that cannot be painted, up to and including this cell. */
  readonly lastEmpty: Int32Array;
  /** The values that each cell has in some arrangement. */
  readonly seen: Uint8Array;
  /**
   * The cells that are certainly empty, then those that are certainly painted: one bit for each
   * cell.
   */
  readonly out: Int32Array;
}

const EMPTY = 1;
const PAINTED = 2;

const FIX0 = 1;
const FIX1 = 2;
const FIX2 = 4;
const START = 8;
/** The case is part of an arrangement of the whole line. */
const ALIVE = 16;
/** The case is part of one in which the block goes on behind its cell. */
const GOES_ON = 32;

export function lineTable(clue: LineClue): LineTable {
  const { lengths, isBlotted, isUnknown, size } = clue;
  const ends = new Int32Array(lengths.length + 1);
  for (let j = 0; j < lengths.length; j++) ends[j + 1] = ends[j] + lengths[j] + 1;
  const slack = slackOf(clue) + (lengths.length === 0 ? 1 : 0);
  return { lengths, isBlotted, isUnknown, size, slack, ends };
}

export function makeLineScratch(lines: readonly LineTable[]): LineScratch {
  const most = (of: (line: LineTable) => number) => Math.max(...lines.map(of));
  const cells = most(({ size }) => size) + 2;
  return {
    fix: new Uint8Array(most(({ lengths, slack }) => (lengths.length + 1) * (slack + 1))),
    may: new Uint8Array(cells),
    lastEmpty: new Int32Array(cells),
    seen: new Uint8Array(cells),
    out: new Int32Array(2 * wordsOf(cells - 2)),
  };
}

/** Returns the number of words that hold a bit for each of `size` cells. */
export function wordsOf(size: number): number {
  return (size + 31) >>> 5;
}

/**
 * Solves the line whose known cells stand in `masks` from `at` on: bits for the empty cells, then
 * bits for the painted ones. Writes the cells that all arrangements agree on to `scratch.out`, in
 * the same form. Returns false when no arrangement fits.
 */
export function settleLine(
  line: LineTable,
  masks: Int32Array,
  at: number,
  scratch: LineScratch,
): boolean {
  if (line.isUnknown) return copyCells(line, masks, at, scratch);
  readCells(line, masks, at, scratch);
  if (!fixes(line, scratch)) return false;
  paint(line, scratch);
  writeCells(line, scratch);
  return true;
}

/** Copies the known cells; false when a cell is both empty and painted. */
function copyCells(
  { size }: LineTable,
  masks: Int32Array,
  at: number,
  { out }: LineScratch,
): boolean {
  const words = wordsOf(size);
  let isPossible = true;
  for (let w = 0; w < words; w++) {
    out[w] = masks[at + w];
    out[words + w] = masks[at + words + w];
    if ((out[w] & out[words + w]) !== 0) isPossible = false;
  }
  return isPossible;
}

function readCells(
  { size }: LineTable,
  masks: Int32Array,
  at: number,
  { may, lastEmpty }: LineScratch,
): void {
  const painted = at + wordsOf(size);
  may[1] = EMPTY;
  let last = 1;
  for (let cell = 0; cell < size; cell++) {
    const word = cell >>> 5;
    const isEmpty = (masks[at + word] >>> (cell & 31)) & 1;
    const isPainted = (masks[painted + word] >>> (cell & 31)) & 1;
    may[cell + 2] = (EMPTY | PAINTED) ^ (isEmpty << 1) ^ isPainted;
    if (isEmpty === 1) last = cell + 2;
    lastEmpty[cell + 2] = last;
  }
}

/** Fills the table; returns whether the whole line has an arrangement. */
function fixes(line: LineTable, { fix, may, lastEmpty }: LineScratch): boolean {
  const { lengths, isBlotted, slack, ends } = line;
  const places = slack + 1;
  fix[0] = START;
  for (let x = 1; x < places; x++) fix[x] = fix[x - 1] !== 0 && (may[x] & EMPTY) !== 0 ? FIX0 : 0;
  for (let j = 1, row = places; j < ends.length; j++, row += places) {
    const length = lengths[j - 1];
    let before = 0;
    for (let x = 0, cell = ends[j]; x < places; x++, cell++) {
      const front = cell - length;
      let cases = before !== 0 && (may[cell] & EMPTY) !== 0 ? FIX0 : 0;
      if (fix[row - places + x] !== 0 && (may[front] & EMPTY) !== 0 && lastEmpty[cell] <= front) {
        cases |= FIX1;
      }
      if (isBlotted[j - 1] === 1 && (before & (FIX1 | FIX2)) !== 0 && (may[cell] & PAINTED) !== 0) {
        cases |= FIX2;
      }
      fix[row + x] = before = cases;
    }
  }
  return fix[lengths.length * places + slack] !== 0;
}

/**
 * Walks back from the whole line over all cases that hold, and marks in `seen` the values that
 * these cases give to cells.
 */
function paint(line: LineTable, { fix, seen }: LineScratch): void {
  const { lengths, isBlotted, slack, ends } = line;
  const places = slack + 1;
  seen.fill(0);
  fix[lengths.length * places + slack] |= ALIVE;
  for (let j = lengths.length, row = j * places; j > 0; j--, row -= places) {
    if (isBlotted[j - 1] === 1) {
      paintBlotted(line, j, fix, seen);
      continue;
    }
    const length = lengths[j - 1];
    // Cells from `done` on are already painted by a later place of this block.
    let done = ends[j] + places;
    for (let x = slack, cell = ends[j] + slack; x >= 0; x--, cell--) {
      const cases = fix[row + x];
      if ((cases & ALIVE) === 0) continue;
      if ((cases & FIX0) !== 0) {
        seen[cell] |= EMPTY;
        fix[row + x - 1] |= ALIVE;
      }
      if ((cases & FIX1) === 0) continue;
      const front = cell - length;
      seen[front] |= EMPTY;
      fix[row - places + x] |= ALIVE;
      for (let i = Math.min(cell, done - 1); i > front; i--) seen[i] |= PAINTED;
      done = front + 1;
    }
  }
  for (let x = slack; x > 0; x--) {
    if ((fix[x] & ALIVE) === 0) continue;
    seen[x] |= EMPTY;
    fix[x - 1] |= ALIVE;
  }
}

/** Walks back over the cases of a blotted block, which is the block with number `j` from 1. */
function paintBlotted(
  { slack, ends }: LineTable,
  j: number,
  fix: Uint8Array,
  seen: Uint8Array,
): void {
  const places = slack + 1;
  const row = j * places;
  for (let x = slack, cell = ends[j] + slack; x >= 0; x--, cell--) {
    const cases = fix[row + x];
    if ((cases & ALIVE) !== 0 && (cases & FIX0) !== 0) {
      seen[cell] |= EMPTY;
      fix[row + x - 1] |= ALIVE;
    }
    if ((cases & (ALIVE | GOES_ON)) === 0) continue;
    if ((cases & FIX1) !== 0) {
      seen[cell] |= PAINTED;
      seen[cell - 1] |= EMPTY;
      fix[row - places + x] |= ALIVE;
    }
    if ((cases & FIX2) !== 0) {
      seen[cell] |= PAINTED;
      fix[row + x - 1] |= GOES_ON;
    }
  }
}

function writeCells({ size }: LineTable, { seen, out }: LineScratch): void {
  const words = wordsOf(size);
  out.fill(0, 0, 2 * words);
  for (let cell = 0; cell < size; cell++) {
    const colours = seen[cell + 2];
    if (colours === EMPTY) out[cell >>> 5] |= 1 << (cell & 31);
    else if (colours === PAINTED) out[words + (cell >>> 5)] |= 1 << (cell & 31);
  }
}
