// Memory that the line kernels work in, made once for the longest line of a puzzle.

import { type Lines, sizesOf } from './clue-tables.ts';

export interface Scratch {
  /**
   * reach[j]: positions from which block j may start, seen from the left; one row of words per
   * block.
   */
  readonly reach: Int32Array;
  /**
   * starts[j]: starts of block j; after a line solve only those that some arrangement of the line
   * has.
   */
  readonly starts: Int32Array;
  /** Run tables: where 2^h cells in a row may have the colour. */
  readonly runs: Int32Array;
  /** Windows of 2^h cells that some arrangement paints; all 0 between two line solves. */
  readonly covers: Int32Array;
  /**
   * Masks of what the line allows: of the background, then of the colours of the line in their
   * order.
   */
  readonly out: Int32Array;
  /** The words of the line, and its mask of the background (lines of many words). */
  words: number;
  readonly background: Int32Array;
  /**
   * First and last word of each row of `reach` and of `starts` that is not 0 (lines of many words).
   */
  readonly reachFirst: Int32Array;
  readonly reachLast: Int32Array;
  readonly startFirst: Int32Array;
  readonly startLast: Int32Array;
  /** Two rows of words: positions from which the rest fits, and ends of the block before it. */
  readonly rest: Int32Array;
  readonly ends: Int32Array;
  /** First and last word of `ends` that can be set (lines of many words). */
  endsFirst: number;
  endsLast: number;
}

export function makeScratch(lines: Lines): Scratch {
  const { words, blocks, colours, tables } = sizesOf(lines);
  return {
    reach: new Int32Array((blocks + 1) * words),
    starts: new Int32Array((blocks + 1) * words),
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
