// Makes the memory that the line kernels work in, with room for every line of a puzzle.

import { BLOTTED_LINE, type Lines, sizesOf } from './clue-tables.ts';

export interface Scratch {
  /**
   * reach[j]: the positions at which block j can start as far as the blocks before it allow; one
   * row of words per block.
   */
  readonly reach: Int32Array;
  /**
   * starts[j]: the starts of block j; after a line solve, only those that occur in an arrangement
   * that fits.
   */
  readonly starts: Int32Array;
  /**
   * blockEnds[j]: the positions behind the last cell of the blotted block j, as `starts` has its
   * starts; only for lines with a blotted block.
   */
  readonly blockEnds: Int32Array;
  /** Run tables: the positions from which 2^h cells in succession may have the colour. */
  readonly runs: Int32Array;
  /** Windows of 2^h cells that some arrangement paints; all 0 between two line solves. */
  readonly covers: Int32Array;
  /**
   * Masks of what the line allows: one for the background, then one for each colour of the line, in
   * the order of `Lines.colour`.
   */
  readonly out: Int32Array;
  /**
   * How many words the line has, and its mask of the background; both only for lines of three words
   * or more and for lines with a blotted block.
   */
  words: number;
  readonly background: Int32Array;
  /** The first and the last word to look at in each row of `reach`, for lines of many words. */
  readonly reachFirst: Int32Array;
  readonly reachLast: Int32Array;
  /** The same of `starts`, for lines of three words or more, blotted or not. */
  readonly startFirst: Int32Array;
  readonly startLast: Int32Array;
  /**
   * While many-words.ts works, `rest` has the positions from which the rest of the line fits, and
   * `ends` the ends of a block, or what `markGap` leaves in it. For blotted-line.ts, they are the
   * sets that move left and right.
   */
  readonly rest: Int32Array;
  readonly ends: Int32Array;
  /**
   * The first and the last word of `ends` that can be other than 0; only for lines of three words
   * or more.
   */
  endsFirst: number;
  endsLast: number;
}

export function makeScratch(lines: Lines): Scratch {
  const { words, blocks, colours, tables } = sizesOf(lines);
  return {
    reach: new Int32Array((blocks + 1) * words),
    starts: new Int32Array((blocks + 1) * words),
    blockEnds: new Int32Array(lines.kernel.includes(BLOTTED_LINE) ? (blocks + 1) * words : 0),
    runs: new Int32Array(tables * words),
    covers: new Int32Array(tables * words),
    out: new Int32Array((colours + 1) * words),
    words,
    background: new Int32Array(words),
    reachFirst: new Int32Array(blocks + 1),
    reachLast: new Int32Array(blocks + 1),
    startFirst: new Int32Array(blocks + 1),
    startLast: new Int32Array(blocks + 1),
    rest: new Int32Array(words + 1),
    ends: new Int32Array(words + 1),
    endsFirst: 0,
    endsLast: 0,
  };
}
