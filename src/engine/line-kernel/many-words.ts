// Exact line solve for lines of any length: the method of one-word.ts with n words per set.
//
// A set that belongs to one block often covers only a few of the words of a long line, because the
// block can move over only a part of the line. So each set has a first and a last word, and the
// cost of a block grows with the words that the block can move over, not with the words of the
// line. Cost: about 5 times that of the one-word kernel, per block and word.

import type { Lines } from './clue-tables.ts';
import type { Scratch } from './scratch.ts';

/** Fills `scratch.out` with what the line allows; false when no arrangement fits. */
export function solveManyWords(
  lines: Lines,
  line: number,
  masks: Int32Array,
  scratch: Scratch,
): boolean {
  takeBackground(lines, line, masks, scratch);
  fillRuns(lines, line, masks, scratch.runs);
  if (!forward(lines, line, scratch)) return false;
  backward(lines, line, scratch);
  spreadCovers(lines, line, scratch);
  return true;
}

export function takeBackground(
  lines: Lines,
  line: number,
  masks: Int32Array,
  scratch: Scratch,
): void {
  const at = lines.maskAt[line];
  scratch.words = lines.words[line];
  for (let w = 0; w < scratch.words; w++) scratch.background[w] = masks[at + w];
}

/**
 * Fills `reach` and `starts` for every block; false when some block has no start, or the blocks
 * can't be followed by background up to the end of the line.
 */
function forward(lines: Lines, line: number, scratch: Scratch): boolean {
  const { words, reach, reachLast, ends } = scratch;
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  ends[0] = 1;
  scratch.endsFirst = 0;
  scratch.endsLast = 0;
  for (let j = 0; j < blocks; j++) {
    const block = first + j;
    if (!fillReach(scratch, j, lines.blockLatest[block] >>> 5)) return false;
    if (!findStarts(lines, block, j, scratch)) return false;
    shiftToEnds(lines, block, j, scratch);
    if (lines.blockGap[block] === 1) stepOverGap(scratch);
  }
  if (!fillReach(scratch, blocks, words - 1) || reachLast[blocks] < words - 1) return false;
  return ((reach[blocks * words + words - 1] >>> (lines.length[line] & 31)) & 1) === 1;
}

/**
 * Fills reach(j) up to the word `limit`: the positions that can be reached from the ends of the
 * block before, over cells that may be background. False when there are none.
 */
function fillReach(scratch: Scratch, j: number, limit: number): boolean {
  const { reach, ends, background, endsFirst: from, endsLast: to } = scratch;
  const row = j * scratch.words;
  let carry = 0;
  let last = from - 1;
  for (let w = from; w <= limit && (w <= to || carry === 1); w++) {
    const start = w <= to ? ends[w] : 0;
    const free = background[w];
    const moving = start & free;
    const half = (free + moving) | 0;
    const sum = (half + carry) | 0;
    carry = ((moving | (free & ~half)) >>> 31) | (carry === 1 && sum === 0 ? 1 : 0);
    reach[row + w] = start | (sum ^ free);
    if (reach[row + w] !== 0) last = w;
  }
  scratch.reachFirst[j] = from;
  scratch.reachLast[j] = last;
  return last >= from;
}

/**
 * Fills starts(j), the positions of reach(j) at which the block fits; false when there are none.
 */
function findStarts(lines: Lines, block: number, j: number, scratch: Scratch): boolean {
  const { words, reach, starts, runs, reachFirst, reachLast } = scratch;
  const table = lines.blockTable[block] * words;
  const skip = lines.blockOverhang[block] >>> 5;
  const shift = lines.blockOverhang[block] & 31;
  const row = j * words;
  let first = -1;
  let last = -1;
  for (let w = reachFirst[j]; w <= reachLast[j]; w++) {
    const low = w + skip < words ? runs[table + w + skip] : 0;
    const high = w + skip + 1 < words ? runs[table + w + skip + 1] : 0;
    const fits = runs[table + w] & ((low >>> shift) | ((high << 1) << (31 - shift)));
    const start = reach[row + w] & fits;
    starts[row + w] = start;
    if (start === 0) continue;
    if (first < 0) first = w;
    last = w;
  }
  scratch.startFirst[j] = first;
  scratch.startLast[j] = last;
  return first >= 0;
}

