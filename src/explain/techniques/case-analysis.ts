// 15. What all arrangements of the line agree on is certain.

import { arrangementsOf } from '../model/line-arrangements.ts';
import type { LineTechnique } from '../model/line-finding.ts';

/**
 * The greatest number of arrangements that the sentence names; a higher one means nothing to a
 * person.
 */
const MOST_COUNTED = 99;

export const caseAnalysis: LineTechnique = {
  id: 'case-analysis',
  tier: 4,
  effect: 'either',
  find({ clue, cells, possible }) {
    const { count } = arrangementsOf(clue, cells);
    const facts = [...possible].map((candidates, at) => ({ at, candidates }));
    const variant = count <= MOST_COUNTED ? 'counted' : 'any';
    return [{ blocks: [...clue.keys()], facts, params: { ways: count }, variant }];
  },
};
