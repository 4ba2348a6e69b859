// Changes a picture until line solves settle all of it, which proves that it is the only solution
// of its clues.
//
// A step changes a random open cell. The change stays when it leaves no more candidates than
// before: steps that gain nothing are kept too, because without them the search gets stuck on large
// boards. Cost: one settling again for each step.

import { openCells } from '../../engine/picture-settling/open-cells.ts';
import { takeBack } from '../../engine/picture-settling/recolour.ts';
import { changeCell, type DraftPicture } from './draft-picture.ts';

/** The most steps for each cell of the board; noise on 100x100 cells takes 4. */
const STEPS_PER_CELL = 6;

/** Yields false after each step; returns whether all cells are settled. */
export function* mendPicture(draft: DraftPicture): Generator<false, boolean> {
  const { settled, random } = draft;
  let open = openCells(settled);
  const most = STEPS_PER_CELL * settled.picture.length;
  for (let step = 0; step < most && open.length > 0; step++) {
    const before = settled.left[settled.last];
    if (!changeCell(draft, open[random.below(open.length)])) continue;
    if (settled.left[settled.last] > before) takeBack(settled);
    else open = openCells(settled);
    yield false;
  }
  return open.length === 0;
}
