// Keeps the data with which whole lines propagate inside clause learning: the masks of a board, and
// which candidates each literal removes from them.

import { colourOf } from '../../puzzle/grid.ts';
import type { Board } from '../board/board.ts';
import { cellLiteral } from '../order-encoding/cell-literals.ts';
import type { Encoding } from '../order-encoding/encode.ts';
import type { LearnerState } from './learner-state.ts';

/** Masks of lines, and the tables that say where the masks of each line are. */
type LineMasks = Pick<Board, 'lines' | 'masks'>;

export interface LinePropagation {
  readonly learner: LearnerState;
  readonly board: Board;
  readonly encoding: Encoding;
  /** Candidates of the cells when the clauses were made: literals refer to these candidates. */
  readonly candidates: Int32Array;
  /** The line masks when the clauses were made. */
  readonly rootMasks: Int32Array;
  /**
   * The candidates that literal l removes when it becomes true, as cell * 32 + colour:
   * removes[removesAt[l]] .. removes[removesAt[l+1]-1].
   */
  readonly removes: Int32Array;
  readonly removesAt: Int32Array;
  /**
   * How many literals of the trail have taken effect: the candidates that they remove are off the
   * masks.
   */
  taken: number;
  readonly dirty: Int32Array;
  readonly isDirty: Uint8Array;
  dirtyCount: number;
  /** Scratch for one reason: masks, the removals of the line, and their places on the trail. */
  readonly reasonMasks: LineMasks;
  readonly entries: Int32Array;
  readonly places: Int32Array;
  lineSolves: number;
  /** Work in steps of about 10 ns. */
  work: number;
}

export function makeLinePropagation(
  learner: LearnerState,
  board: Board,
  encoding: Encoding,
): LinePropagation {
  const [removesAt, removes] = indexRemovals(board, encoding);
  return {
    learner,
    board,
    encoding,
    candidates: board.cells.slice(),
    rootMasks: board.masks.slice(),
    removes,
    removesAt,
    taken: 0,
    dirty: new Int32Array(board.lines.count),
    isDirty: new Uint8Array(board.lines.count),
    dirtyCount: 0,
    reasonMasks: { lines: board.lines, masks: board.masks.slice() },
    entries: new Int32Array(27 * Math.max(board.width, board.height)),
    places: new Int32Array(27 * Math.max(board.width, board.height)),
    lineSolves: 0,
    work: 0,
  };
}

/**
 * Indexes the removals by literal, as compressed rows; if cells share a variable, the literals of
 * this variable remove candidates from each of these cells.
 */
function indexRemovals(board: Board, encoding: Encoding): [Int32Array, Int32Array] {
  const { cells } = board;
  const at = new Int32Array(2 * encoding.cellVariables + 1);
  eachRemoval(cells, encoding, (literal) => at[literal + 1]++);
  for (let l = 0; l + 1 < at.length; l++) at[l + 1] += at[l];
  const removes = new Int32Array(at[at.length - 1]);
  const fill = at.slice();
  eachRemoval(cells, encoding, (literal, entry) => {
    removes[fill[literal]++] = entry;
  });
  return [at, removes];
}

function eachRemoval(
  cells: Int32Array,
  { cellVariable }: Encoding,
  visit: (literal: number, entry: number) => void,
): void {
  for (let cell = 0; cell < cells.length; cell++) {
    if (cellVariable[cell] < 0) continue;
    for (let left = cells[cell]; left !== 0; left &= left - 1) {
      const colour = colourOf(left & -left);
      visit(cellLiteral(cellVariable, cells[cell], cell, colour) ^ 1, (cell << 5) | colour);
    }
  }
}

/** Takes a candidate off the masks of a line, or puts it back. */
export function flipCandidate(
  { lines, masks }: LineMasks,
  line: number,
  position: number,
  colour: number,
): void {
  masks[lines.maskAt[line] + colour * lines.words[line] + (position >>> 5)] ^= 1 << (position & 31);
}
