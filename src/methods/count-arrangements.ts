// Counts the ways of a line, the arrangements that fit what is known of its cells, without listing
// them. Two tables, filled from the end of the line, tell for each block and each cell in how many
// ways the blocks from this block on fit the cells from this cell on. The tables also lead from one
// way to the next.
//
// Cost: O(blocks x cells) time and memory, whatever the number of ways. The numbers are exact up to
// 2^53 and rounded beyond. The ways of a blotted block are those of all its lengths. An unknown
// line has no tables.

import type { LineClue } from './line-clues.ts';
import type { Arrangement } from './list-arrangements.ts';

/** Tables large enough for every line of the clues that they were made for. */
export interface Ways {
  /** rest[j * stride + p]: in how many ways the blocks from j on fit the cells from p on. */
  readonly rest: Float64Array;
  /** begin[j * stride + p]: how many of these ways begin block j at p. */
  readonly begin: Float64Array;
  readonly stride: number;
  /** The candidates of the line for which the tables are filled. */
  line: Int32Array;
}

export function makeWays(clues: readonly LineClue[]): Ways {
  const { rows, stride } = shapeOf(clues);
  const makeTable = () => new Float64Array(rows * stride);
  return { rest: makeTable(), begin: makeTable(), stride, line: new Int32Array(0) };
}

export function waysBytes(clues: readonly LineClue[]): number {
  const { rows, stride } = shapeOf(clues);
  return 2 * Float64Array.BYTES_PER_ELEMENT * rows * stride;
}

function shapeOf(clues: readonly LineClue[]): { readonly rows: number; readonly stride: number } {
  const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);
  return {
    rows: most(clues.map(({ lengths }) => lengths.length)) + 1,
    stride: most(clues.map(({ size }) => size)) + 1,
  };
}

/**
 * Fills the tables for a line with these candidates (bit 0 is the background) and returns the
 * number of all ways.
 */
export function countWays(clue: LineClue, line: Int32Array, ways: Ways): number {
  if (clue.isUnknown) return line.reduce((product, mask) => product * countCandidates(mask), 1);
  const { rest, stride } = ways;
  ways.line = line;
  const blocks = clue.lengths.length;
  let from = blocks * stride;
  rest[from + clue.size] = 1;
  for (let p = clue.size - 1; p >= 0; p--) rest[from + p] = line[p] & 1 ? rest[from + p + 1] : 0;
  for (let j = blocks - 1; j >= 0; j--) {
    if (clue.isBlotted[j] === 1) fillBlottedBlock(clue, j, line, ways);
    else fillBlock(clue, j, line, ways);
    from = j * stride;
  }
  return rest[0];
}

/**
 * Writes the leftmost starts that fit for the blocks from `block` on in the cells from `from` on; a
 * blotted block gets the greatest length that fits. At least one way must exist.
 */
export function firstFit(
  clue: LineClue,
  ways: Ways,
  { starts, lengths }: Arrangement,
  block = 0,
  from = 0,
): void {
  const { begin, stride } = ways;
  for (let j = block, start = from; j < starts.length; j++) {
    while (begin[j * stride + start] === 0) start++;
    starts[j] = start;
    lengths[j] = clue.isBlotted[j] === 1 ? longestFit(clue, ways, j, start) : clue.lengths[j];
    start += lengths[j] + clue.gaps[j];
  }
}

/**
 * Goes on to the next way: shortens or else moves the last block with which that can be done, and
 * puts each later block at its leftmost start that fits. Returns this block, or -1 when there is
 * none. `ways` must hold the tables of this line; they rule out every start and every end behind
 * which the later blocks would not fit.
 */
export function nextFit(clue: LineClue, ways: Ways, arrangement: Arrangement): number {
  const { rest, stride, line } = ways;
  const { starts, lengths } = arrangement;
  for (let j = starts.length - 1; j >= 0; j--) {
    const end = starts[j] + lengths[j];
    const shorter = clue.isBlotted[j] === 1 ? lengthUpTo(clue, ways, j, [starts[j], end - 1]) : 0;
    if (shorter > 0) {
      lengths[j] = shorter;
      firstFit(clue, ways, arrangement, j + 1, starts[j] + shorter + clue.gaps[j]);
      return j;
    }
    const next = starts[j] + 1;
    if ((line[next - 1] & 1) === 0 || rest[j * stride + next] === 0) continue;
    firstFit(clue, ways, arrangement, j, next);
    return j;
  }
  return -1;
}

/** Returns the greatest length that fits for a blotted block from `start` on. */
function longestFit(clue: LineClue, ways: Ways, block: number, start: number): number {
  let end = start;
  while (end < clue.size && ((ways.line[end] >>> clue.colours[block]) & 1) === 1) end++;
  return lengthUpTo(clue, ways, block, [start, end]);
}

/**
 * Returns the greatest length that fits for a blotted block from `start` on that ends before cell
 * `end` or earlier; 0 if there is none. All cells between must be able to have its colour.
 */
function lengthUpTo(
  { size, gaps }: LineClue,
  { rest, stride, line }: Ways,
  block: number,
  [start, last]: readonly [start: number, end: number],
): number {
  const gap = gaps[block];
  for (let end = last; end > start; end--) {
    const isClosed = gap === 0 || (end < size && (line[end] & 1) === 1);
    if (isClosed && rest[(block + 1) * stride + end + gap] > 0) return end - start;
  }
  return 0;
}

function fillBlock(
  { size, lengths, colours, gaps }: LineClue,
  block: number,
  line: Int32Array,
  { rest, begin, stride }: Ways,
): void {
  const [length, colour] = [lengths[block], colours[block]];
  const at = block * stride;
  rest[at + size] = 0;
  begin[at + size] = 0;
  for (let p = size - 1, run = 0; p >= 0; p--) {
    run = (line[p] >>> colour) & 1 ? run + 1 : 0;
    const end = p + length;
    const isFree = run >= length && (gaps[block] === 0 || (end < size && (line[end] & 1) === 1));
    begin[at + p] = isFree ? rest[at + stride + end + gaps[block]] : 0;
    rest[at + p] = begin[at + p] + (line[p] & 1 ? rest[at + p + 1] : 0);
  }
}

function fillBlottedBlock(
  { size, colours, gaps }: LineClue,
  block: number,
  line: Int32Array,
  { rest, begin, stride }: Ways,
): void {
  const [colour, gap] = [colours[block], gaps[block]];
  const at = block * stride;
  rest[at + size] = 0;
  begin[at + size] = 0;
  for (let p = size - 1; p >= 0; p--) {
    const canEnd = gap === 0 || (p + 1 < size && (line[p + 1] & 1) === 1);
    const ending = canEnd ? rest[at + stride + p + 1 + gap] : 0;
    begin[at + p] = (line[p] >>> colour) & 1 ? ending + begin[at + p + 1] : 0;
    rest[at + p] = begin[at + p] + (line[p] & 1 ? rest[at + p + 1] : 0);
  }
}

function countCandidates(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
