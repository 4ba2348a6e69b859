// What one line still allows, by dynamic programming: which ways lead from the start of the line to a position with j
// blocks placed, and which lead on from there to its end. A candidate or a start stays when some way has it. Block j
// begins between its bounds, so only positions that lie between the bounds of its neighbours are looked at.
// As plain as it can be, since everything rests on it. O(room of each block).

import { type Clue, needsGap } from '../puzzle/clue.ts';

/** A line, and where in the state of the checker its cells and the bounds of its blocks stand. */
export interface Line {
  readonly cells: Int32Array;
  readonly lengths: Int32Array;
  readonly colours: Int32Array;
  /** Length and gap of each block: the next may begin so much further. */
  readonly steps: Int32Array;
  /** Slots of the earliest and of the latest start of its first block; those of the others follow. */
  readonly earliest: number;
  readonly latest: number;
}

export function makeLine(clue: Clue, cells: Int32Array, earliest: number, latest: number): Line {
  return {
    cells,
    lengths: Int32Array.from(clue, ({ length }) => length),
    colours: Int32Array.from(clue, ({ colour }) => colour),
    steps: Int32Array.from(clue, ({ length }, j) => length + (needsGap(clue, j) ? 1 : 0)),
    earliest,
    latest,
  };
}

/** Scratch for lines of up to `cells` cells. Row j of a table is of the positions before block j. */
export interface Tables {
  readonly stride: number;
  readonly fits: Uint8Array;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The answer: candidates of each cell, first and last start of each block. */
  readonly possible: Int32Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
}

export function makeTables(cells: number): Tables {
  const size = (cells + 2) * (cells + 2);
  const table = (): Uint8Array => new Uint8Array(size);
  const list = (): Int32Array => new Int32Array(cells + 1);
  return {
    stride: cells + 2,
    ...{ fits: table(), before: table(), after: table() },
    possible: list(),
    first: list(),
    last: list(),
  };
}

/** False when no arrangement is left within `state`; else what is left stands in the tables. */
export function solveLine(tables: Tables, line: Line, state: Int32Array): boolean {
  const { stride, fits, before, after, possible, first, last } = tables;
  const { cells, lengths, colours, steps } = line;
  const size = cells.length;
  const blocks = lengths.length;
  // Positions from which block j is looked for; after the last block, to the end of the line.
  const from = (j: number): number => (j === 0 ? 0 : state[line.earliest + j - 1] + steps[j - 1]);
  const to = (j: number): number => (j === blocks ? size : state[line.latest + j]);
  for (let j = 0; j < blocks; j++) {
    const row = j * stride;
    const [length, bit, step] = [lengths[j], 1 << colours[j], steps[j]];
    const earliest = Math.max(state[line.earliest + j], from(j));
    fits.fill(0, row + from(j), row + to(j) + 1);
    for (let p = Math.min(to(j) + length, size) - 1, run = 0; p >= earliest; p--) {
      run = state[cells[p]] & bit ? run + 1 : 0;
      const hasGap = step === length || (p + length < size && (state[cells[p + length]] & 1) === 1);
      if (run >= length && p <= to(j) && hasGap) fits[row + p] = 1;
    }
  }
  // Before: blocks 0 .. j-1 lie, with their gaps, in the cells before p.
  for (let j = 0; j <= blocks; j++) before.fill(0, j * stride + from(j), j * stride + to(j) + 1);
  before[0] = 1;
  for (let j = 0; j <= blocks; j++) {
    for (let p = from(j), at = j * stride + p; p <= to(j); p++, at++) {
      if (before[at] === 0) continue;
      if (p < to(j) && state[cells[p]] & 1) before[at + 1] = 1;
      if (j < blocks && fits[at] === 1 && p + steps[j] <= to(j + 1))
        before[at + stride + steps[j]] = 1;
    }
  }
  if (before[blocks * stride + size] === 0) return false;
  // After: blocks j and on lie in the cells from p on. What is found is noted on the way.
  possible.fill(0, 0, size);
  for (let j = blocks; j >= 0; j--) {
    first[j] = last[j] = -1;
    for (let p = to(j), at = j * stride + p; p >= from(j); p--, at--) {
      const isEnd = j === blocks && p === size;
      const isBlank = p < to(j) && (state[cells[p]] & 1) === 1 && after[at + 1] === 1;
      const next = at + stride + steps[j];
      const isStart =
        j < blocks && fits[at] === 1 && p + steps[j] <= to(j + 1) && after[next] === 1;
      after[at] = isEnd || isBlank || isStart ? 1 : 0;
      if (before[at] === 0) continue;
      if (isBlank) possible[p] |= 1;
      if (!isStart) continue;
      // Cells from the start noted before this one on are painted already.
      const painted = first[j] < 0 ? size : first[j];
      for (let q = p; q < p + lengths[j] && q < painted; q++) possible[q] |= 1 << colours[j];
      if (steps[j] > lengths[j]) possible[p + lengths[j]] |= 1;
      first[j] = p;
      if (last[j] < 0) last[j] = p;
    }
  }
  return true;
}
