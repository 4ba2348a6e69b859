// The order encoding expresses what a board leaves open after propagation as clauses over cells and
// block starts. Source: Tamura et al., Compiling finite linear CSP into SAT (Constraints 2009).

import type { Board } from '../board/board.ts';
import type { Fold } from '../board/fold-board.ts';
import type { BoundVariables } from './bound-variables.ts';
import { addCells } from './cell-literals.ts';
import { itemsOf, makeClauseLists } from './clause-lists.ts';
import { addLine, type EncodingBuilder } from './line-clauses.ts';

export interface Encoding {
  readonly variables: number;
  /** Variables below this number belong to cells, the others to bounds of blocks. */
  readonly cellVariables: number;
  /** The first variable of each unknown cell; -1 for known cells. */
  readonly cellVariable: Int32Array;
  /**
   * The line that stands for each line: the line itself, unless the board is folded; -1 for a free
   * line.
   */
  readonly lineOf: Int32Array;
  /** Clauses of two literals, of three, and longer ones (each after its length). */
  readonly binaries: Int32Array;
  readonly ternaries: Int32Array;
  readonly longs: Int32Array;
  /** The remaining starts of each block of an encoded line, by the number of the block. */
  readonly starts: ReadonlyMap<number, BoundVariables>;
  /** The remaining ends of each blotted block, that is, the positions behind its last cell. */
  readonly ends: ReadonlyMap<number, BoundVariables>;
}

/**
 * The most literals in the clauses of two and three together: beyond this, they cost more memory
 * and set-up than they are worth.
 */
const MAX_LITERALS = 60_000_000;

/** The set-up pauses each time it has made this many literals, about every millisecond. */
export const SETUP_PIECE = 200_000;

/**
 * Encodes a board at a fixpoint of propagation; undefined when the encoding would be too large.
 * With a fold, cells share their variables, and one line stands for all lines that symmetries send
 * to it.
 */
export function* encode(board: Board, fold?: Fold): Generator<void, Encoding | undefined> {
  const lineOf = representatives(board, fold);
  const cellVariable = new Int32Array(board.cells.length).fill(-1);
  const lists = makeClauseLists();
  const cellVariables = addCells(board.cells, fold, cellVariable, lists);
  const builder: EncodingBuilder = {
    board,
    cellVariable,
    lists,
    starts: new Map(),
    ends: new Map(),
    variables: cellVariables,
    listed: new Int32Array(Math.max(board.width, board.height) + 1),
  };
  for (let line = 0, paused = 0; line < board.lines.count; line++) {
    if (board.unknownIn[line] > 0 && lineOf[line] === line) addLine(builder, line);
    const size = lists.ternaries.size + lists.binaries.size;
    if (size > MAX_LITERALS) return undefined;
    if (size < paused + SETUP_PIECE) continue;
    paused = size;
    yield;
  }
  return {
    variables: builder.variables,
    cellVariables,
    cellVariable,
    lineOf,
    binaries: itemsOf(lists.binaries),
    ternaries: itemsOf(lists.ternaries),
    longs: itemsOf(lists.longs),
    starts: builder.starts,
    ends: builder.ends,
  };
}

function representatives({ lines, free }: Board, fold: Fold | undefined): Int32Array {
  const lineOf =
    fold?.lineOf.slice() ?? Int32Array.from({ length: lines.count }, (_, line) => line);
  for (const line of free) lineOf[line] = -1;
  return lineOf;
}