/**
 * Fills `ends` with the starts shifted by the length of the block, over the words that can be other
 * than 0.
 */
function shiftToEnds(lines: Lines, block: number, j: number, scratch: Scratch): void {
  const { words, starts, startFirst, startLast, ends } = scratch;
  const skip = lines.blockLength[block] >>> 5;
  const shift = lines.blockLength[block] & 31;
  const row = j * words;
  const last = startLast[j];
  let low = 0;
  for (let w = startFirst[j]; w <= last; w++) {
    const word = starts[row + w];
    ends[w + skip] = (word << shift) | ((low >>> 1) >>> (31 - shift));
    low = word;
  }
  scratch.endsFirst = startFirst[j] + skip;
  scratch.endsLast = last + skip;
  if (last + skip + 1 === words) return;
  scratch.endsLast++;
  ends[scratch.endsLast] = (low >>> 1) >>> (31 - shift);
}

/**
 * Moves the ends past the gap: keeps the ends whose next cell may be background, and shifts them by
 * one.
 */
function stepOverGap(scratch: Scratch): void {
  const { words, ends, background, endsFirst, endsLast } = scratch;
  let carry = 0;
  for (let w = endsFirst; w <= endsLast; w++) {
    const word = ends[w] & background[w];
    ends[w] = (word << 1) | carry;
    carry = word >>> 31;
  }
  if (endsLast + 1 === words) return;
  ends[endsLast + 1] = carry;
  scratch.endsLast++;
}

/**
 * Finds from the right end which starts belong to a whole arrangement, and what the line then
 * allows.
 */
function backward(lines: Lines, line: number, scratch: Scratch): void {
  const { words, out, reachFirst, rest } = scratch;
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  out.fill(0, 0, words);
  rest.fill(0, reachFirst[blocks], words);
  rest[words - 1] = 1 << (lines.length[line] & 31);
  for (let j = blocks; ; j--) {
    fillLeft(scratch, j);
    markGap(scratch, j);
    if (j === 0) return;
    keepStarts(lines, first + j - 1, j - 1, scratch);
    markBlock(lines, first + j - 1, j - 1, scratch);
  }
}

/** Extends `rest` to the left through cells that may be background, word by word from the right. */
function fillLeft({ reachFirst, reachLast, rest, background }: Scratch, j: number): void {
  const from = reachFirst[j];
  let carry = 0;
  for (let w = reachLast[j]; w >= from; w--) {
    let free = background[w];
    let set = rest[w] | (free & (carry << 31));
    if (set !== 0) {
      set |= free & (set >>> 1);
      free &= free >>> 1;
      set |= free & (set >>> 2);
      free &= free >>> 2;
      set |= free & (set >>> 4);
      free &= free >>> 4;
      set |= free & (set >>> 8);
      free &= free >>> 8;
      set |= free & (set >>> 16);
      rest[w] = set;
    }
    carry = set & 1;
  }
}

/**
 * Marks in `out` the cells that gap j, the gap before block j, can cover: cells that are reached
 * from the left and behind which the rest fits. Leaves in `ends` the positions whose cell may be
 * background and behind whose cell the rest fits. `ends` begins one word before `reach`, because a
 * gap can be the last cell of a word while the rest begins in the next word.
 */
function markGap(scratch: Scratch, j: number): void {
  const { words, reach, reachFirst, reachLast, rest, out, ends, background } = scratch;
  const row = j * words;
  const from = reachFirst[j];
  let high = 0;
  for (let w = reachLast[j]; w >= from; w--) {
    const after = background[w] & ((rest[w] >>> 1) | (high << 31));
    ends[w] = after;
    out[w] |= reach[row + w] & after;
    high = rest[w];
  }
  if (from > 0) ends[from - 1] = background[from - 1] & (high << 31);
}

/**
 * Keeps the starts of block j with which the rest fits behind the block, after a gap or at once.
 */
