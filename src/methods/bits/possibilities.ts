// Lists the possibilities of a line, the arrangements that agree with its known cells, as integers
// in decreasing order. An unknown line has every integer that agrees with them.
//
// The first cell is the highest bit. An integer is an array of 32-bit words, lowest word first, so
// a line may have any length. A table of ways tells where a block can begin so that the later
// blocks still fit, so the listing never backtracks. Cost: O(blocks x cells) for the table, then at
// most O(cells + blocks x words) for each possibility.

import { countWays, firstFit, makeWays, nextFit, type Ways } from '../count-arrangements.ts';
import type { LineClue } from '../line-clues.ts';
import { type Arrangement, makeArrangement } from '../list-arrangements.ts';

/** Memory for lines up to a size, and the current possibility of the line opened last. */
export interface Possibilities {
  readonly ways: Ways;
  readonly words: number;
  clue: LineClue;
  line: Int32Array;
  /** Valid after `nextPossibility` returned true, or after `resume`. */
  current: Possibility;
  isBegun: boolean;
  /** The first j blocks of the current possibility, as an integer, from j * words on. */
  readonly prefixes: Int32Array;
}

/** A possibility of a line: where its blocks lie, or, of an unknown line, the integer itself. */
export interface Possibility {
  readonly arrangement: Arrangement;
  readonly free: Int32Array;
}

export function makePossibilities(clues: readonly LineClue[]): Possibilities {
  const words = ((Math.max(...clues.map(({ size }) => size)) - 1) >>> 5) + 1;
  const blocks = Math.max(...clues.map(({ lengths }) => lengths.length));
  return {
    ways: makeWays(clues),
    words,
    clue: clues[0],
    line: new Int32Array(clues[0].size),
    current: makePossibility(clues[0], words),
    isBegun: false,
    prefixes: new Int32Array((blocks + 1) * words),
  };
}

function makePossibility(clue: LineClue, words: number): Possibility {
  return { arrangement: makeArrangement(clue), free: new Int32Array(clue.isUnknown ? words : 0) };
}

/** Returns the current possibility, which stays as it is. */
export function copyPossibility({ current: { arrangement, free } }: Possibilities): Possibility {
  const { starts, lengths } = arrangement;
  return { arrangement: { starts: starts.slice(), lengths: lengths.slice() }, free: free.slice() };
}

/**
 * Opens a line with these candidates, so that its first possibility comes next. Returns how many
 * possibilities the line has.
 */
export function openLine(all: Possibilities, clue: LineClue, line: Int32Array): number {
  all.clue = clue;
  all.line = line;
  all.current = makePossibility(clue, all.words);
  all.isBegun = false;
  return countWays(clue, line, all.ways);
}

/**
 * Goes back to a possibility of the line opened last, so that the possibility after it comes next.
 */
export function resume(all: Possibilities, { arrangement, free }: Possibility): void {
  all.current.arrangement.starts.set(arrangement.starts);
  all.current.arrangement.lengths.set(arrangement.lengths);
  all.current.free.set(free);
  all.isBegun = true;
  putBlocks(all, 0);
}

/**
 * Goes to the possibility with this index, counted from 0 in the order of the list. The line has a
 * clue without blotted blocks and more possibilities than that. Cost: O(cells), however far it is.
 */
export function skipTo(all: Possibilities, index: number): void {
  const { clue, current, ways } = all;
  let left = index;
  for (let j = 0, start = 0; j < clue.lengths.length; j++) {
    while (left >= ways.begin[j * ways.stride + start]) {
      left -= ways.begin[j * ways.stride + start];
      start++;
    }
    current.arrangement.starts[j] = start;
    start += clue.lengths[j] + clue.gaps[j];
  }
  all.isBegun = true;
  putBlocks(all, 0);
}

/** Goes on to the next possibility; false when there is none. */
export function nextPossibility(all: Possibilities): boolean {
  const { clue, current, ways } = all;
  if (clue.isUnknown) return nextFree(all);
  if (all.isBegun) {
    const block = nextFit(clue, ways, current.arrangement);
    if (block >= 0) putBlocks(all, block);
    return block >= 0;
  }
  all.isBegun = true;
  if (ways.rest[0] === 0) return false;
  firstFit(clue, ways, current.arrangement);
  putBlocks(all, 0);
  return true;
}

/** Goes on to the next integer of an unknown line, as one counts down; false when there is none. */
function nextFree(all: Possibilities): boolean {
  const { clue, line, current } = all;
  const { free } = current;
  const flip = (cell: number): void => {
    const bit = clue.size - 1 - cell;
    free[bit >>> 5] ^= 1 << (bit & 31);
  };
  if (!all.isBegun) {
    all.isBegun = true;
    free.fill(0);
    for (let cell = 0; cell < clue.size; cell++) if ((line[cell] & 2) !== 0) flip(cell);
    return true;
  }
  for (let cell = clue.size - 1; cell >= 0; cell--) {
    if (line[cell] !== 3) continue;
    flip(cell);
    if (bitOf(clue, free, cell) === 0) return true;
  }
  return false;
}

/** Returns word `word` of the current possibility. */
export function wordAt({ clue, current, prefixes, words }: Possibilities, word: number): number {
  if (clue.isUnknown) return current.free[word];
  return prefixes[clue.lengths.length * words + word];
}

/** Writes the blocks from `block` on into the integer. */
function putBlocks(all: Possibilities, block: number): void {
  for (let j = block; j < all.clue.lengths.length; j++) putBlock(all, j);
}

function putBlock({ clue, current, prefixes, words }: Possibilities, block: number): void {
  const { starts, lengths } = current.arrangement;
  const high = clue.size - 1 - starts[block];
  const low = high + 1 - lengths[block];
  const at = block * words;
  prefixes.copyWithin(at + words, at, at + words);
  for (let w = low >>> 5; w <= high >>> 5; w++) {
    const from = w === low >>> 5 ? -1 << (low & 31) : -1;
    const to = w === high >>> 5 ? -1 >>> (31 - (high & 31)) : -1;
    prefixes[at + words + w] |= from & to;
  }
}

/** Returns the bit of a cell in an integer of this line. */
export function bitOf({ size }: LineClue, integer: Int32Array, cell: number): number {
  const bit = size - 1 - cell;
  return (integer[bit >>> 5] >>> (bit & 31)) & 1;
}

export function toDecimal(integer: Int32Array): string {
  return `${integer.reduceRight<bigint>((value, word) => (value << 32n) | BigInt(word >>> 0), 0n)}`;
}
