// 8. A run as long as the longest block that it can belong to is complete: the cells on both sides
// do not have the colour of the run.

import { colourOf } from '../../puzzle/grid.ts';
import { type LineTechnique, span } from '../model/line-finding.ts';
import { blocksOfRun } from '../model/line-view.ts';

export const punctuating: LineTechnique = {
  id: 'punctuating',
  tier: 2,
  effect: 'clears',
  *find(view) {
    const { clue, cells, size } = view;
    for (const run of view.runs) {
      if (((cells[run.start - 1] | cells[run.end]) & (1 << run.colour)) === 0) continue;
      const blocks = blocksOfRun(view, run);
      const length = run.end - run.start;
      const longest = Math.max(...blocks.map((j) => clue[j].length ?? size));
      if (blocks.length === 0 || longest !== length) continue;
      const facts = [run.start - 1, run.end]
        .filter((at) => at >= 0 && at < size)
        .map((at) => ({ at, candidates: cells[at] & ~(1 << run.colour) }));
      const places = { first: run.start, last: run.end - 1 };
      const params = { length, colour: colourOf(cells[run.start]) };
      yield { blocks, facts, params, places, mentions: span(run.start, run.end) };
    }
  },
};
