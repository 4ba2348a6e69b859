// Counts all arrangements of a line without listing them: tables hold in how many ways each
// position can be reached, and in how many ways the line can go on from it. These tables give
// exactly the starts of each block and the candidates of each cell that occur in some arrangement.
// Cost: O(blocks x cells). Counts are exact up to 2^53; larger ones are rounded or infinite, but a
// count is 0 only when there is no arrangement.

import { type Clue, needsGap } from '../../puzzle/clue.ts';

export interface LineArrangements {
  /** Number of arrangements; 0 when none fits the marks. */
  readonly count: number;
  /** Candidates of each cell over all arrangements. */
  readonly possible: Int32Array;
  /** Starts of each block over all arrangements, in ascending order. */
  readonly starts: readonly (readonly number[])[];
}

export function arrangementsOf(clue: Clue, cells: Int32Array): LineArrangements {
  const tables = makeTables(clue, cells);
  fillFits(tables);
  fillAfter(tables);
  fillBefore(tables);
  const possible = new Int32Array(cells.length);
  const starts = clue.map((_, j) => noteBlock(tables, j, possible));
  noteBlanks(tables, possible);
  return { count: tables.after[0], possible, starts };
}

/**
 * Each table has a row of `stride` positions for each block, and one more row after the last block.
 * The tables are flat arrays, which are fast to make.
 */
interface Tables {
  readonly clue: Clue;
  readonly cells: Int32Array;
  readonly stride: number;
  /** The length of each block, plus 1 if the block needs a gap before the next block. */
  readonly steps: readonly number[];
  /** 1 where block j can start at position p and its gap, if it has one, can follow; else 0. */
  readonly fits: Uint8Array;
  /** Number of ways to place the blocks before j in the cells before p. */
  readonly before: Float64Array;
  /** Number of ways to place the blocks from j on in the cells from p on. */
  readonly after: Float64Array;
}

function makeTables(clue: Clue, cells: Int32Array): Tables {
  const stride = cells.length + 1;
  const size = (clue.length + 1) * stride;
  const steps = clue.map((block, j) => block.length + (needsGap(clue, j) ? 1 : 0));
  const [before, after] = [new Float64Array(size), new Float64Array(size)];
  return { clue, cells, stride, steps, fits: new Uint8Array(size), before, after };
}

function fillFits({ clue, cells, stride, steps, fits }: Tables): void {
  for (let j = 0; j < clue.length; j++) {
    const { length, colour } = clue[j];
    for (let p = cells.length - 1, run = 0; p >= 0; p--) {
      run = (cells[p] >>> colour) & 1 ? run + 1 : 0;
      const end = p + length;
      const isFree = steps[j] === length || (end < cells.length && (cells[end] & 1) === 1);
      fits[j * stride + p] = run >= length && isFree ? 1 : 0;
    }
  }
}

function fillAfter({ cells, stride, steps, fits, after }: Tables): void {
  after[after.length - 1] = 1;
  for (let j = steps.length; j >= 0; j--) {
    for (let p = cells.length - 1; p >= 0; p--) {
      const at = j * stride + p;
      const blank = cells[p] & 1 ? after[at + 1] : 0;
      after[at] = blank + (fits[at] === 1 ? after[at + stride + steps[j]] : 0);
    }
  }
}

function fillBefore({ cells, stride, steps, fits, before }: Tables): void {
  before[0] = 1;
  for (let j = 0; j <= steps.length; j++) {
    for (let p = 0; p < cells.length; p++) {
      const at = j * stride + p;
      if (before[at] === 0) continue;
      if (cells[p] & 1) before[at + 1] += before[at];
      if (fits[at] === 1) before[at + stride + steps[j]] += before[at];
    }
  }
}

/**
 * Adds the colour and the gap of block j over all arrangements to `possible`. Returns the starts of
 * block j over all arrangements.
 */
function noteBlock(
  { clue, stride, steps, fits, before, after, cells }: Tables,
  j: number,
  possible: Int32Array,
): number[] {
  const { length, colour } = clue[j];
  const starts: number[] = [];
  let painted = 0;
  for (let p = 0; p < cells.length; p++) {
    const at = j * stride + p;
    if (fits[at] === 1 && before[at] > 0 && after[at + stride + steps[j]] > 0) {
      starts.push(p);
      for (let cell = Math.max(p, painted); cell < p + length; cell++)
        possible[cell] |= 1 << colour;
      painted = p + length;
      if (steps[j] > length) possible[p + length] |= 1;
    }
  }
  return starts;
}

function noteBlanks({ clue, stride, cells, before, after }: Tables, possible: Int32Array): void {
  for (let j = 0; j <= clue.length; j++) {
    for (let p = 0; p < cells.length; p++) {
      const at = j * stride + p;
      if (cells[p] & 1 && before[at] > 0 && after[at + 1] > 0) possible[p] |= 1;
    }
  }
}
