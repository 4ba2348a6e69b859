// Finds what one line still allows, by dynamic programming. A state is a number of cells read and a
// number of blocks placed. The code finds the states that can be reached from the start, and the
// states from which the end can be reached. A candidate or a start of a block stays if some
// arrangement has it. The code is as plain as it can be, since every proof rests on it. Cost:
// O(positions that are left to the blocks, added up over all blocks).

import type { Clue } from '../puzzle/clue.ts';

// Makes a line, with the slots of the checker that hold its cells and the bounds of its blocks:
// block j has its earliest start in slot `bounds + 2j`, and its latest start, negated, in the next.
// Both are positions in the line.
export function makeLine(clue: Clue, cells: Int32Array, bounds: number) {
  const lengths = Int32Array.from(clue, ({ length }) => length);
  const colours = Int32Array.from(clue, ({ colour }) => colour);
  /**
   * The length of each block with the gap that must follow: the next block starts at least this
   * many cells further on.
   */
  const steps = lengths.map((length, j) => length + (colours[j + 1] === colours[j] ? 1 : 0));
  return { cells, lengths, colours, steps, bounds };
}
export type Line = ReturnType<typeof makeLine>;

/**
 * Makes tables for lines of up to `cells` cells. Row j of a table has an entry for each position
 * from 0 to `cells`.
 */
export function makeTables(cells: number, blocks: number) {
  const stride = cells + 1;
  const table = (): Uint8Array => new Uint8Array((blocks + 1) * stride);
  const list = (): Int32Array => new Int32Array(stride);
  return {
    stride,
    ...{ from: list(), to: list(), fits: table(), before: table(), after: table() },
    /** The candidates left to each cell, and the first and the last start left to each block. */
    ...{ possible: list(), first: list(), last: list() },
  };
}
type Tables = ReturnType<typeof makeTables>;

/**
 * Returns false if no arrangement fits `state`; else writes what the arrangements leave into the
 * tables.
 */
export function solveLinePlainly(tables: Tables, line: Line, state: Int32Array): boolean {
  // `before` says for row j and position p whether blocks 0 to j - 1, each with its gap, can lie in
  // the cells before p.
  const { stride, from, to, fits, before } = tables;
  const { cells, lengths, steps, bounds } = line;
  const blocks = lengths.length;
  // The positions of row j lie between the earliest end of block j - 1, with its gap, and the
  // latest start of block j.
  for (let j = 0; j <= blocks; j++) {
    from[j] = j === 0 ? 0 : state[bounds + 2 * j - 2] + steps[j - 1];
    to[j] = j === blocks ? cells.length : -state[bounds + 2 * j + 1];
    if (from[j] > to[j]) return false;
    before.fill(0, j * stride + from[j], j * stride + to[j] + 1);
  }
  before[0] = 1;
  for (let j = 0; j <= blocks; j++) {
    if (j < blocks) findFits(tables, line, state, j);
    const earliest = j < blocks ? state[bounds + 2 * j] : Infinity;
    for (let p = from[j], at = j * stride + p; p <= to[j]; p++, at++) {
      if (before[at] === 0) continue;
      if (p < to[j] && state[cells[p]] & 1) before[at + 1] = 1;
      if (p >= earliest && fits[at] === 1) before[at + stride + steps[j]] = 1;
    }
  }
  if (before[blocks * stride + cells.length] === 0) return false;
  goBack(tables, line, state);
  return true;
}

/** Finds for each p whether block j can start there, by its cells, its gap and the bounds. */
function findFits({ stride, to, fits }: Tables, line: Line, state: Int32Array, j: number): void {
  const { cells, lengths, colours, steps, bounds } = line;
  const [length, step, bit] = [lengths[j], steps[j], 1 << colours[j]];
  for (let p = to[j] + length - 1, run = 0; p >= state[bounds + 2 * j]; p--) {
    run = state[cells[p]] & bit ? run + 1 : 0;
    if (p > to[j]) continue;
    const isRoom = run >= length && p + step <= to[j + 1];
    const hasGap = step === length || (isRoom && (state[cells[p + length]] & 1) === 1);
    fits[j * stride + p] = isRoom && hasGap ? 1 : 0;
  }
}

/**
 * Fills `after`, which says for row j and position p whether the blocks from j on can lie in the
 * cells from p on. Writes down all candidates that occur in a whole arrangement, and the first and
 * the last start of each block.
 */
function goBack(tables: Tables, line: Line, state: Int32Array): void {
  const { stride, from, to, fits, before, after, possible, first, last } = tables;
  const { cells, lengths, colours, steps, bounds } = line;
  const blocks = lengths.length;
  possible.fill(0, 0, cells.length);
  for (let j = blocks; j >= 0; j--) {
    const earliest = j < blocks ? state[bounds + 2 * j] : Infinity;
    // Of the cells that a start paints, those from here on are marked already.
    let painted = cells.length;
    for (let p = to[j], at = j * stride + p; p >= from[j]; p--, at--) {
      const isEnd = j === blocks && p === cells.length;
      const isBlank = p < to[j] && (state[cells[p]] & 1) === 1 && after[at + 1] === 1;
      const isStart = p >= earliest && fits[at] === 1 && after[at + stride + steps[j]] === 1;
      after[at] = isEnd || isBlank || isStart ? 1 : 0;
      if (before[at] === 0) continue;
      if (isBlank) possible[p] |= 1;
      if (!isStart) continue;
      for (let q = p; q < p + lengths[j] && q < painted; q++) possible[q] |= 1 << colours[j];
      if (steps[j] > lengths[j]) possible[p + lengths[j]] |= 1;
      if (painted === cells.length) last[j] = p;
      first[j] = painted = p;
    }
  }
}
