// Lists the arrangements of a row that fit what was known of the row when the row was opened, one
// arrangement at a time and without dead ends. Each open row stores its candidates and its current
// arrangement; all rows share one table of ways, which is filled again for each arrangement, in
// O(cells x blocks).

import { countWays, firstFit, nextFit, type Ways } from '../count-arrangements.ts';
import type { LineClue } from '../line-clues.ts';
import { type Arrangement, makeArrangement } from '../list-arrangements.ts';

export interface Patterns {
  readonly clue: LineClue;
  readonly line: Int32Array;
  /** The current arrangement. */
  readonly arrangement: Arrangement;
  isBegun: boolean;
}

/** Opens a row with these candidates, so that its first arrangement comes next. */
export function openPatterns(clue: LineClue, line: Int32Array): Patterns {
  return { clue, line, arrangement: makeArrangement(clue), isBegun: false };
}

/** Goes on to the next arrangement; false when there is none. */
export function nextPattern(patterns: Patterns, ways: Ways): boolean {
  const { clue, line, arrangement, isBegun } = patterns;
  const count = countWays(clue, line, ways);
  if (isBegun) return nextFit(clue, ways, arrangement) >= 0;
  patterns.isBegun = true;
  if (count > 0) firstFit(clue, ways, arrangement);
  return count > 0;
}
