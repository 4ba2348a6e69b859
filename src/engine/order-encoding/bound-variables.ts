// Gives a bound of one block its variables: each says that the bound, which is the start or the end
// of the block, is at a position q or later. Positions that no arrangement of the line allows are
// left out and need no clause: there is one variable between every two neighbouring positions that
// remain.

import type { Board } from '../board/board.ts';
import { listEnds, listStarts } from '../line-kernel/kernel.ts';
import { FALSE, TRUE } from './literals.ts';

/** The positions that the start or the end of a block has left, and the variables between them. */
export interface BoundVariables {
  readonly positions: Int32Array;
  readonly first: number;
  readonly last: number;
  /** rank[q - first]: how many of these positions lie below q. */
  readonly rank: Int32Array;
  readonly alive: number;
  readonly variable: number;
}

/**
 * Holds what is needed to number the positions of the next bound: the board, the number of the
 * first variable, and room for the positions.
 */
interface BoundNumbering {
  readonly board: Board;
  readonly variables: number;
  readonly listed: Int32Array;
}

/** Reads the starts that the latest line solve left for block `j` of the line. */
export function readStarts(numbering: BoundNumbering, line: number, j: number): BoundVariables {
  const { board, listed } = numbering;
  return boundOf(numbering, listStarts(board.scratch, board.lines.words[line], j, listed, 0));
}

/** Reads the ends that the latest line solve left for the blotted block `j` of the line. */
export function readEnds(numbering: BoundNumbering, line: number, j: number): BoundVariables {
  const { board, listed } = numbering;
  return boundOf(numbering, listEnds(board.scratch, board.lines.words[line], j, listed));
}

function boundOf({ variables, listed }: BoundNumbering, alive: number): BoundVariables {
  const positions = listed.slice(0, alive);
  const first = positions[0];
  const last = positions[alive - 1];
  const rank = new Int32Array(last - first + 2);
  for (let q = first, t = 0; q <= last + 1; q++) {
    rank[q - first] = t;
    if (positions[t] === q) t++;
  }
  return { positions, first, last, rank, alive, variable: variables };
}

/** Returns as a literal or a constant that the bound is at `q` or later. */
export function isAtOrAfter(bound: BoundVariables, q: number): number {
  if (q <= bound.first) return TRUE;
  if (q > bound.last) return FALSE;
  return 2 * (bound.variable + bound.rank[q - bound.first] - 1);
}
