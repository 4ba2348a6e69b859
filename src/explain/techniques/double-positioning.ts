// 16. When a block has two places left, what both of them force is certain. People can do this case
// analysis in their heads.

import { arrangementsOf } from '../model/line-arrangements.ts';
import type { Finding, LineTechnique } from '../model/line-finding.ts';
import type { LineView } from '../model/line-view.ts';

export const doublePositioning: LineTechnique = {
  id: 'double-positioning',
  tier: 4,
  effect: 'either',
  find(view) {
    const found: Finding[] = [];
    for (const [j, { length }] of view.clue.entries()) {
      if (view.startCounts[j] !== 2 || length === null) continue;
      const starts = [view.earliest[j], view.latest[j]];
      const [one, other] = starts.map((start) => possibleWith(view, j, { start, length }));
      const facts = [...one].map((candidates, at) => ({ at, candidates: candidates | other[at] }));
      found.push({ blocks: [j], facts, places: { one: starts[0], other: starts[1] } });
    }
    return found;
  },
};

/**
 * Returns the candidates of each cell when a run of this length, in the colour of block j, begins
 * at `start`.
 */
function possibleWith(
  { clue, cells }: LineView,
  j: number,
  { start, length }: { start: number; length: number },
): Int32Array {
  const placed = cells.slice();
  const { colour } = clue[j];
  for (let at = start; at < start + length; at++) placed[at] &= 1 << colour;
  for (const at of [start - 1, start + length]) {
    if (at >= 0 && at < placed.length) placed[at] &= ~(1 << colour);
  }
  return arrangementsOf(clue, placed).possible;
}
