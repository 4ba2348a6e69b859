// 7. When exactly as many cells lie between the wall (see glue.ts) and a painted cell as the first
// block is long, the first block cannot stand at the wall, because it would touch that cell and be
// too long. So the cell at the wall is blank.

import {
  BLANK,
  type Finding,
  fromBothWalls,
  type LineTechnique,
  span,
} from '../model/line-finding.ts';
import { isPainted, type LineFace, stretchOf } from '../model/line-view.ts';

export const mercury: LineTechnique = {
  id: 'mercury',
  tier: 2,
  effect: 'clears',
  find: (view) => fromBothWalls(view, fromStart),
};

function* fromStart(line: LineFace): Iterable<Finding> {
  const { cells, clue, runs } = line;
  if (clue.length === 0) return;
  const { from } = stretchOf(line);
  const { length, colour } = clue[0];
  if (length === null) return;
  const painted = from + length;
  if (cells.findIndex(isPainted) !== painted || cells[painted] !== 1 << colour) return;
  const [{ start, end }] = runs;
  yield {
    blocks: [0],
    facts: [{ at: from, candidates: BLANK }],
    params: { length, longer: length + end - start },
    places: { painted, wall: from },
    mentions: [from - 1, ...span(start, end)],
  };
}
