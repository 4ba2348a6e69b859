// 7. When exactly as many cells lie between the wall (see line-walls.ts) and a painted cell as the
// first block is long, the first block cannot stand at the wall, because it would touch that cell
// and be too long. So the cell at the wall is blank.

import { BLANK, type Finding, type LineTechnique, span } from '../model/line-finding.ts';
import type { LineView } from '../model/line-view.ts';
import { fromBothWalls, turned, type Wall } from '../model/line-walls.ts';

export const mercury: LineTechnique = {
  id: 'mercury',
  tier: 2,
  effect: 'clears',
  find: (view) => fromBothWalls(view, fromWall),
};

function fromWall(wall: Wall, view: LineView): Finding | undefined {
  const { cells, size } = view;
  const { side, from, painted, block, index } = wall;
  const { length, colour } = block;
  const at = (position: number): number => turned(view, side, position);
  if (length === null || painted !== from + length) return undefined;
  if (cells[at(painted)] !== 1 << colour) return undefined;
  let end = painted;
  while (end < size && cells[at(end)] === 1 << colour) end++;
  return {
    blocks: [index],
    facts: [{ at: at(from), candidates: BLANK }],
    params: { length, longer: length + end - painted, side },
    places: { painted: at(painted), wall: at(from) },
    mentions: [at(from - 1), ...span(painted, end).map(at)],
  };
}
