// Suggests how to make the puzzle of a picture easier or harder and keep its solution the only one:
// changes of one cell, or of the cells that a symmetry ties to it, and where none of them leads to
// another label, sets of several.
// Cost: a settling for each change, and mostly a rating, of 10 ms on 10x10 cells and of 90 ms on
// 20x20.

import type { Rating } from '../../explain/rate/rate.ts';
import type { Palette } from '../../puzzle/palette.ts';
import type { Drawing } from '../drawing.ts';
import { inPart } from '../repair/repair-search.ts';
import { aimOf, type DifficultyTarget } from './difficulty-aim.ts';
import {
  type AimedSearch,
  countReached,
  type DifficultyChangesOptions,
  type DifficultyChangesProgress,
  hasEnough,
  rateBefore,
  startDifficultySearch,
} from './difficulty-search.ts';
import { walkToLabels } from './difficulty-walks.ts';
import { possibleChanges, rateEach } from './rated-changes.ts';

export interface DifficultyChanges extends DifficultyChangesProgress {
  /** The rating of the unchanged picture. */
  readonly before: Rating;
  /**
   * Whether as many changes were found as are suggested, or else nothing was left out: every change
   * of one cell was tried and rated, and so were the sets, if they were needed, that the search
   * tries where it has the time.
   */
  readonly complete: boolean;
}

/** The part of the time after which sets are looked for if no single change reaches a label. */
const SINGLE_SHARE = 0.5;

/**
 * Suggests changes after which the puzzle has another label in the direction of the target, or one
 * of the labels of the target. Where the target is a direction, changes are suggested too that only
 * change the number of steps. There are none for a picture that is not the only solution of its
 * clues, or that has such a label already. The limit is 20 seconds by default. Throws a RangeError
 * for a size or a palette that no puzzle can have.
 */
export async function difficultyChanges(
  drawing: Drawing,
  palette: Palette,
  target: DifficultyTarget,
  options: DifficultyChangesOptions = {},
): Promise<DifficultyChanges> {
  const search = startDifficultySearch(drawing, palette, options);
  const before = await rateBefore(search);
  const { label } = before;
  if (label === undefined) return { before, ...search.progress, complete: false };
  const aim = label === 'ambiguous' ? undefined : aimOf(target, label);
  if (aim === undefined) return { before, ...search.progress, complete: true };
  const aimed: AimedSearch = Object.assign(search, { before, aim });
  const isComplete = await findChanges(aimed);
  return { before, ...aimed.progress, complete: isComplete };
}

/** Returns whether nothing was left out. */
async function findChanges(search: AimedSearch): Promise<boolean> {
  const list = { all: possibleChanges(search), next: 0, isThorough: true };
  let isWalked = true;
  if (search.aim.labels !== undefined) {
    await inPart(search, SINGLE_SHARE, (part) => rateEach(search, list, part));
    if (countReached(search) === 0) isWalked = await walkToLabels(search);
  }
  const isEachRated = await rateEach(search, list);
  return hasEnough(search) || (isEachRated && isWalked);
}
