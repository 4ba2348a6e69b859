// Lists every arrangement of a line, from the leftmost on: as starts of blocks, one arrangement at
// a time, or painted, with one byte for each cell. The painted arrangements are in decreasing order
// when the first cell is read as the highest digit.
//
// A line with `slack` spare cells and k blocks has C(slack + k, k) arrangements, one for each way
// to share the spare cells among the k + 1 places before, between and after the blocks. Going from
// one arrangement to the next costs O(blocks) at worst, O(1 + blocks / slack) on average.

import { type LineClue, slackOf } from './line-clues.ts';

/** Returns the exact number of arrangements, in O(blocks) steps on big integers. */
export function countArrangements(clue: LineClue): bigint {
  const blocks = clue.lengths.length;
  const slack = slackOf(clue);
  if (slack < 0) return 0n;
  const chosen = Math.min(blocks, slack);
  let count = 1n;
  for (let i = 1; i <= chosen; i++)
    count = (count * BigInt(slack + blocks - chosen + i)) / BigInt(i);
  return count;
}

/**
 * Writes a count for people: all digits when there are at most 15, else the first two digits and
 * the power of ten.
 */
export function writeCount(count: bigint): string {
  const digits = `${count}`;
  return digits.length <= 15 ? digits : `${digits[0]}.${digits[1]}e${digits.length - 1}`;
}

/** Writes the starts of the leftmost arrangement; false when the line is too short for its clue. */
export function firstStarts(clue: LineClue, starts: Int32Array): boolean {
  pack(clue, starts, 0, 0);
  return slackOf(clue) >= 0;
}

/**
 * Goes on to the next arrangement: takes the last block that can move, moves it one cell on, and
 * puts the later blocks as close behind this block as they fit. Returns false when no block can
 * move.
 */
export function nextStarts(clue: LineClue, starts: Int32Array): boolean {
  for (let j = clue.lengths.length - 1; j >= 0; j--) {
    if (starts[j] + clue.need[j] >= clue.size) continue;
    pack(clue, starts, j, starts[j] + 1);
    return true;
  }
  return false;
}

function pack({ lengths, gaps }: LineClue, starts: Int32Array, block: number, from: number): void {
  for (let j = block, start = from; j < lengths.length; j++) {
    starts[j] = start;
    start += lengths[j] + gaps[j];
  }
}

/** Paints an arrangement into `cells` from `at` on, as colour indices; 0 is the background. */
export function paintArrangement(
  { size, lengths, colours }: LineClue,
  starts: Int32Array,
  cells: Uint8Array,
  at = 0,
): void {
  cells.fill(0, at, at + size);
  for (let j = 0; j < lengths.length; j++) {
    cells.fill(colours[j], at + starts[j], at + starts[j] + lengths[j]);
  }
}

/** How many arrangements are painted between two pauses. */
const BATCH = 4096;

/** Paints all arrangements of a line, one after another; yields after every `BATCH` of them. */
export function* paintAll(clue: LineClue): Generator<undefined, Uint8Array> {
  const count = Number(countArrangements(clue));
  const cells = new Uint8Array(count * clue.size);
  const starts = new Int32Array(clue.lengths.length);
  let done = 0;
  for (let isLeft = firstStarts(clue, starts); isLeft; isLeft = nextStarts(clue, starts)) {
    paintArrangement(clue, starts, cells, done++ * clue.size);
    if (done % BATCH === 0) yield;
  }
  return cells;
}
