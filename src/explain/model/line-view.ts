// Collects what a person sees in one line: its clue, its marks, the runs that are painted, and
// where each block can still be. Positions are counted from 0 along the line; an end is the
// position after the last cell of a block. Earliest and latest starts and ends are exact: they are
// taken over all arrangements of the line that fit its marks.

import { type Block, isExactClue, needsGap, paintedCells } from '../../puzzle/clue.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import {
  type BlockPlaces,
  candidatesRead,
  type LineReader,
  placesIn,
} from '../engine-questions/line-reader.ts';

/** A clue, and how much room its blocks need. */
export interface MeasuredClue {
  readonly clue: readonly Block[];
  /** Whether the length of every block is known. */
  readonly isExact: boolean;
  /** How many cells the blocks paint at least, all together. */
  readonly painted: number;
  /** 1 for each block that needs a gap before the next block, 0 for the other blocks. */
  readonly gaps: readonly number[];
  /** need[j]: how many cells the blocks from j on take at least, with their gaps. */
  readonly need: readonly number[];
}

/** The clue and the marks of a line, without where the blocks can be. */
export interface LineFace extends MeasuredClue {
  readonly size: number;
  /** Candidate masks. */
  readonly cells: Int32Array;
  /** Painted cells side by side in one colour. */
  readonly runs: readonly Run[];
}

export interface LineView extends LineFace, BlockPlaces {
  /** The candidates of each cell over all arrangements of the line; there is at least one. */
  readonly possible: Int32Array;
  /** The candidates by the reach of the blocks; undefined until a technique asks for them. */
  reach: Int32Array | undefined;
}

/** Cells from `start` up to but not including `end`. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly colour: number;
}

/** Makes the view of the line with these marks that was read last, which must be met. */
export function viewRead(
  reader: LineReader,
  line: number,
  { clue, isExact, painted, gaps, need }: MeasuredClue,
  cells: Int32Array,
): LineView {
  const possible = candidatesRead(reader, line);
  const { earliest, latest, startCounts, earliestEnds, latestEnds } = placesIn(reader, line);
  // Named one by one, the fields are copied several times as fast as by spreading.
  return {
    size: cells.length,
    clue,
    isExact,
    painted,
    gaps,
    need,
    cells,
    runs: runsOf(cells),
    earliest,
    latest,
    startCounts,
    earliestEnds,
    latestEnds,
    possible,
    reach: undefined,
  };
}

export function measured(clue: readonly Block[]): MeasuredClue {
  const gaps = clue.map((_, j) => (needsGap(clue, j) ? 1 : 0));
  const need = new Array<number>(clue.length + 1).fill(0);
  for (let j = clue.length - 1; j >= 0; j--) {
    need[j] = need[j + 1] + leastLength(clue[j]) + gaps[j];
  }
  return { clue, isExact: isExactClue(clue), painted: paintedCells(clue), gaps, need };
}

/** Returns the length of a block; that of a blotted block is 1 at least. */
export function leastLength({ length }: Block): number {
  return length ?? 1;
}

export function isPainted(candidates: number): boolean {
  return isKnown(candidates) && candidates !== 1;
}

export function isBlank(candidates: number): boolean {
  return candidates === 1;
}

function runsOf(cells: Int32Array): Run[] {
  const runs: Run[] = [];
  for (let start = 0, end = 0; start < cells.length; start = end) {
    for (end = start + 1; end < cells.length && cells[end] === cells[start]; ) end++;
    if (isPainted(cells[start])) runs.push({ start, end, colour: colourOf(cells[start]) });
  }
  return runs;
}

/**
 * Returns the blocks that have the colour of the run, can be at least as long as the run, and can
 * reach the whole run: a block reaches from its earliest start to its latest end.
 */
export function blocksOfRun(view: LineView, { start, end, colour }: Run): number[] {
  const { clue, earliest, latestEnds } = view;
  const blocks: number[] = [];
  for (let j = 0; j < clue.length; j++) {
    const reaches = earliest[j] <= start && end <= latestEnds[j];
    if (!reaches || clue[j].colour !== colour) continue;
    if ((clue[j].length ?? end) >= end - start) blocks.push(j);
  }
  return blocks;
}

/**
 * Returns the stretch of the line between the blank cells at its ends: from `from` up to but not
 * including `to`. The stretch is empty when all cells are blank.
 */
export function stretchOf({ cells, size }: LineFace): {
  readonly from: number;
  readonly to: number;
} {
  let [from, to] = [0, size];
  while (from < size && isBlank(cells[from])) from++;
  while (to > from && isBlank(cells[to - 1])) to--;
  return { from, to };
}
