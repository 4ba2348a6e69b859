// Divides the unknown cells into regions that do not constrain each other, so that the numbers of
// their solutions multiply.
//
// Two unknown cells belong together when they lie on one line and each known cell between them can
// still be covered or passed by a block that has several places left. A known cell that no such
// block can cover or pass separates the two sides of its line: each side can be arranged without
// regard to the other.

import { isKnown } from '../../puzzle/grid.ts';
import { cellInLine, linesOf } from '../../puzzle/places.ts';
import { listEnds, listStarts, solveLine } from '../line-kernel/kernel.ts';
import type { Board } from './board.ts';

/** Memory in which the regions of one board are found. */
export interface Regions {
  readonly board: Board;
  /**
   * Leads from each cell, step by step, to the cell that stands for its region; that cell leads to
   * itself.
   */
  readonly toward: Int32Array;
  readonly isListed: Uint8Array;
  /** Hold the starts, or the ends, of one block at a time. */
  readonly listed: Int32Array;
  readonly listedEnds: Int32Array;
}

export function makeRegions(board: Board): Regions {
  return {
    board,
    toward: new Int32Array(board.cells.length),
    isListed: new Uint8Array(board.lines.count),
    listed: new Int32Array(Math.max(board.width, board.height) + 1),
    listedEnds: new Int32Array(Math.max(board.width, board.height) + 1),
  };
}

/** Returns the lines of these cells, rows first. */
export function linesThrough({ board, isListed }: Regions, cells: readonly number[]): number[] {
  const lines: number[] = [];
  for (const cell of cells) {
    for (const line of linesOf(board, cell)) {
      if (isListed[line] === 0) lines.push(line);
      isListed[line] = 1;
    }
  }
  for (const line of lines) isListed[line] = 0;
  return lines.sort((a, b) => a - b);
}

/**
 * Returns the regions of the unknown cells among `cells`, small ones first. The board must be at a
 * fixpoint of propagation.
 */
export function regionsOf(regions: Regions, cells: readonly number[]): number[][] {
  const { board, toward } = regions;
  const open = cells.filter((cell) => !isKnown(board.cells[cell]));
  for (const cell of open) toward[cell] = cell;
  for (const line of linesThrough(regions, open)) {
    if (!board.free.has(line)) joinAlong(regions, line);
  }
  const byFirst = new Map<number, number[]>();
  for (const cell of open) {
    const first = firstOf(toward, cell);
    const region = byFirst.get(first);
    if (region === undefined) byFirst.set(first, [cell]);
    else region.push(cell);
  }
  return [...byFirst.values()].sort((a, b) => a.length - b.length);
}

function firstOf(toward: Int32Array, cell: number): number {
  let first = cell;
  while (toward[first] !== first) first = toward[first] = toward[toward[first]];
  return first;
}

/** Joins neighbouring unknown cells of a line that nothing separates. */
function joinAlong(regions: Regions, line: number): void {
  const { board, toward } = regions;
  const { lines, cells } = board;
  const reach = reachOf(regions, line);
  let before = -1;
  let crossing = 0;
  for (let position = 0; position < lines.length[line]; position++) {
    crossing += reach[position];
    const cell = cellInLine(board, line, position);
    if (!isKnown(cells[cell])) {
      if (before >= 0) toward[firstOf(toward, cell)] = firstOf(toward, before);
      before = cell;
    } else if (crossing === 0) {
      before = -1;
    }
  }
}

/**
 * Returns, for each cell, the number of blocks that can cover or pass the cell, less the same
 * number of the cell before. Only blocks with several places left are counted.
 */
function reachOf({ board, listed, listedEnds }: Regions, line: number): Int32Array {
  const { lines, masks, scratch } = board;
  const reach = new Int32Array(lines.length[line] + 1);
  board.work += lines.cost[line];
  solveLine(lines, line, masks, scratch);
  const first = lines.blockAt[line];
  for (let j = 0; j < lines.blockAt[line + 1] - first; j++) {
    const length = lines.blockLength[first + j];
    const starts = listStarts(scratch, lines.words[line], j, listed, 0);
    const ends = length > 0 ? starts : listEnds(scratch, lines.words[line], j, listedEnds);
    if (starts === 1 && ends === 1) continue;
    reach[listed[0]]++;
    reach[length > 0 ? listed[starts - 1] + length : listedEnds[ends - 1]]--;
  }
  return reach;
}
