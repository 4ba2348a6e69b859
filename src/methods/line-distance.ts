// Computes how far a line is from fitting its clue: the least number of cells that would have to
// change. The distance of a line that fits is 0, and changing any one of these cells lowers the
// distance by 1, so a search that improves grids can follow the distance downwards.
//
// With all blocks as far left as they go, block j ends before cell end_j. After block j, best[d]
// holds the least number of wrong cells before cell end_j + d when the blocks up to j lie before
// this cell. From one block to the next, d stays the same or grows, so one row of slack + 1 numbers
// is enough. Cost: O(cells + blocks x slack).

import type { LineCells } from '../puzzle/places.ts';
import { type LineClue, slackOf } from './line-clues.ts';

/** Makes memory that is large enough for any of these lines. */
export function distanceScratch(clues: readonly LineClue[]): Int32Array {
  return new Int32Array(clues.reduce((most, clue) => Math.max(most, slackOf(clue) + 1), 1));
}

/**
 * Returns the distance of the line whose colour indices are at start, start + step, ... in `cells`.
 */
export function lineDistance(
  clue: LineClue,
  cells: Uint8Array,
  { start, step }: Pick<LineCells, 'start' | 'step'>,
  best: Int32Array,
): number {
  const slack = slackOf(clue);
  best[0] = 0;
  for (let d = 1, at = start; d <= slack; d++, at += step) {
    best[d] = best[d - 1] + (cells[at] === 0 ? 0 : 1);
  }
  let behind = start;
  for (let j = 0; j < clue.lengths.length; j++) {
    behind = placeBlock(clue, j, cells, { start: behind, step, best });
  }
  return best[slack];
}

/**
 * Takes one more block into `best`. `start` is the cell behind the previous block at its leftmost
 * place. Returns the cell behind this block at its leftmost place.
 */
function placeBlock(
  clue: LineClue,
  block: number,
  cells: Uint8Array,
  { start, step, best }: Pick<LineCells, 'start' | 'step'> & { readonly best: Int32Array },
): number {
  const slack = slackOf(clue);
  const colour = clue.colours[block];
  const hasGap = block > 0 && clue.gaps[block - 1] === 1;
  const first = hasGap ? start + step : start;
  const behind = first + clue.lengths[block] * step;
  let wrong = 0;
  for (let at = first; at !== behind; at += step) if (cells[at] !== colour) wrong++;
  best[0] += wrong + (hasGap && cells[first - step] !== 0 ? 1 : 0);
  for (let d = 1, left = first, right = behind; d <= slack; d++, left += step, right += step) {
    const leaves = cells[left];
    const enters = cells[right];
    wrong += (enters === colour ? 0 : 1) - (leaves === colour ? 0 : 1);
    const placed = best[d] + wrong + (hasGap && leaves !== 0 ? 1 : 0);
    const waits = best[d - 1] + (enters === 0 ? 0 : 1);
    best[d] = placed < waits ? placed : waits;
  }
  return behind;
}
