// 9. When no block fits into the cells between two blank cells, or between a blank cell and the end
// of the line, these cells are blank, too.

import { isExactClue } from '../../puzzle/clue.ts';
import { BLANK, factsFor, type LineTechnique } from '../model/line-finding.ts';
import { isBlank, type LineView, leastLength } from '../model/line-view.ts';

export const smallGap: LineTechnique = {
  id: 'small-gap',
  tier: 2,
  effect: 'clears',
  *find(view) {
    const { cells, size, clue } = view;
    for (let start = 0, end = 0; start < size; start = end + 1) {
      for (end = start; end < size && !isBlank(cells[end]); ) end++;
      if (end === start || view.runs.some((run) => run.start >= start && run.end <= end)) continue;
      if (clue.length === 0 || clue.some((_, j) => fits(view, j, start, end))) continue;
      // No gap is too small for a blotted block, so there must be another block that reaches it.
      if (!isExactClue(clue) && !clue.some((_, j) => reaches(view, j, start, end))) continue;
      const facts = factsFor(start, end, BLANK);
      yield {
        blocks: [],
        facts,
        params: { room: end - start },
        places: { first: start, last: end - 1 },
        mentions: [start - 1, end],
      };
    }
  },
};

function reaches(
  { earliest, latestEnds }: LineView,
  block: number,
  start: number,
  end: number,
): boolean {
  return earliest[block] < end && latestEnds[block] > start;
}

function fits(
  { clue, earliest, latest }: LineView,
  block: number,
  start: number,
  end: number,
): boolean {
  const first = Math.max(earliest[block], start);
  return first <= latest[block] && first + leastLength(clue[block]) <= end;
}
