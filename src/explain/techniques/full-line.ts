// 2. When blocks and gaps fill the whole line, each block has only one place.

import { BLANK, factsFor, type LineTechnique, paintedIn } from '../model/line-finding.ts';

export const fullLine: LineTechnique = {
  id: 'full-line',
  tier: 1,
  *find({ size, clue, gaps, need }) {
    if (clue.length === 0 || need[0] !== size) return;
    const facts = clue.flatMap(({ length, colour }, j) => {
      const start = size - need[j];
      const end = start + length;
      return [...factsFor(start, end, paintedIn(colour)), ...factsFor(end, end + gaps[j], BLANK)];
    });
    yield {
      blocks: [...clue.keys()],
      facts,
      params: { size, gaps: gaps.reduce((a, b) => a + b, 0) },
    };
  },
};
