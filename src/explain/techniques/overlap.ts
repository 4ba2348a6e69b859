// 13. When the earliest and the latest start of a block differ by less than the length of the
// block, the block covers some cells wherever it begins. A blotted block covers the cells from its
// latest start to its earliest end, if there are any.

import {
  type Finding,
  factsFor,
  isNewIn,
  type LineTechnique,
  paintedIn,
} from '../model/line-finding.ts';

export const overlap: LineTechnique = {
  id: 'overlap',
  tier: 3,
  effect: 'paints',
  find(view) {
    const { clue, earliest, latest, earliestEnds } = view;
    const found: Finding[] = [];
    for (let j = 0; j < clue.length; j++) {
      const { length, colour } = clue[j];
      const end = earliestEnds[j];
      if (!isNewIn(view, latest[j], end, paintedIn(colour))) continue;
      const facts = factsFor(latest[j], end, paintedIn(colour));
      const covered = { first: latest[j], last: end - 1 };
      if (length === null) {
        found.push({ blocks: [j], facts, places: covered, variant: 'blotted' });
      } else {
        const params = { length, spare: latest[j] - earliest[j] };
        const places = { earliest: earliest[j], latest: latest[j], ...covered };
        found.push({ blocks: [j], facts, params, places });
      }
    }
    return found;
  },
};
