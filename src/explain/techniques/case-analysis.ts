// 15. What all arrangements of the line agree on is certain.

import type { LineTechnique } from '../model/line-finding.ts';

/**
 * The greatest number of arrangements that the sentence names; a higher one means nothing to a
 * person.
 */
const MOST_COUNTED = 99;

export const caseAnalysis: LineTechnique = {
  id: 'case-analysis',
  tier: 4,
  *find({ clue, arrangements }) {
    const { count } = arrangements;
    const facts = [...arrangements.possible].map((candidates, at) => ({ at, candidates }));
    const variant = count <= MOST_COUNTED ? 'counted' : 'any';
    yield { blocks: [...clue.keys()], facts, params: { ways: count }, variant };
  },
};
