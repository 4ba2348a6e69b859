// 6. The wall is the end of the line or, when blank cells adjoin that end, the innermost of them.
// When fewer cells lie between the wall and a painted cell than the first block is long, the
// painted cell belongs to that block. The cells from the painted cell up to one block length from
// the wall are painted too. A painted cell directly at the wall settles the whole block, and the
// blank cell behind the block if there must be one.

import {
  BLANK,
  type Finding,
  factsFor,
  fromBothWalls,
  isNewIn,
  type LineTechnique,
  paintedIn,
} from '../model/line-finding.ts';
import { isPainted, type LineFace, stretchOf } from '../model/line-view.ts';

export const glue: LineTechnique = {
  id: 'glue',
  tier: 2,
  effect: 'either',
  find: (view) => fromBothWalls(view, fromStart),
};

function* fromStart(line: LineFace): Iterable<Finding> {
  const { cells, clue, gaps, size } = line;
  if (clue.length === 0) return;
  const { from } = stretchOf(line);
  const { length, colour } = clue[0];
  if (length === null) return;
  const end = from + length;
  const painted = cells.findIndex(isPainted);
  if (painted < 0 || painted >= end || end > size) return;
  const isAtWall = painted === from;
  const isBlankBehind = isAtWall && end < size && (gaps[0] === 1 || clue.length === 1);
  if (!isNewIn(line, painted, end, paintedIn(colour)) && !(isBlankBehind && cells[end] !== BLANK))
    return;
  const facts = [
    ...factsFor(painted, end, paintedIn(colour)),
    ...(isBlankBehind ? [{ at: end, candidates: BLANK }] : []),
  ];
  yield {
    blocks: [0],
    facts,
    params: { length, distance: painted - from },
    places: { painted, last: end - 1 },
    mentions: [from - 1, painted],
    variant: isAtWall ? 'at-wall' : 'near-wall',
  };
}
