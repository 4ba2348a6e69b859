// 1. A line without blocks is blank.

import { BLANK, factsFor, type LineTechnique, NOTHING } from '../model/line-finding.ts';

export const emptyLine: LineTechnique = {
  id: 'empty-line',
  tier: 1,
  effect: 'clears',
  find({ size, clue }) {
    return clue.length > 0 ? NOTHING : [{ blocks: [], facts: factsFor(0, size, BLANK) }];
  },
};
