// 10. When two runs of one colour have one cell between them, and would be longer together than any
// block there, that cell does not have their colour. No run is too long for a blotted block.

import { type Finding, type LineTechnique, span } from '../model/line-finding.ts';
import { blocksOfRun } from '../model/line-view.ts';

export const splitting: LineTechnique = {
  id: 'splitting',
  tier: 3,
  effect: 'clears',
  find(view) {
    const { runs, cells } = view;
    const found: Finding[] = [];
    for (let i = 1; i < runs.length; i++) {
      const [left, right] = [runs[i - 1], runs[i]];
      const at = left.end;
      if (at + 1 !== right.start || left.colour !== right.colour) continue;
      const merged = { start: left.start, end: right.end, colour: left.colour };
      if (blocksOfRun(view, merged).length > 0) continue;
      const [one, other] = [left.end - left.start, right.end - right.start];
      const there = [...blocksOfRun(view, left), ...blocksOfRun(view, right)];
      if (there.some((j) => view.clue[j].length === null)) continue;
      found.push({
        blocks: [...new Set(there)],
        facts: [{ at, candidates: cells[at] & ~(1 << left.colour) }],
        params: { one, other, merged: one + other + 1, colour: left.colour },
        places: { between: at },
        mentions: [...span(left.start, left.end), ...span(right.start, right.end)],
      });
    }
    return found;
  },
};
