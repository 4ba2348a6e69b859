// 7. When exactly as many cells lie between the wall (see line-walls.ts) and a painted cell as the
// first block is long, the first block cannot stand at the wall, because it would touch that cell
// and be too long. So the cell at the wall is blank.

import { BLANK, type Finding, type LineTechnique, span } from '../model/line-finding.ts';
import type { LineView } from '../model/line-view.ts';
import { fromBothWalls, type Wall } from '../model/line-walls.ts';

export const mercury: LineTechnique = {
  id: 'mercury',
  tier: 2,
  effect: 'clears',
  find: (view) => fromBothWalls(view, fromWall),
};

function fromWall({ from, painted, block, at }: Wall, { size }: LineView): Finding | undefined {
  const { length, colour } = block;
  if (length === null || painted !== from + length || at(painted) !== 1 << colour) return undefined;
  let end = painted;
  while (end < size && at(end) === 1 << colour) end++;
  return {
    blocks: [0],
    facts: [{ at: from, candidates: BLANK }],
    params: { length, longer: length + end - painted },
    places: { painted, wall: from },
    mentions: [from - 1, ...span(painted, end)],
  };
}
