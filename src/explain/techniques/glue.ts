// 6. When fewer cells lie between the wall (see line-walls.ts) and a painted cell than the first
// block is long, the painted cell belongs to that block. The cells from the painted cell up to one
// block length from the wall are painted too. A painted cell directly at the wall settles the whole
// block, and the blank cell behind the block if there must be one.

import { BLANK, type Finding, type LineTechnique, paintedIn } from '../model/line-finding.ts';
import type { LineView } from '../model/line-view.ts';
import { fromBothWalls, turned, type Wall } from '../model/line-walls.ts';

export const glue: LineTechnique = {
  id: 'glue',
  tier: 2,
  effect: 'either',
  find: (view) => fromBothWalls(view, fromWall),
};

function fromWall(wall: Wall, view: LineView): Finding | undefined {
  const { cells, size } = view;
  const { side, from, painted, block, index } = wall;
  const { length, colour } = block;
  if (length === null || painted >= from + length || from + length > size) return undefined;
  const end = from + length;
  const at = (position: number): number => turned(view, side, position);
  const facts: { at: number; candidates: number }[] = [];
  for (let p = painted; p < end; p++) facts.push({ at: at(p), candidates: paintedIn(colour) });
  const isAtWall = painted === from;
  if (isAtWall && end < size && wall.isBlankBehind) facts.push({ at: at(end), candidates: BLANK });
  if (facts.every((fact) => cells[fact.at] === fact.candidates)) return undefined;
  return {
    blocks: [index],
    facts,
    params: { length, distance: painted - from, side },
    places: { painted: at(painted), last: at(end - 1) },
    mentions: [at(from - 1), at(painted)],
    variant: isAtWall ? 'at-wall' : 'near-wall',
  };
}
