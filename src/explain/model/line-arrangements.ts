// Counts all arrangements of a line without listing them: tables hold in how many ways each
// position can be reached, and in how many ways the line can go on from it. These tables give
// exactly the starts and ends of each block and the candidates of each cell that occur in some
// arrangement. Because a blotted block can end after each of its cells, two more tables hold the
// ways that lead to such a cell and on from it. Cost: O(blocks x cells). Counts are exact up to
// 2^53; larger ones are rounded or infinite, but a count is 0 only when there is no arrangement.

import { type Block, needsGap } from '../../puzzle/clue.ts';
import type { BlockPlaces } from '../engine-questions/line-reader.ts';

/** The places of the blocks mean nothing when there is no arrangement. */
export interface LineArrangements extends BlockPlaces {
  /** Number of arrangements; 0 when none fits the marks. */
  readonly count: number;
  /** Candidates of each cell over all arrangements. */
  readonly possible: Int32Array;
}

export function arrangementsOf(clue: readonly Block[], cells: Int32Array): LineArrangements {
  const tables = makeTables(clue, cells);
  fillFits(tables);
  fillAfter(tables);
  fillBefore(tables);
  const noted: Noted = {
    possible: new Int32Array(cells.length),
    earliest: [],
    latest: [],
    startCounts: [],
    earliestEnds: [],
    latestEnds: [],
  };
  for (let j = 0; j < clue.length; j++) {
    const { length } = clue[j];
    if (length === null) noteBlotted(tables, j, noted);
    else noteBlock(tables, j, length, noted);
  }
  noteBlanks(tables, noted.possible);
  return { count: tables.after[0], ...noted };
}

/**
 * Each table has a row of `stride` positions for each block, and one more row after the last block.
 * The tables are flat arrays, which are fast to make.
 */
interface Tables {
  readonly clue: readonly Block[];
  readonly cells: Int32Array;
  readonly stride: number;
  /** 1 for each block that needs a gap before the next block, 0 for the other blocks. */
  readonly gaps: readonly number[];
  /**
   * 1 where block j can start at position p and its gap, if it has one, can follow; else 0. The
   * rows of blotted blocks are not used.
   */
  readonly fits: Uint8Array;
  /** Number of ways to place the blocks before j in the cells before p. */
  readonly before: Float64Array;
  /** Number of ways to place the blocks from j on in the cells from p on. */
  readonly after: Float64Array;
  /**
   * Number of ways to place the blocks up to the blotted block j in the cells before p, with a cell
   * of block j just before p. Without a blotted block, this table and the next are empty.
   */
  readonly begun: Float64Array;
  /** Number of ways to go on from there: block j ends before p, or covers the cell at p, too. */
  readonly onward: Float64Array;
}

const UNUSED = new Float64Array(0);

function makeTables(clue: readonly Block[], cells: Int32Array): Tables {
  const stride = cells.length + 1;
  const size = (clue.length + 1) * stride;
  const isBlotted = clue.some(({ length }) => length === null);
  return {
    clue,
    cells,
    stride,
    gaps: clue.map((_, j) => (needsGap(clue, j) ? 1 : 0)),
    fits: new Uint8Array(size),
    before: new Float64Array(size),
    after: new Float64Array(size),
    begun: isBlotted ? new Float64Array(size) : UNUSED,
    onward: isBlotted ? new Float64Array(size) : UNUSED,
  };
}

function fillFits({ clue, cells, stride, gaps, fits }: Tables): void {
  for (let j = 0; j < clue.length; j++) {
    const { length, colour } = clue[j];
    if (length === null) continue;
    for (let p = cells.length - 1, run = 0; p >= 0; p--) {
      run = (cells[p] >>> colour) & 1 ? run + 1 : 0;
      const end = p + length;
      const isFree = gaps[j] === 0 || (end < cells.length && (cells[end] & 1) === 1);
      fits[j * stride + p] = run >= length && isFree ? 1 : 0;
    }
  }
}

function fillAfter(tables: Tables): void {
  const { clue, cells, stride, gaps, fits, after } = tables;
  after[after.length - 1] = 1;
  for (let j = clue.length; j >= 0; j--) {
    const length = j < clue.length ? clue[j].length : 0;
    if (length === null) {
      fillAfterBlotted(tables, j);
      continue;
    }
    const step = length + (gaps[j] ?? 0);
    for (let p = cells.length - 1; p >= 0; p--) {
      const at = j * stride + p;
      const blank = cells[p] & 1 ? after[at + 1] : 0;
      after[at] = blank + (fits[at] === 1 ? after[at + stride + step] : 0);
    }
  }
}

