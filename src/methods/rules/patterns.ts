// The arrangements of a row that fit what was known of it when it was opened, one at a time and
// without dead ends. A row that is open keeps its candidates and the arrangement at hand; the table
// of ways is one for all rows, and is filled again for each arrangement: O(cells x blocks).

import { countWays, firstFit, nextFit, type Ways } from '../fitting.ts';
import type { LineClue } from '../line-clues.ts';

export interface Patterns {
  readonly clue: LineClue;
  readonly line: Int32Array;
  /** Starts of the blocks in the arrangement at hand. */
  readonly starts: Int32Array;
  isBegun: boolean;
}

/** Stands before the first arrangement that fits these candidates. */
export function openPatterns(clue: LineClue, line: Int32Array): Patterns {
  return { clue, line, starts: new Int32Array(clue.lengths.length), isBegun: false };
}

/** Goes on to the next arrangement; false when there is none. */
export function nextPattern(patterns: Patterns, ways: Ways): boolean {
  const { clue, line, starts, isBegun } = patterns;
  const count = countWays(clue, line, ways);
  if (isBegun) return nextFit(clue, line, ways, starts) >= 0;
  patterns.isBegun = true;
  if (count > 0) firstFit(clue, ways, starts);
  return count > 0;
}
