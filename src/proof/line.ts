// What one line still allows, by dynamic programming over positions and blocks: which ways lead from the start of the
// line to a position with j blocks placed, and which lead on from there to its end. A candidate or a start stays when
// some way has it. O(blocks x room for each block); as plain as it can be, since everything rests on it.

import { type Clue, needsGap } from '../puzzle/clue.ts';

export interface Line {
  readonly clue: Clue;
  /** Where its cells stand in the state, in order. */
  readonly cells: Int32Array;
  /** Of its first block: earliest starts of the blocks stand there in the state, and latest ones `latest` further. */
  readonly blocks: number;
}

/** Tables for lines of up to so many cells and blocks. */
export interface LineTables {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly fits: Uint8Array;
  /** What is found: candidates of each cell, earliest and latest start of each block. */
  readonly possible: Int32Array;
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
}

export function makeTables(cells: number, blocks: number): LineTables {
  const size = (blocks + 1) * (cells + 2);
  return {
    before: new Uint8Array(size),
    after: new Uint8Array(size),
    fits: new Uint8Array(size),
    possible: new Int32Array(cells),
    earliest: new Int32Array(blocks),
    latest: new Int32Array(blocks),
  };
}

/** False when the line has no arrangement within `state`; else what is possible stands in the tables. */
export function solveLine(
  tables: LineTables,
  { clue, cells, blocks }: Line,
  state: Int32Array,
  latestAt: number,
): boolean {
  const { before, after, fits, possible, earliest, latest } = tables;
  const length = cells.length;
  const stride = length + 2;
  const isBackground = (p: number): boolean => (state[cells[p]] & 1) === 1;
  const stepOf = (j: number): number => clue[j].length + (needsGap(clue, j) ? 1 : 0);
  before.fill(0, 0, (clue.length + 1) * stride);
  after.fill(0, 0, (clue.length + 1) * stride);
  // Where block j can stand, by itself: within its bounds, on cells of its colour, with its gap behind it.
  for (let j = 0; j < clue.length; j++) {
    const { length: size, colour } = clue[j];
    const [from, to] = [state[blocks + j], state[latestAt + blocks + j]];
    fits.fill(0, j * stride, (j + 1) * stride);
    let run = 0;
    for (let p = Math.min(to + size, length) - 1; p >= from; p--) {
      run = (state[cells[p]] >> colour) & 1 ? run + 1 : 0;
      if (run < size || p > to) continue;
      if (stepOf(j) === size || (p + size < length && isBackground(p + size)))
        fits[j * stride + p] = 1;
    }
  }
  // before: blocks 0 .. j-1 lie, with their gaps, in the cells before p.
  before[0] = 1;
  for (let j = 0; j <= clue.length; j++) {
    for (let p = 0; p <= length; p++) {
      const at = j * stride + p;
      if (before[at] === 0) continue;
      if (p < length && isBackground(p)) before[at + 1] = 1;
      if (j < clue.length && fits[at] === 1) before[at + stride + stepOf(j)] = 1;
    }
  }
  if (before[clue.length * stride + length] === 0) return false;
  // after: blocks j and on lie in the cells from p on.
  after[clue.length * stride + length] = 1;
  for (let j = clue.length; j >= 0; j--) {
    for (let p = length - (j === clue.length ? 1 : 0); p >= 0; p--) {
      const at = j * stride + p;
      const blank = p < length && isBackground(p) && after[at + 1] === 1;
      const block = j < clue.length && fits[at] === 1 && after[at + stride + stepOf(j)] === 1;
      if (blank || block) after[at] = 1;
    }
  }
  possible.fill(0, 0, length);
  for (let j = 0; j <= clue.length; j++) {
    let first = -1;
    let last = -1;
    for (let p = 0; p < length; p++) {
      const at = j * stride + p;
      if (before[at] === 0) continue;
      if (isBackground(p) && after[at + 1] === 1) possible[p] |= 1;
      if (j === clue.length || fits[at] === 0 || after[at + stride + stepOf(j)] === 0) continue;
      if (first < 0) first = p;
      for (let q = Math.max(p, last + (last < 0 ? 0 : clue[j].length)); q < p + clue[j].length; q++)
        possible[q] |= 1 << clue[j].colour;
      if (stepOf(j) > clue[j].length) possible[p + clue[j].length] |= 1;
      last = p;
    }
    if (j < clue.length) {
      earliest[j] = first;
      latest[j] = last;
    }
  }
  return true;
}
