// The third group of the rules settles ranges and cells at once, from cells that can only belong to
// one block, from the rooms between empty cells, and from ranges that do not overlap the range of
// the previous block. Cost: O(cells x blocks) a line; for rule 3.2 a factor of blocks more at
// worst. Source: C.-H. Yu, H.-L. Lee, L.-H. Chen, An efficient algorithm for solving nonograms,
// 2011, rules 3.1 to 3.3.

import { bothWays, type Rule } from './rule.ts';
import {
  blankCells,
  firstOf,
  isBlankAt,
  isPaintedAt,
  lastOf,
  lowerLast,
  paintCells,
  type RuleLineView,
  raiseFirst,
  segmentEnd,
} from './rule-line-view.ts';

export const BOTH_RULES: readonly Rule[] = [
  { id: '3.1', apply: ({ left }) => joinOwnCells(left) },
  {
    id: '3.2',
    apply: (line) => {
      bothWays(skipShortRooms)(line);
      clearShortRooms(line.left);
    },
  },
  {
    id: '3.3',
    apply: (line) => {
      bothWays(completeFromFirstCell)(line);
      bothWays(endBeforeEmptyCell)(line);
      bothWays(endBeforeFarSegment)(line);
    },
  },
];

/**
 * Rule 3.1: joins painted cells that only one block can own, and bounds the range of the block by
 * these cells.
 */
function joinOwnCells(line: RuleLineView): void {
  const { lengths } = line;
  for (let j = 0; j < lengths.length; j++) {
    let from = Math.max(firstOf(line, j), j > 0 ? lastOf(line, j - 1) + 1 : 0);
    let to = lastOf(line, j);
    if (j + 1 < lengths.length) to = Math.min(to, firstOf(line, j + 1) - 1);
    while (from <= to && !isPaintedAt(line, from)) from++;
    while (from <= to && !isPaintedAt(line, to)) to--;
    if (from > to) continue;
    paintCells(line, from, to);
    const rest = lengths[j] - (to - from + 1);
    raiseFirst(line, j, from - rest);
    lowerLast(line, j, to + rest);
  }
}

/**
 * Rule 3.2, first part: a block cannot start before the first room in its range that it fits into;
 * a room is a stretch of cells without an empty cell.
 */
function skipShortRooms(line: RuleLineView): void {
  for (let j = 0; j < line.lengths.length; j++) {
    const last = lastOf(line, j);
    let start = firstOf(line, j);
    for (let i = start; i <= last && i - start < line.lengths[j]; i++) {
      if (isBlankAt(line, i)) start = i + 1;
    }
    raiseFirst(line, j, start);
  }
}

/**
 * Rule 3.2, second part: a room that is too short for its block, and that no other block reaches,
 * is empty.
 */
function clearShortRooms(line: RuleLineView): void {
  for (let j = 0; j < line.lengths.length; j++) {
    const last = lastOf(line, j);
    for (let start = firstOf(line, j); start <= last; start++) {
      let end = start;
      while (end <= last && !isBlankAt(line, end)) end++;
      const isShort = end - start < line.lengths[j];
      if (isShort && !isReached(line, start, end - 1, j)) blankCells(line, start, end - 1);
      start = end;
    }
  }
}

function isReached(line: RuleLineView, from: number, to: number, except: number): boolean {
  for (let j = 0; j < line.lengths.length; j++) {
    if (j !== except && firstOf(line, j) <= to && from <= lastOf(line, j)) return true;
  }
  return false;
}

/**
 * Rule 3.3, first part: if no earlier block reaches the range of a block, and the first cell of
 * that range is painted, the block starts there.
 */
function completeFromFirstCell(line: RuleLineView): void {
  for (let j = 0; j < line.lengths.length; j++) {
    const first = firstOf(line, j);
    if (!isBehindTheLast(line, j) || !isPaintedAt(line, first)) continue;
    const end = first + line.lengths[j] - 1;
    paintCells(line, first, end);
    blankCells(line, first - 1);
    blankCells(line, end + 1);
    lowerLast(line, j, end);
    if (j + 1 < line.lengths.length) raiseFirst(line, j + 1, end + 2);
    if (j > 0) lowerLast(line, j - 1, first - 2);
  }
}

/**
 * Rule 3.3, second part: a block whose range no earlier block reaches ends before the first empty
 * cell behind a painted cell of its range.
 */
function endBeforeEmptyCell(line: RuleLineView): void {
  for (let j = 0; j < line.lengths.length; j++) {
    if (!isBehindTheLast(line, j)) continue;
    const last = lastOf(line, j);
    let i = firstOf(line, j);
    while (i <= last && !isPaintedAt(line, i)) i++;
    while (i <= last && !isBlankAt(line, i)) i++;
    if (i <= last) lowerLast(line, j, i - 1);
  }
}

/**
 * Rule 3.3, third part: a block whose range no earlier block reaches ends before a segment that is
 * too far from the first segment in its range for one block to own both segments.
 */
function endBeforeFarSegment(line: RuleLineView): void {
  for (let j = 0; j < line.lengths.length; j++) {
    if (!isBehindTheLast(line, j)) continue;
    const last = lastOf(line, j);
    let first = firstOf(line, j);
    while (first <= last && !isPaintedAt(line, first)) first++;
    for (let start = first; start <= last; start++) {
      if (!isPaintedAt(line, start)) continue;
      const end = Math.min(segmentEnd(line, start), last);
      if (start > first && end - first + 1 > line.lengths[j]) {
        lowerLast(line, j, start - 2);
        break;
      }
      start = end;
    }
  }
}

/**
 * Whether the range of block j lies behind the range of the previous block, so that the first
 * painted cell in it belongs to block j or a later block.
 */
function isBehindTheLast(line: RuleLineView, j: number): boolean {
  return j === 0 || lastOf(line, j - 1) < firstOf(line, j);
}
