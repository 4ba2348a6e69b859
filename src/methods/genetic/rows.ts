// The genes of an individual: the starts of the blocks of each row. Crossing takes whole rows, and
// a mutation keeps the row an arrangement, so every row always fits its clue. Drawing and shifting
// cost O(cells of the row).

import type { Random } from '../../engine/random.ts';
import { type LineClue, slackOf } from '../line-clues.ts';

/**
 * Draws one of the arrangements of a row, all equally likely, and writes its starts from `at` on.
 */
export function drawRow(clue: LineClue, starts: Int16Array, at: number, random: Random): void {
  const { lengths, gaps } = clue;
  let empty = slackOf(clue);
  let cell = 0;
  for (let j = 0; j < lengths.length; ) {
    if (random.below(empty + lengths.length - j) < empty) {
      empty--;
      cell++;
    } else {
      starts[at + j] = cell;
      cell += lengths[j] + gaps[j];
      j++;
    }
  }
}

/**
 * Shifts a random block, half of the time by one cell and otherwise to any other place, and pushes
 * the blocks in its way along. The row must have a block and room to move it.
 */
export function shiftBlock(clue: LineClue, starts: Int16Array, at: number, random: Random): void {
  const block = random.below(clue.lengths.length);
  const first = clue.need[0] - clue.need[block];
  const last = clue.size - clue.need[block];
  starts[at + block] = otherPlace(starts[at + block], first, last, random);
  pushLeft(clue, starts, at, block);
  pushRight(clue, starts, at, block);
}

/** Returns a place from `first` to `last` that is not `place`. */
function otherPlace(place: number, first: number, last: number, random: Random): number {
  if (random.below(2) === 0) {
    const other = first + random.below(last - first);
    return other < place ? other : other + 1;
  }
  if (place === first) return place + 1;
  return place === last || random.below(2) === 0 ? place - 1 : place + 1;
}

function pushLeft(
  { lengths, gaps }: LineClue,
  starts: Int16Array,
  at: number,
  block: number,
): void {
  for (let j = block - 1; j >= 0; j--) {
    const last = starts[at + j + 1] - gaps[j] - lengths[j];
    if (starts[at + j] <= last) return;
    starts[at + j] = last;
  }
}

function pushRight(
  { lengths, gaps }: LineClue,
  starts: Int16Array,
  at: number,
  block: number,
): void {
  for (let j = block + 1; j < lengths.length; j++) {
    const first = starts[at + j - 1] + lengths[j - 1] + gaps[j - 1];
    if (starts[at + j] >= first) return;
    starts[at + j] = first;
  }
}
