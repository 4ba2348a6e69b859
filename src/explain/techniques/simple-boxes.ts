// 5. A block that is longer than the number of spare cells covers some cells both when all blocks
// are pushed to the beginning of the line and when all are pushed to its end. Blank cells at the
// ends of the line do not count as spare. Blotted blocks count as one cell each.

import {
  type Finding,
  factsFor,
  isNewIn,
  type LineTechnique,
  NOTHING,
  paintedIn,
} from '../model/line-finding.ts';
import { leastLength, stretchOf } from '../model/line-view.ts';

export const simpleBoxes: LineTechnique = {
  id: 'simple-boxes',
  tier: 1,
  effect: 'paints',
  find(view) {
    const { clue, need } = view;
    const { from, to } = stretchOf(view);
    const spare = to - from - need[0];
    if (spare < 0) return NOTHING;
    const found: Finding[] = [];
    for (let j = 0; j < clue.length; j++) {
      const block = clue[j];
      const length = leastLength(block);
      if (length <= spare) continue;
      const start = from + need[0] - need[j];
      const painted = paintedIn(block.colour);
      if (!isNewIn(view, start + spare, start + length, painted)) continue;
      const facts = factsFor(start + spare, start + length, painted);
      const gaps = view.gaps.reduce((sum, gap) => sum + gap, 0);
      const params = { length, room: to - from, spare, middle: length - spare, all: need[0], gaps };
      const variant = clue.length === 1 ? 'one' : view.isExact ? 'several' : 'blotted';
      found.push({ blocks: [j], facts, params, mentions: [from - 1, to], variant });
    }
    return found;
  },
};
