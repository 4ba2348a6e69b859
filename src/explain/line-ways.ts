// All ways to place the blocks of a line, without listing them: tables of how many ways lead to each position and on
// from it. They tell every start of every block and every candidate of every cell that some way has, exactly.
// O(blocks x cells). Counts are exact up to 2^53, and right about zero beyond.

import { type Clue, needsGap } from '../puzzle/clue.ts';

export interface LineWays {
  /** How many ways there are; 0 when the marks fit none. */
  readonly count: number;
  /** Candidates of each cell over all ways. */
  readonly possible: Int32Array;
  /** Starts of each block over all ways, in order. */
  readonly starts: readonly (readonly number[])[];
}

export function waysOf(clue: Clue, cells: Int32Array): LineWays {
  const tables = makeTables(clue, cells);
  fillAfter(tables);
  fillBefore(tables);
  const possible = new Int32Array(cells.length);
  const starts = clue.map((_, j) => noteBlock(tables, j, possible));
  noteBlanks(tables, possible);
  return { count: tables.after[0][0], possible, starts };
}

interface Tables {
  readonly clue: Clue;
  readonly cells: Int32Array;
  /** Cells from a block to where the next may begin: its length and its gap. */
  readonly steps: readonly number[];
  /** fits[j][p]: block j and its gap can stand from p on. */
  readonly fits: readonly Uint8Array[];
  /** before[j][p]: ways of the blocks before j in the cells before p. */
  readonly before: readonly Float64Array[];
  /** after[j][p]: ways of the blocks from j on in the cells from p on. */
  readonly after: readonly Float64Array[];
}

function makeTables(clue: Clue, cells: Int32Array): Tables {
  const size = cells.length;
  const rows = (): Float64Array[] =>
    Array.from({ length: clue.length + 1 }, () => new Float64Array(size + 1));
  const steps = clue.map((block, j) => block.length + (needsGap(clue, j) ? 1 : 0));
  const fits = clue.map((_, j) => fitsOf(clue, j, steps[j], cells));
  return { clue, cells, steps, fits, before: rows(), after: rows() };
}

function fitsOf(clue: Clue, j: number, step: number, cells: Int32Array): Uint8Array {
  const { length, colour } = clue[j];
  const fits = new Uint8Array(cells.length + 1);
  for (let p = cells.length - 1, run = 0; p >= 0; p--) {
    run = (cells[p] >>> colour) & 1 ? run + 1 : 0;
    const isFree = step === length || (p + length < cells.length && (cells[p + length] & 1) === 1);
    fits[p] = run >= length && isFree ? 1 : 0;
  }
  return fits;
}

function fillAfter({ cells, steps, fits, after }: Tables): void {
  const size = cells.length;
  after[steps.length][size] = 1;
  for (let j = steps.length; j >= 0; j--) {
    for (let p = size - 1; p >= 0; p--) {
      const blank = cells[p] & 1 ? after[j][p + 1] : 0;
      const block = j < steps.length && fits[j][p] === 1 ? after[j + 1][p + steps[j]] : 0;
      after[j][p] = blank + block;
    }
  }
}

function fillBefore({ cells, steps, fits, before }: Tables): void {
  before[0][0] = 1;
  for (let j = 0; j <= steps.length; j++) {
    for (let p = 0; p < cells.length; p++) {
      if (before[j][p] === 0) continue;
      if (cells[p] & 1) before[j][p + 1] += before[j][p];
      if (j < steps.length && fits[j][p] === 1) before[j + 1][p + steps[j]] += before[j][p];
    }
  }
}

/** Notes what block j paints, and its gap, in all ways; returns its starts. */
function noteBlock(
  { clue, steps, fits, before, after, cells }: Tables,
  j: number,
  possible: Int32Array,
): number[] {
  const { length, colour } = clue[j];
  const starts: number[] = [];
  let painted = 0;
  for (let p = 0; p < cells.length; p++) {
    if (fits[j][p] === 1 && before[j][p] > 0 && after[j + 1][p + steps[j]] > 0) {
      starts.push(p);
      for (let at = Math.max(p, painted); at < p + length; at++) possible[at] |= 1 << colour;
      painted = p + length;
      if (steps[j] > length) possible[p + length] |= 1;
    }
  }
  return starts;
}

function noteBlanks({ clue, cells, before, after }: Tables, possible: Int32Array): void {
  for (let j = 0; j <= clue.length; j++) {
    for (let p = 0; p < cells.length; p++) {
      if (cells[p] & 1 && before[j][p] > 0 && after[j][p + 1] > 0) possible[p] |= 1;
    }
  }
}
