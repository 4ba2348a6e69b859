// Changes a picture until it is the only solution of its clues, although looking ahead from single
// cells does not show that.
//
// Pictures that need a deep technique are too rare to wait for: none of some thousands of drawn
// pictures with one solution did. But many drawn pictures with several solutions have cells that
// only such a technique settles, beside cells that stay open. A step changes an open cell, or a
// cell in a line of one. The change stays when no more cells than before are open, and the
// technique still settles some. So the open cells become fewer, and what has one solution in the
// end rests on the technique. Pictures that get there by search do so in 5 to 70 steps; the others
// are given up early. Cost: probing and a few searches for each step, 3 ms on 15x15 cells.

import { countOpen } from '../../engine/picture-settling/open-cells.ts';
import { takeBack } from '../../engine/picture-settling/recolour.ts';
import { cellAt, columnOf, rowOf } from '../../puzzle/places.ts';
import { type Depth, depthOf } from './depth.ts';
import { changeCell, type DraftPicture, puzzleOfDraft } from './draft-picture.ts';
import type { DeepTechnique } from './needed-techniques.ts';

/** How long a picture is changed before another one is drawn. */
interface Patience {
  /** How many steps in a row may leave as many open cells as before. */
  readonly fruitless: number;
  /** The fewest cells that the technique must settle; with fewer, the end is out of reach. */
  readonly settled: number;
}

const PATIENCE: Readonly<Record<DeepTechnique, Patience>> = {
  // Agreements settle few cells at first, and all that contradictions leave in the end.
  'two-way': { fruitless: 100, settled: 1 },
  search: { fruitless: 40, settled: 10 },
  // Pictures with a telling sum are rare, so it is worth while to stay with one.
  summing: { fruitless: 300, settled: 10 },
};

/**
 * Yields false between slices and before each step; returns whether the picture has one solution
 * and needs the technique.
 */
export function* deepenPicture(
  draft: DraftPicture,
  technique: DeepTechnique,
): Generator<false, boolean> {
  const { settled, random } = draft;
  yield false;
  let depth = yield* depthWithin(draft, technique, Number.POSITIVE_INFINITY);
  for (let fruitless = 0; depth !== undefined && depth.open.length > 0; fruitless++) {
    if (fruitless === PATIENCE[technique].fruitless) return false;
    yield false;
    const open = depth.open[random.below(depth.open.length)];
    if (!changeCell(draft, random.below(2) === 0 ? open : cellInLineOf(draft, open))) continue;
    const next: Depth | undefined = yield* depthWithin(draft, technique, depth.open.length);
    if (next === undefined) takeBack(settled);
    else {
      if (next.open.length < depth.open.length) fruitless = 0;
      depth = next;
    }
  }
  return depth !== undefined;
}

function cellInLineOf({ settled: { width, height }, random }: DraftPicture, cell: number): number {
  return random.below(2) === 0
    ? cellAt(rowOf(cell, width), random.below(width), width)
    : cellAt(random.below(height), columnOf(cell, width), width);
}

/** Returns undefined when more than `most` cells are open, or the technique settles too few. */
function* depthWithin(
  draft: DraftPicture,
  technique: DeepTechnique,
  most: number,
): Generator<false, Depth | undefined> {
  const { settled } = draft;
  if (countOpen(settled) === 0) return undefined;
  const depth = yield* depthOf(puzzleOfDraft(draft), settled.picture, technique, most);
  return depth && depth.settled >= PATIENCE[technique].settled ? depth : undefined;
}