function keepStarts(lines: Lines, block: number, j: number, scratch: Scratch): void {
  const { words, starts, startFirst, startLast, reachFirst, reachLast, rest, ends } = scratch;
  const hasGap = lines.blockGap[block] === 1;
  const behind = hasGap ? ends : rest;
  const from = hasGap ? Math.max(reachFirst[j + 1] - 1, 0) : reachFirst[j + 1];
  const to = reachLast[j + 1];
  const skip = lines.blockLength[block] >>> 5;
  const shift = lines.blockLength[block] & 31;
  const row = j * words;
  for (let w = startFirst[j]; w <= startLast[j]; w++) {
    const near = w + skip;
    const low = near >= from && near <= to ? behind[near] : 0;
    const high = near + 1 >= from && near + 1 <= to ? behind[near + 1] : 0;
    starts[row + w] &= (low >>> shift) | ((high << 1) << (31 - shift));
  }
}

/**
 * Writes the remaining starts of block j into `rest`, for the block before, and into the cover
 * table. If a gap must follow the block, writes the cells of the gap into `out`.
 */
function markBlock(lines: Lines, block: number, j: number, scratch: Scratch): void {
  const { words, starts, startFirst, startLast, covers, out, rest } = scratch;
  const table = lines.blockTable[block] * words;
  const gap = lines.blockGap[block] === 1;
  const row = j * words;
  rest.fill(0, scratch.reachFirst[j], scratch.reachLast[j] + 1);
  for (let w = startFirst[j]; w <= startLast[j]; w++) {
    const start = starts[row + w];
    if (start === 0) continue;
    rest[w] = start;
    covers[table + w] |= start;
    orShifted(covers, table + w, start, lines.blockOverhang[block]);
    if (gap) orShifted(out, w, start, lines.blockLength[block]);
  }
}

/**
 * Does target |= word << distance, over one or two words. The second word is written only if bits
 * spill into it.
 */
function orShifted(target: Int32Array, at: number, word: number, distance: number): void {
  const w = at + (distance >>> 5);
  const shift = distance & 31;
  target[w] |= word << shift;
  const spill = (word >>> 1) >>> (31 - shift);
  if (spill !== 0) target[w + 1] |= spill;
}

export function fillRuns(lines: Lines, line: number, masks: Int32Array, runs: Int32Array): void {
  const { colour, colourTable, colourLevel } = lines;
  const words = lines.words[line];
  const last = lines.colourAt[line + 1];
  for (let k = lines.colourAt[line]; k < last; k++) {
    const at = lines.maskAt[line] + colour[k] * words;
    let table = colourTable[k] * words;
    for (let w = 0; w < words; w++) runs[table + w] = masks[at + w];
    for (let h = 0; h < colourLevel[k]; h++, table += words) {
      const skip = (1 << h) >>> 5;
      const shift = (1 << h) & 31;
      for (let w = 0; w < words; w++) {
        const low = w + skip < words ? runs[table + w + skip] : 0;
        const high = w + skip + 1 < words ? runs[table + w + skip + 1] : 0;
        runs[table + words + w] =
          runs[table + w] & ((low >>> shift) | ((high << 1) << (31 - shift)));
      }
    }
  }
}

/** Splits each window of 2^h cells into two of 2^(h-1), from the longest down to single cells. */
export function spreadCovers(lines: Lines, line: number, scratch: Scratch): void {
  const { colourTable, colourLevel } = lines;
  const { covers, out } = scratch;
  const words = lines.words[line];
  const first = lines.colourAt[line];
  const last = lines.colourAt[line + 1];
  for (let k = first; k < last; k++) {
    let table = (colourTable[k] + colourLevel[k]) * words;
    for (let h = colourLevel[k] - 1; h >= 0; h--, table -= words) {
      const below = table - words;
      for (let w = 0; w < words; w++) {
        const cover = covers[table + w];
        if (cover === 0) continue;
        covers[table + w] = 0;
        covers[below + w] |= cover;
        orShifted(covers, below + w, cover, 1 << h);
      }
    }
    const to = (k - first + 1) * words;
    for (let w = 0; w < words; w++) {
      out[to + w] = covers[table + w];
      covers[table + w] = 0;
    }
  }
}
