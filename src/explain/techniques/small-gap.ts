// 9. When no block fits into the cells between two blank cells, or between a blank cell and the end
// of the line, these cells are blank, too.

import { BLANK, type Finding, factsFor, type LineTechnique } from '../model/line-finding.ts';
import { isBlank, type LineView, leastLength } from '../model/line-view.ts';

export const smallGap: LineTechnique = {
  id: 'small-gap',
  tier: 2,
  effect: 'clears',
  find(view) {
    const { cells, size, clue } = view;
    const found: Finding[] = [];
    for (let start = 0, end = 0; start < size; start = end + 1) {
      for (end = start; end < size && !isBlank(cells[end]); ) end++;
      if (end === start || clue.length === 0) continue;
      if (hasRun(view, start, end) || hasFitting(view, start, end)) continue;
      // No gap is too small for a blotted block, so there must be another block that reaches it.
      if (!view.isExact && !clue.some((_, j) => reaches(view, j, start, end))) continue;
      const facts = factsFor(start, end, BLANK);
      found.push({
        blocks: [],
        facts,
        params: { room: end - start },
        places: { first: start, last: end - 1 },
        mentions: [start - 1, end],
      });
    }
    return found;
  },
};

function hasRun({ runs }: LineView, start: number, end: number): boolean {
  for (const run of runs) if (run.start >= start && run.end <= end) return true;
  return false;
}

function hasFitting(view: LineView, start: number, end: number): boolean {
  for (let j = 0; j < view.clue.length; j++) if (fits(view, j, start, end)) return true;
  return false;
}

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
