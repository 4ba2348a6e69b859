// 15. What holds in every way to place all the blocks of the line.

import type { LineTechnique } from '../finding.ts';

export const caseAnalysis: LineTechnique = {
  id: 'case-analysis',
  tier: 4,
  *find({ clue, ways }) {
    const facts = [...ways.possible].map((candidates, at) => ({ at, candidates }));
    yield { blocks: [...clue.keys()], facts, params: { ways: ways.count } };
  },
};
