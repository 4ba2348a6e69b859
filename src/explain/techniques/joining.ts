// 11. When two neighbouring runs can only be parts of the same block, the cells between them are
// painted too.

import { defined } from '../../puzzle/defined.ts';
import {
  type Finding,
  factsFor,
  type LineTechnique,
  paintedIn,
  span,
} from '../model/line-finding.ts';
import { blocksOfRun } from '../model/line-view.ts';

export const joining: LineTechnique = {
  id: 'joining',
  tier: 3,
  effect: 'paints',
  find(view) {
    const found: Finding[] = [];
    for (let i = 1; i < view.runs.length; i++) {
      const [left, right] = [view.runs[i - 1], view.runs[i]];
      if (left.colour !== right.colour) continue;
      const [one, other] = [blocksOfRun(view, left), blocksOfRun(view, right)];
      if (one.length !== 1 || other.length !== 1 || one[0] !== other[0]) continue;
      found.push({
        blocks: one,
        facts: factsFor(left.end, right.start, paintedIn(left.colour)),
        params: defined({ length: view.clue[one[0]].length ?? undefined }),
        places: { first: left.start, last: right.end - 1 },
        mentions: span(left.start, right.end),
      });
    }
    return found;
  },
};
