// The second group of the rules shrinks the range of a block, given the other ranges and the
// painted cells. All are written for the first cell of a range; their mirror images move its last
// cell. Cost: O(cells x blocks) a line. Source: C.-H. Yu, H.-L. Lee, L.-H. Chen, An efficient
// algorithm for solving nonograms, 2011, rules 2.1 to 2.3.

import { bothWays, type Rule } from './rule.ts';
import {
  covers,
  firstOf,
  isPaintedAt,
  type RuleLineView,
  raiseFirst,
  segmentEnd,
} from './rule-line-view.ts';

export const RANGE_RULES: readonly Rule[] = [
  { id: '2.1', apply: bothWays(followTheBlockBefore) },
  { id: '2.2', apply: bothWays(keepOffPaintedCell) },
  { id: '2.3', apply: bothWays(passLongSegments) },
];

/** Rule 2.1: a block starts behind the earliest end of the previous block and the gap after it. */
function followTheBlockBefore(line: RuleLineView): void {
  for (let j = 1; j < line.lengths.length; j++) {
    raiseFirst(line, j, firstOf(line, j - 1) + line.lengths[j - 1] + 1);
  }
}

/** Rule 2.2: a block does not start directly behind a painted cell. */
function keepOffPaintedCell(line: RuleLineView): void {
  for (let j = 0; j < line.lengths.length; j++) {
    const first = firstOf(line, j);
    if (isPaintedAt(line, first - 1)) raiseFirst(line, j, first + 1);
  }
}

/**
 * Rule 2.3: a block lies behind a segment that is too long for the block and that only earlier
 * blocks can own.
 */
function passLongSegments(line: RuleLineView): void {
  for (let start = 0; start < line.size; start++) {
    if (!isPaintedAt(line, start)) continue;
    const end = segmentEnd(line, start);
    let last = -1;
    for (let j = 0; j < line.lengths.length; j++) if (canOwn(line, j, start, end)) last = j;
    for (let j = last + 1; last >= 0 && j < line.lengths.length; j++) {
      const isTooLong = end - start + 1 > line.lengths[j];
      if (isTooLong && covers(line, j, start, end)) raiseFirst(line, j, end + 2);
    }
    start = end;
  }
}

function canOwn(line: RuleLineView, j: number, start: number, end: number): boolean {
  return line.lengths[j] > end - start && covers(line, j, start, end);
}
