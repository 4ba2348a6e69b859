// Collects what a person sees in one line: its clue, its marks, the runs that are painted, and
// where each block can still be. Positions are counted from 0 along the line. Earliest and latest
// starts are exact: they are taken over all arrangements of the line that fit its marks.

import { type Clue, needsGap } from '../../puzzle/clue.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import { arrangementsOf, type LineArrangements } from './line-arrangements.ts';

export interface LineView {
  readonly size: number;
  readonly clue: Clue;
  /** 1 for each block that needs a gap before the next block, 0 for the other blocks. */
  readonly gaps: readonly number[];
  /** need[j]: how many cells the blocks from j on take, with their gaps. */
  readonly need: readonly number[];
  /** Candidate masks. */
  readonly cells: Int32Array;
  /** The arrangements of the line; there is at least one. */
  readonly arrangements: LineArrangements;
  readonly earliest: readonly number[];
  readonly latest: readonly number[];
  /** Painted cells side by side in one colour. */
  readonly runs: readonly Run[];
}

/** Cells from `start` up to but not including `end`. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly colour: number;
}

/** Makes the view of a line; undefined when no arrangement fits the marks. */
export function viewLine(clue: Clue, cells: Int32Array): LineView | undefined {
  const arrangements = arrangementsOf(clue, cells);
  return arrangements.count > 0 ? makeView(clue, cells, arrangements) : undefined;
}

function makeView(clue: Clue, cells: Int32Array, arrangements: LineArrangements): LineView {
  const gaps = clue.map((_, j) => (needsGap(clue, j) ? 1 : 0));
  const need = new Array<number>(clue.length + 1).fill(0);
  for (let j = clue.length - 1; j >= 0; j--) need[j] = need[j + 1] + clue[j].length + gaps[j];
  const earliest = arrangements.starts.map((starts) => starts[0]);
  const latest = arrangements.starts.map((starts) => starts[starts.length - 1]);
  return {
    size: cells.length,
    clue,
    gaps,
    need,
    cells,
    arrangements,
    earliest,
    latest,
    runs: runsOf(cells),
  };
}

/** Returns the view of the same line read from its end. */
export function mirrored({ size, clue, cells, arrangements }: LineView): LineView {
  const starts = arrangements.starts.map((own, j) =>
    own.map((start) => size - start - clue[j].length).reverse(),
  );
  return makeView([...clue].reverse(), cells.slice().reverse(), {
    count: arrangements.count,
    possible: arrangements.possible.slice().reverse(),
    starts: starts.reverse(),
  });
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
 * Returns the blocks that have the colour of the run, are at least as long as the run, and can
 * reach the whole run: a block reaches from its earliest start to the end of its latest place.
 */
export function blocksOfRun(view: LineView, { start, end, colour }: Run): number[] {
  const { clue, earliest, latest } = view;
  return clue.flatMap((block, j) => {
    const reaches = earliest[j] <= start && end <= latest[j] + block.length;
    return block.colour === colour && block.length >= end - start && reaches ? [j] : [];
  });
}

/**
 * Returns the stretch of the line between the blank cells at its ends: from `from` up to but not
 * including `to`. The stretch is empty when all cells are blank.
 */
export function stretchOf({ cells, size }: LineView): {
  readonly from: number;
  readonly to: number;
} {
  let [from, to] = [0, size];
  while (from < size && isBlank(cells[from])) from++;
  while (to > from && isBlank(cells[to - 1])) to--;
  return { from, to };
}
