// 15. What holds in every way to place all the blocks of the line.

import type { LineTechnique } from '../model/line-finding.ts';

/** A higher number of ways tells a person nothing. */
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
