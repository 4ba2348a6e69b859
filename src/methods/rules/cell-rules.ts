// The first group of the rules finds cells that are painted or empty, given the ranges of the
// blocks. Each rule is written for the view from the left; those with a mirror image are applied
// from both ends. Cost: O(cells x blocks) a line. Source: C.-H. Yu, H.-L. Lee, L.-H. Chen, An
// efficient algorithm for solving nonograms, 2011, rules 1.1 to 1.5.

import { bothWays, type Rule } from './rule.ts';
import {
  blankCells,
  covers,
  firstOf,
  isBlankAt,
  isPaintedAt,
  lastOf,
  paintCells,
  type RuleLineView,
  segmentEnd,
} from './rule-line-view.ts';

export const CELL_RULES: readonly Rule[] = [
  { id: '1.1', apply: ({ left }) => paintCommonCells(left) },
  { id: '1.2', apply: ({ left }) => clearOutOfRange(left) },
  { id: '1.3', apply: bothWays(clearBesideFirstCell) },
  { id: '1.4', apply: ({ left }) => clearWhereSegmentsMerge(left) },
  {
    id: '1.5',
    apply: (line) => {
      bothWays(pushOffEmptyCell)(line);
      closeFullSegments(line.left);
    },
  },
];

/** Rule 1.1: cells that a block covers wherever it lies in its range are painted. */
function paintCommonCells(line: RuleLineView): void {
  for (let j = 0; j < line.lengths.length; j++) {
    paintCells(line, lastOf(line, j) - line.lengths[j] + 1, firstOf(line, j) + line.lengths[j] - 1);
  }
}

/** Rule 1.2: cells that are in no range are empty. */
function clearOutOfRange(line: RuleLineView): void {
  let from = 0;
  for (let j = 0; j < line.lengths.length; j++) {
    blankCells(line, from, firstOf(line, j) - 1);
    from = Math.max(from, lastOf(line, j) + 1);
  }
  blankCells(line, from, line.size - 1);
}

/**
 * Rule 1.3: if the first cell of a block's range is painted, and all other blocks that can own it
 * have length 1, then the cell before it is empty. As in the source, there must be another such
 * block; otherwise rule 3.3 finds the empty cell.
 */
function clearBesideFirstCell(line: RuleLineView): void {
  for (let j = 0; j < line.lengths.length; j++) {
    const first = firstOf(line, j);
    if (!isPaintedAt(line, first)) continue;
    let [others, longest] = [0, 0];
    for (let other = 0; other < line.lengths.length; other++) {
      if (other === j || !covers(line, other, first)) continue;
      others++;
      longest = Math.max(longest, line.lengths[other]);
    }
    if (others > 0 && longest === 1) blankCells(line, first - 1);
  }
}

/**
 * Rule 1.4: a cell between two segments is empty if painting it would join them into one segment
 * that is too long for every block that can own the cell and both its neighbours.
 */
function clearWhereSegmentsMerge(line: RuleLineView): void {
  for (let i = 0, start = 0; i < line.size; i++) {
    if (isPaintedAt(line, i)) continue;
    const isBetween = !isBlankAt(line, i) && isPaintedAt(line, i - 1) && isPaintedAt(line, i + 1);
    const merged = isBetween ? segmentEnd(line, i + 1) - start + 1 : 0;
    if (merged > longestOver(line, i - 1, i + 1)) blankCells(line, i);
    start = i + 1;
  }
}

/**
 * Rule 1.5, first part: a segment that starts near a wall or an empty cell grows in the other
 * direction, as far as even the shortest block that can own it must reach.
 */
function pushOffEmptyCell(line: RuleLineView): void {
  for (let i = 0; i < line.size; i++) {
    if (!isPaintedAt(line, i) || isPaintedAt(line, i - 1)) continue;
    const shortest = shortestOver(line, i);
    let edge = i - 1;
    while (edge > i - shortest && !isBlankAt(line, edge)) edge--;
    if (edge > i - shortest) paintCells(line, i + 1, edge + shortest);
  }
}

/**
 * Rule 1.5, second part: the cell before a segment and the cell after it are empty if every block
 * that can own the segment has exactly the length of the segment.
 */
function closeFullSegments(line: RuleLineView): void {
  for (let start = 0; start < line.size; start++) {
    if (!isPaintedAt(line, start)) continue;
    const end = segmentEnd(line, start);
    const length = end - start + 1;
    if (longestOver(line, start, end) === length && shortestOver(line, start, end) === length) {
      blankCells(line, start - 1);
      blankCells(line, end + 1);
    }
    start = end;
  }
}

/** Returns the length of the longest block that can own these cells; 0 when there is none. */
function longestOver(line: RuleLineView, from: number, to: number): number {
  let longest = 0;
  for (let j = 0; j < line.lengths.length; j++) {
    if (line.lengths[j] > longest && covers(line, j, from, to)) longest = line.lengths[j];
  }
  return longest;
}

/** Returns the length of the shortest block that can own these cells; 0 when there is none. */
function shortestOver(line: RuleLineView, from: number, to = from): number {
  let shortest = 0;
  for (let j = 0; j < line.lengths.length; j++) {
    const isShorter = shortest === 0 || line.lengths[j] < shortest;
    if (isShorter && covers(line, j, from, to)) shortest = line.lengths[j];
  }
  return shortest;
}
