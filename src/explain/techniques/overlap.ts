// 13. Wherever a block begins, from its earliest to its latest start, some cells are covered in any
// case.

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
