// 8. A run as long as the longest block that it can belong to is complete: the cells on both sides
// do not have the colour of the run.

import { colourOf } from '../../puzzle/grid.ts';
import { type Finding, type LineTechnique, span } from '../model/line-finding.ts';
import { blocksOfRun, type LineView } from '../model/line-view.ts';

export const punctuating: LineTechnique = {
  id: 'punctuating',
  tier: 2,
  effect: 'clears',
  find(view) {
    const { cells, size } = view;
    const found: Finding[] = [];
    for (const run of view.runs) {
      if (((cells[run.start - 1] | cells[run.end]) & (1 << run.colour)) === 0) continue;
      const blocks = blocksOfRun(view, run);
      const length = run.end - run.start;
      if (blocks.length === 0 || longestOf(view, blocks) !== length) continue;
      const facts = [run.start - 1, run.end]
        .filter((at) => at >= 0 && at < size)
        .map((at) => ({ at, candidates: cells[at] & ~(1 << run.colour) }));
      const places = { first: run.start, last: run.end - 1 };
      const params = { length, colour: colourOf(cells[run.start]) };
      found.push({ blocks, facts, params, places, mentions: span(run.start, run.end) });
    }
    return found;
  },
};

/** Returns the length of the longest of these blocks; a blotted block can fill the line. */
function longestOf({ clue, size }: LineView, blocks: readonly number[]): number {
  let longest = 0;
  for (const j of blocks) longest = Math.max(longest, clue[j].length ?? size);
  return longest;
}
