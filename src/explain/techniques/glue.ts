// 6. When fewer cells lie between the wall (see line-walls.ts) and a painted cell than the first
// block is long, the painted cell belongs to that block. The cells from the painted cell up to one
// block length from the wall are painted too. A painted cell directly at the wall settles the whole
// block, and the blank cell behind the block if there must be one.

import {
  BLANK,
  type Finding,
  factsFor,
  type LineTechnique,
  paintedIn,
} from '../model/line-finding.ts';
import type { LineView } from '../model/line-view.ts';
import { fromBothWalls, type Wall } from '../model/line-walls.ts';

export const glue: LineTechnique = {
  id: 'glue',
  tier: 2,
  effect: 'either',
  find: (view) => fromBothWalls(view, fromWall),
};

function fromWall(wall: Wall, { size }: LineView): Finding | undefined {
  const { from, painted, block, at } = wall;
  const { length, colour } = block;
  if (length === null || painted >= from + length || from + length > size) return undefined;
  const end = from + length;
  const isAtWall = painted === from;
  const isBlankBehind = isAtWall && end < size && wall.isBlankBehind;
  const isNew = isNewFrom(wall, painted, end) || (isBlankBehind && at(end) !== BLANK);
  if (!isNew) return undefined;
  const facts = factsFor(painted, end, paintedIn(colour));
  if (isBlankBehind) facts.push({ at: end, candidates: BLANK });
  return {
    blocks: [0],
    facts,
    params: { length, distance: painted - from },
    places: { painted, last: end - 1 },
    mentions: [from - 1, painted],
    variant: isAtWall ? 'at-wall' : 'near-wall',
  };
}

/** Tells whether some cell of the stretch does not have the colour of the block yet. */
function isNewFrom({ block, at }: Wall, start: number, end: number): boolean {
  for (let p = start; p < end; p++) if (at(p) !== paintedIn(block.colour)) return true;
  return false;
}
