// Lists every arrangement of a line, from the leftmost on: as starts and lengths of blocks, one
// arrangement at a time, or painted, with one byte for each cell. If no block is blotted, the
// painted arrangements are in decreasing order when the first cell is read as the highest digit.
//
// A line with `slack` spare cells and k blocks has C(slack + k, k) arrangements, one for each way
// to share the spare cells among the k + 1 places before, between and after the blocks. A blotted
// block is one more place that takes spare cells. Going from one arrangement to the next costs
// O(blocks) at worst, O(1 + blocks / slack) on average. An unknown line has every painting.

import { type LineClue, slackOf } from './line-clues.ts';

/** The places of the blocks of a line. */
export interface Arrangement {
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
}

/**
 * Returns the exact number of arrangements, in O(blocks) steps on big integers. `colours` counts
 * the background, too.
 */
export function countArrangements(clue: LineClue, colours: number): bigint {
  if (clue.isUnknown) return BigInt(colours) ** BigInt(clue.size);
  const blocks = clue.lengths.length + clue.isBlotted.reduce((sum, is) => sum + is, 0);
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

/** Makes room for an arrangement of the line. */
export function makeArrangement({ lengths }: LineClue): Arrangement {
  return { starts: new Int32Array(lengths.length), lengths: lengths.slice() };
}

/** Writes the leftmost arrangement; false when the line is too short for its clue. */
export function firstArrangement(clue: LineClue, arrangement: Arrangement): boolean {
  pack(clue, arrangement, 0, 0);
  return slackOf(clue) >= 0;
}

/**
 * Goes on to the next arrangement: takes the last block that can grow or move, makes a blotted
 * block one cell longer or else moves the block one cell on, and puts the later blocks as close
 * behind this block as they fit. Returns false when no block can grow or move.
 */
export function nextArrangement(clue: LineClue, arrangement: Arrangement): boolean {
  const { size, isBlotted, gaps, need } = clue;
  const { starts, lengths } = arrangement;
  for (let j = lengths.length - 1; j >= 0; j--) {
    const end = starts[j] + lengths[j] + gaps[j];
    if (isBlotted[j] === 1 && end + need[j + 1] < size) {
      lengths[j]++;
      pack(clue, arrangement, j + 1, end + 1);
      return true;
    }
    if (starts[j] + need[j] >= size) continue;
    pack(clue, arrangement, j, starts[j] + 1);
    return true;
  }
  return false;
}

function pack(
  { lengths, gaps }: LineClue,
  arrangement: Arrangement,
  block: number,
  from: number,
): void {
  for (let j = block, start = from; j < lengths.length; j++) {
    arrangement.starts[j] = start;
    arrangement.lengths[j] = lengths[j];
    start += lengths[j] + gaps[j];
  }
}

/** Paints an arrangement into `cells` from `at` on, as colour indices; 0 is the background. */
export function paintArrangement(
  { size, colours }: LineClue,
  { starts, lengths }: Arrangement,
  cells: Uint8Array,
  at = 0,
): void {
  cells.fill(0, at, at + size);
  for (let j = 0; j < lengths.length; j++) {
    cells.fill(colours[j], at + starts[j], at + starts[j] + lengths[j]);
  }
}

/**
 * Paints every arrangement of a line in turn into `cells` from `at` on; yields after each. Whatever
 * stands there stays until the next one. `colours` counts the background, too.
 */
export function* paintEach(
  clue: LineClue,
  colours: number,
  cells: Uint8Array,
  at: number,
): Generator<undefined, void> {
  if (clue.isUnknown) {
    yield* paintFreely(cells.subarray(at, at + clue.size), colours);
    return;
  }
  const arrangement = makeArrangement(clue);
  let isLeft = firstArrangement(clue, arrangement);
  for (; isLeft; isLeft = nextArrangement(clue, arrangement)) {
    paintArrangement(clue, arrangement, cells, at);
    yield;
  }
}

/** Paints the cells in every way, as one counts with as many digits; yields after each way. */
function* paintFreely(cells: Uint8Array, colours: number): Generator<undefined, void> {
  cells.fill(0);
  for (;;) {
    yield;
    let i = cells.length - 1;
    while (i >= 0 && cells[i] === colours - 1) cells[i--] = 0;
    if (i < 0) return;
    cells[i]++;
  }
}

/** How many arrangements are painted between two pauses. */
const BATCH = 4096;

/** Paints all arrangements of a line, one after another; yields after every `BATCH` of them. */
export function* paintAll(clue: LineClue, colours: number): Generator<undefined, Uint8Array> {
  const { size } = clue;
  const cells = new Uint8Array(Number(countArrangements(clue, colours)) * size);
  const line = new Uint8Array(size);
  let done = 0;
  for (const _ of paintEach(clue, colours, line, 0)) {
    cells.set(line, done++ * size);
    if (done % BATCH === 0) yield;
  }
  return cells;
}
