// Finds the earliest and latest starts of the blocks of a line, and shows them as two arrangements:
// in one, all blocks are pushed as far to the beginning of the line as the marks allow; in the
// other, all blocks are pushed as far to the end of the line. One arrangement can have all blocks
// at their earliest starts and ends, because two arrangements that fit can be merged: the
// arrangement that takes the earlier of the two starts and of the two ends of each block fits, too.
// The same holds for the latest starts and ends. Cost: O(blocks x cells).

import type { Block } from '../../puzzle/clue.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { arrangementsOf } from './line-arrangements.ts';
import { masksOfLine } from './line-masks.ts';

export interface StartBounds {
  /** The earliest start of each block, as a position along the line, from 0. */
  readonly earliest: readonly number[];
  /** The latest start of each block, as a position along the line, from 0. */
  readonly latest: readonly number[];
  /**
   * The arrangement with all blocks at their earliest starts, as one candidate for each cell. Each
   * blotted block ends as early as it can.
   */
  readonly leftmost: Int32Array;
  /**
   * The arrangement with all blocks at their latest starts, as one candidate for each cell. Each
   * blotted block ends as late as it can.
   */
  readonly rightmost: Int32Array;
}

/**
 * Returns the bounds in a line; rows are numbered from 0, columns from the height. Returns
 * undefined when no arrangement fits the marks, and for an unknown line.
 */
export function startBoundsOf(
  puzzle: Puzzle,
  marks: Int32Array,
  line: number,
): StartBounds | undefined {
  const clue = clueOfLine(puzzle, line);
  if (clue === null) return undefined;
  const cells = masksOfLine(puzzle, marks, line);
  const { count, earliest, latest, earliestEnds, latestEnds } = arrangementsOf(clue, cells);
  if (count === 0) return undefined;
  return {
    earliest,
    latest,
    leftmost: placed(clue, cells.length, earliest, earliestEnds),
    rightmost: placed(clue, cells.length, latest, latestEnds),
  };
}

function placed(
  clue: readonly Block[],
  size: number,
  starts: readonly number[],
  ends: readonly number[],
): Int32Array {
  const cells = new Int32Array(size).fill(1);
  for (const [j, { colour }] of clue.entries()) cells.fill(1 << colour, starts[j], ends[j]);
  return cells;
}
