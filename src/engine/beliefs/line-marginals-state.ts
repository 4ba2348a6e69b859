// Keeps the memory in which the marginals of one line are found.

import type { Board } from '../board/board.ts';
import { BLOTTED_LINE, type Lines } from '../line-kernel/clue-tables.ts';

/** The positions that the starts, or the ends, of the blocks of one line have left. */
export interface BoundWeights {
  /** The positions of block j are positions[at[j]] .. positions[at[j+1]-1]. */
  readonly positions: Int32Array;
  readonly at: Int32Array;
  /**
   * One number for each position of each block: in the end how likely the block starts, or ends,
   * there; for starts, at first the odds of the cells that the block would paint from there.
   */
  readonly weights: Float64Array;
}

/** Memory for the longest line of a board. */
export interface LineMarginals {
  readonly board: Board;
  readonly starts: BoundWeights;
  /** The ends of the blotted blocks; other blocks have none here. */
  readonly ends: BoundWeights;
  /**
   * `runs[j][p]` has the sum over the arrangements of the blocks up to block j that paint their
   * last cell before p; only for lines with a blotted block.
   */
  readonly runs: Float64Array;
  /**
   * `before` has sums over the arrangements of the blocks before block j; `after` has sums over the
   * arrangements of block j and the blocks after it. Each has a row of length + 1 sums for each j.
   */
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** The sums, by colour, of the log odds of all cells before each cell. */
  readonly prefix: readonly Float64Array[];
  /** How likely each cell is to have each colour: one list for each colour. */
  readonly painted: readonly Float64Array[];
  /** The remaining candidates of each cell. */
  readonly left: Int32Array;
}

export function makeLineMarginals(board: Board): LineMarginals {
  const { lines } = board;
  const longest = lines.length.reduce((a, b) => Math.max(a, b), 0);
  const most = mostBlocks(lines, () => true);
  const mostBlotted = mostBlocks(lines, (line) => lines.kernel[line] === BLOTTED_LINE);
  const sums = (most + 1) * (longest + 1);
  const blottedSums = mostBlotted * (longest + 1);
  const perColour = (): Float64Array[] =>
    Array.from({ length: lines.colours }, () => new Float64Array(longest + 1));
  return {
    board,
    starts: makeBoundWeights(most, sums),
    ends: makeBoundWeights(most, blottedSums),
    runs: new Float64Array(blottedSums),
    before: new Float64Array(sums),
    after: new Float64Array(sums),
    prefix: perColour(),
    painted: perColour(),
    left: new Int32Array(longest + 1),
  };
}

/** Returns the largest number of blocks that such a line has; 0 if there is no such line. */
function mostBlocks({ count, blockAt }: Lines, isCounted: (line: number) => boolean): number {
  let most = 0;
  for (let l = 0; l < count; l++) {
    if (isCounted(l)) most = Math.max(most, blockAt[l + 1] - blockAt[l]);
  }
  return most;
}

function makeBoundWeights(blocks: number, size: number): BoundWeights {
  return {
    positions: new Int32Array(size),
    at: new Int32Array(blocks + 2),
    weights: new Float64Array(size),
  };
}
