// 2. When blocks and gaps fill the whole line, each block has only one place. Blotted blocks count
// as one cell each: when the line is full with these, they cannot be longer.

import { defined } from '../../puzzle/defined.ts';
import { BLANK, factsFor, type LineTechnique, NOTHING, paintedIn } from '../model/line-finding.ts';
import { leastLength } from '../model/line-view.ts';

export const fullLine: LineTechnique = {
  id: 'full-line',
  tier: 1,
  effect: 'either',
  find({ size, clue, isExact, gaps, need }) {
    if (clue.length === 0 || need[0] !== size) return NOTHING;
    const facts = clue.flatMap((block, j) => {
      const start = size - need[j];
      const end = start + leastLength(block);
      const painted = paintedIn(block.colour);
      return [...factsFor(start, end, painted), ...factsFor(end, end + gaps[j], BLANK)];
    });
    return [
      {
        blocks: [...clue.keys()],
        facts,
        params: { size, gaps: gaps.reduce((a, b) => a + b, 0) },
        ...defined({ variant: isExact ? undefined : 'blotted' }),
      },
    ];
  },
};
