// 13. When the earliest and the latest start of a block differ by less than the length of the
// block, the block covers some cells wherever it begins.

import { factsFor, type LineTechnique, paintedIn } from '../model/line-finding.ts';

export const overlap: LineTechnique = {
  id: 'overlap',
  tier: 3,
  *find({ clue, earliest, latest }) {
    for (const [j, { length, colour }] of clue.entries()) {
      const end = earliest[j] + length;
      const facts = factsFor(latest[j], end, paintedIn(colour));
      const params = { length, spare: latest[j] - earliest[j] };
      const places = { earliest: earliest[j], latest: latest[j], first: latest[j], last: end - 1 };
      yield { blocks: [j], facts, params, places };
    }
  },
};
