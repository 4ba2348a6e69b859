// Follows a value in a copy of the masks of the lines. That tells where the value leads to, as a
// trace does, but not by which links, and it keeps no trail and no cells. Only for puzzles in one
// colour with lines of one word. Cost: a line solve, or a look at a stored one, for each line that
// is queued.

import {
  type Board,
  clearQueue,
  dequeue,
  enqueue,
  type LineQueue,
  REMOVAL_WORK,
} from '../../engine/board/board.ts';
import {
  columnLineOf,
  columnOf,
  indexOfLine,
  isRowLine,
  lineOfColumn,
  rowOf,
} from '../../puzzle/places.ts';
import { type SolvedLines, solveStored } from '../engine-questions/solved-lines.ts';
import {
  CONTRADICTION,
  type FollowedValues,
  LEFT_OPEN,
  NO_CONTRADICTION,
  storeEnd,
} from './followed-values.ts';

export interface MaskRun extends LineQueue {
  readonly board: Board;
  readonly solved: SolvedLines;
  readonly masks: Int32Array;
  generation: number;
  /** How many lines changed a cell; the assumption counts, too. */
  links: number;
  work: number;
}

export function makeMaskRun(board: Board, solved: SolvedLines): MaskRun {
  const { count, maskSize } = board.lines;
  const run: MaskRun = {
    board,
    solved,
    masks: new Int32Array(maskSize),
    queue: new Int32Array(count),
    queued: new Uint8Array(count),
    queueHead: 0,
    queueSize: 0,
    generation: 0,
    links: 0,
    work: 0,
  };
  // A free line counts as queued, so it is never solved.
  for (const line of board.free) run.queued[line] = 1;
  return run;
}

/**
 * Follows the value at a place of `followed` from the board as it is, up to generation `last`, and
 * stores where it leads to.
 */
export function runInMasks(
  run: MaskRun,
  followed: FollowedValues,
  place: number,
  last: number,
): void {
  const { words, asked } = followed;
  asked.fill(0, place * words, (place + 1) * words);
  begin(run, place >> 1, place & 1);
  storeEnd(followed, place, endOf(run, followed, place, last), run);
}

/** Gives the cell the value 0, blank, or 1, painted, on the board as it is. */
function begin(run: MaskRun, cell: number, value: number): void {
  const { board, masks } = run;
  const [row, column] = [rowOf(cell, board.width), columnLineOf(board, cell)];
  masks.set(board.masks);
  clearQueue(run);
  run.generation = 0;
  run.links = 1;
  run.work = REMOVAL_WORK;
  clear(run, row, columnOf(cell, board.width), 1 - value);
  clear(run, column, row, 1 - value);
  enqueue(run, row);
  enqueue(run, column);
}

function clear({ board, masks }: MaskRun, line: number, position: number, colour: number): void {
  masks[board.lines.maskAt[line] + colour] &= ~(1 << position);
}

/** Solves the queued lines, generation by generation, as `assume` does on a trace. */
function endOf(
  run: MaskRun,
  { asked, words, links }: FollowedValues,
  place: number,
  last: number,
): number {
  while (run.queueSize > 0) {
    if (run.generation >= last) return LEFT_OPEN;
    run.generation++;
    for (let left = run.queueSize; left > 0; left--) {
      const line = dequeue(run);
      asked[place * words + (line >>> 5)] |= 1 << (line & 31);
      run.work += run.board.lines.cost[line];
      if (!solveStored(run.solved, line, run.masks)) return CONTRADICTION;
      if (narrow(run, line)) run.links++;
    }
    if (run.links - 1 > links) return NO_CONTRADICTION;
  }
  return NO_CONTRADICTION;
}

/** Removes what the line that was just solved does not allow, and returns whether it did. */
function narrow(run: MaskRun, line: number): boolean {
  const { colourAt } = run.board.lines;
  const isPainted = narrowColour(run, line, 0);
  // A line without blocks has had no painted candidates from the beginning.
  return (colourAt[line + 1] > colourAt[line] && narrowColour(run, line, 1)) || isPainted;
}

function narrowColour(run: MaskRun, line: number, colour: number): boolean {
  const { board, masks, solved } = run;
  const at = board.lines.maskAt[line] + colour;
  const gone = masks[at] & ~solved.scratch.out[colour];
  if (gone === 0) return false;
  masks[at] &= ~gone;
  const isRow = isRowLine(line, board.height);
  const index = indexOfLine(line, board.height);
  for (let left = gone; left !== 0; left &= left - 1) {
    const position = 31 - Math.clz32(left & -left);
    const across = isRow ? lineOfColumn(position, board.height) : position;
    clear(run, across, index, colour);
    enqueue(run, across);
    run.work += REMOVAL_WORK;
  }
  return true;
}
