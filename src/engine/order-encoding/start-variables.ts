// Gives the starts of one block their variables: O(j, q) says that block j starts at q or later.
// Starts that no arrangement of the line allows are left out and need no clause: there is one
// variable between every two neighbouring starts that remain.

import type { Board } from '../board/board.ts';
import { listStarts } from '../line-kernel/kernel.ts';
import { FALSE, TRUE } from './literals.ts';

/** The starts that one block has left, and the variables between them. */
export interface StartVariables {
  /** The length of the block. */
  readonly length: number;
  readonly positions: Int32Array;
  readonly first: number;
  readonly last: number;
  /** rank[q - first]: how many of these starts lie below q. */
  readonly rank: Int32Array;
  readonly alive: number;
  readonly variable: number;
}

/**
 * Holds what is needed to number the starts of the next block: the board, the number of the first
 * variable, and room for the starts.
 */
interface StartNumbering {
  readonly board: Board;
  readonly variables: number;
  readonly listed: Int32Array;
}

/** Reads the starts that the latest line solve left for block `j` of the line. */
export function readStarts(
  { board, variables, listed }: StartNumbering,
  line: number,
  j: number,
): StartVariables {
  const { lines, scratch } = board;
  const alive = listStarts(scratch, lines.words[line], j, listed, 0);
  const positions = listed.slice(0, alive);
  const first = positions[0];
  const last = positions[alive - 1];
  const rank = new Int32Array(Math.min(last, lines.length[line]) - first + 2);
  for (let q = first, t = 0; q <= last + 1; q++) {
    rank[q - first] = t;
    if (positions[t] === q) t++;
  }
  const length = lines.blockLength[lines.blockAt[line] + j];
  return { length, positions, first, last, rank, alive, variable: variables };
}

/** Returns O(j, q) as a literal or a constant. */
export function startsAtOrAfter(starts: StartVariables, q: number): number {
  if (q <= starts.first) return TRUE;
  if (q > starts.last) return FALSE;
  return 2 * (starts.variable + starts.rank[q - starts.first] - 1);
}