function fillAfterBlotted(tables: Tables, j: number): void {
  const { clue, cells, stride, after, onward } = tables;
  const { colour } = clue[j];
  const row = j * stride;
  onward[row + cells.length] = waysAtEnd(tables, j, cells.length);
  for (let p = cells.length - 1; p >= 0; p--) {
    const at = row + p;
    const covered = (cells[p] >>> colour) & 1 ? onward[at + 1] : 0;
    after[at] = (cells[p] & 1 ? after[at + 1] : 0) + covered;
    onward[at] = waysAtEnd(tables, j, p) + covered;
  }
}

/** Returns the number of ways to go on from p when block j ends there. */
function waysAtEnd({ cells, stride, gaps, after }: Tables, j: number, p: number): number {
  const at = (j + 1) * stride + p;
  if (gaps[j] === 0) return after[at];
  return p < cells.length && cells[p] & 1 ? after[at + 1] : 0;
}

function fillBefore(tables: Tables): void {
  const { clue, cells, stride, gaps, fits, before } = tables;
  before[0] = 1;
  for (let j = 0; j <= clue.length; j++) {
    const length = j < clue.length ? clue[j].length : 0;
    if (length === null) {
      fillBeforeBlotted(tables, j);
      continue;
    }
    const step = length + (gaps[j] ?? 0);
    for (let p = 0; p < cells.length; p++) {
      const at = j * stride + p;
      if (before[at] === 0) continue;
      if (cells[p] & 1) before[at + 1] += before[at];
      if (fits[at] === 1) before[at + stride + step] += before[at];
    }
  }
}

function fillBeforeBlotted({ clue, cells, stride, gaps, before, begun }: Tables, j: number): void {
  const { colour } = clue[j];
  for (let p = 0; p <= cells.length; p++) {
    const at = j * stride + p;
    const isBlank = (cells[p] & 1) === 1;
    if (gaps[j] === 0) before[at + stride] += begun[at];
    else if (isBlank) before[at + stride + 1] += begun[at];
    if (isBlank) before[at + 1] += before[at];
    if ((cells[p] >>> colour) & 1) begun[at + 1] += before[at] + begun[at];
  }
}

/** Findings of the tables, added block by block. */
type Noted = { readonly possible: Int32Array } & {
  readonly [Place in keyof BlockPlaces]: number[];
};

/** Notes the colour, the gap, the starts and the ends of block j over all arrangements. */
function noteBlock(
  { clue, stride, gaps, fits, before, after, cells }: Tables,
  j: number,
  length: number,
  { possible, ...noted }: Noted,
): void {
  const { colour } = clue[j];
  const step = length + gaps[j];
  let [starts, painted] = [0, 0];
  for (let p = 0; p < cells.length; p++) {
    const at = j * stride + p;
    if (fits[at] === 1 && before[at] > 0 && after[at + stride + step] > 0) {
      if (starts++ === 0) noted.earliest.push(p);
      for (let cell = Math.max(p, painted); cell < p + length; cell++)
        possible[cell] |= 1 << colour;
      painted = p + length;
      if (step > length) possible[p + length] |= 1;
    }
  }
  noted.latest.push(painted - length);
  noted.startCounts.push(starts);
  noted.earliestEnds.push(noted.earliest[j] + length);
  noted.latestEnds.push(painted);
}

/** Does the same for a blotted block. */
function noteBlotted(tables: Tables, j: number, noted: Noted): void {
  const { clue, stride, gaps, before, begun, onward, cells } = tables;
  const { possible } = noted;
  const { colour } = clue[j];
  const [starts, ends]: number[][] = [[], []];
  for (let p = 0; p <= cells.length; p++) {
    const at = j * stride + p;
    if (begun[at] > 0 && waysAtEnd(tables, j, p) > 0) {
      ends.push(p);
      if (gaps[j] === 1) possible[p] |= 1;
    }
    const canCover = p < cells.length && (cells[p] >>> colour) & 1 && onward[at + 1] > 0;
    if (!canCover) continue;
    if (before[at] > 0) starts.push(p);
    if (before[at] > 0 || begun[at] > 0) possible[p] |= 1 << colour;
  }
  noted.earliest.push(starts[0]);
  noted.latest.push(starts[starts.length - 1]);
  noted.startCounts.push(starts.length);
  noted.earliestEnds.push(ends[0]);
  noted.latestEnds.push(ends[ends.length - 1]);
}

function noteBlanks({ clue, stride, cells, before, after }: Tables, possible: Int32Array): void {
  for (let j = 0; j <= clue.length; j++) {
    for (let p = 0; p < cells.length; p++) {
      const at = j * stride + p;
      if (cells[p] & 1 && before[at] > 0 && after[at + 1] > 0) possible[p] |= 1;
    }
  }
}
