// Exact line solve for lines of any length: the method of one-word.ts with n words a set.
//
// A set that belongs to one block covers only few of the words of a long line: nothing before the
// earliest start that its cells allow, nothing behind the latest. So each set carries its first and
// last word, and a block costs as many words as it can move over, not as many as the line has.
// Cost: about 5 times the one-word kernel a block and word.

import type { Lines } from './clue-tables.ts';
import type { Scratch } from './scratch.ts';

/** Fills `scratch.out` with what the line allows; false when no arrangement fits. */
export function solveManyWords(
  lines: Lines,
  line: number,
  masks: Int32Array,
  scratch: Scratch,
): boolean {
  fillRuns(lines, line, masks, scratch.runs);
  if (!forward(lines, line, masks, scratch)) return false;
  backward(lines, line, masks, scratch);
  spreadCovers(lines, line, scratch);
  return true;
}

/**
 * reach and starts of every block; false when some block has no start or the end is out of reach.
 */
function forward(lines: Lines, line: number, masks: Int32Array, scratch: Scratch): boolean {
  const { reach, starts, reachFirst, reachLast, startFirst, startLast, ends } = scratch;
  const words = lines.words[line];
  const at = lines.maskAt[line];
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  ends[0] = 1;
  let from = 0;
  let to = 0;
  for (let j = 0; ; j++) {
    const row = j * words;
    const limit = j === blocks ? words - 1 : lines.blockLatest[first + j] >>> 5;
    let carry = 0;
    let last = from - 1;
    for (let w = from; w <= limit && (w <= to || carry === 1); w++) {
      const start = w <= to ? ends[w] : 0;
      const free = masks[at + w];
      const moving = start & free;
      const half = (free + moving) | 0;
      const sum = (half + carry) | 0;
      carry = ((moving | (free & ~half)) >>> 31) | (carry === 1 && sum === 0 ? 1 : 0);
      reach[row + w] = start | (sum ^ free);
      if (reach[row + w] !== 0) last = w;
    }
    if (last < from) return false;
    reachFirst[j] = from;
    reachLast[j] = last;
    if (j === blocks) {
      const length = lines.length[line];
      return last === words - 1 && ((reach[row + last] >>> (length & 31)) & 1) === 1;
    }
    if (!findStarts(lines, first + j, j, words, scratch)) return false;
    shiftToEnds(lines, first + j, row, startFirst[j], startLast[j], words, starts, ends);
    const shift = lines.blockLength[first + j] >>> 5;
    from = startFirst[j] + shift;
    to = Math.min(startLast[j] + shift + 1, words - 1);
    if (lines.blockGap[first + j] === 1) to = stepOverGap(masks, at, from, to, words, ends);
  }
}

/** starts(j) = reach(j) where the block fits; false when there is none. */
function findStarts(
  lines: Lines,
  block: number,
  j: number,
  words: number,
  scratch: Scratch,
): boolean {
  const { reach, starts, runs, reachFirst, reachLast } = scratch;
  const table = lines.blockTable[block] * words;
  const skip = lines.blockOverhang[block] >>> 5;
  const turn = lines.blockOverhang[block] & 31;
  const row = j * words;
  let first = -1;
  let last = -1;
  for (let w = reachFirst[j]; w <= reachLast[j]; w++) {
    const low = w + skip < words ? runs[table + w + skip] : 0;
    const high = w + skip + 1 < words ? runs[table + w + skip + 1] : 0;
    const fits = runs[table + w] & ((low >>> turn) | ((high << 1) << (31 - turn)));
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

/** ends = starts shifted by the length of the block, over the words that can be set. */
function shiftToEnds(
  lines: Lines,
  block: number,
  row: number,
  first: number,
  last: number,
  words: number,
  starts: Int32Array,
  ends: Int32Array,
): void {
  const skip = lines.blockLength[block] >>> 5;
  const turn = lines.blockLength[block] & 31;
  let low = 0;
  for (let w = first; w <= last; w++) {
    const word = starts[row + w];
    ends[w + skip] = (word << turn) | ((low >>> 1) >>> (31 - turn));
    low = word;
  }
  if (last + skip + 1 < words) ends[last + skip + 1] = (low >>> 1) >>> (31 - turn);
}

/**
 * The cell behind the block must be background: AND with it, then one on. Returns the last word
 * set.
 */
function stepOverGap(
  masks: Int32Array,
  at: number,
  from: number,
  to: number,
  words: number,
  ends: Int32Array,
): number {
  let carry = 0;
  for (let w = from; w <= to; w++) {
    const word = ends[w] & masks[at + w];
    ends[w] = (word << 1) | carry;
    carry = word >>> 31;
  }
  if (to + 1 < words) ends[++to] = carry;
  return to;
}

/** Finds from the right end which starts belong to a whole arrangement, and what they cover. */
function backward(lines: Lines, line: number, masks: Int32Array, scratch: Scratch): void {
  const { out, reachFirst, reachLast, rest, ends } = scratch;
  const words = lines.words[line];
  const at = lines.maskAt[line];
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  out.fill(0, 0, words);
  rest.fill(0, reachFirst[blocks], words);
  rest[words - 1] = 1 << (lines.length[line] & 31);
  for (let j = blocks; ; j--) {
    const from = reachFirst[j];
    const to = reachLast[j];
    fillLeft(masks, at, from, to, rest);
    markGap(masks, at, j * words, from, to, scratch);
    if (j === 0) return;
    const block = first + j - 1;
    if (lines.blockGap[block] === 1) {
      keepStarts(lines, block, (j - 1) * words, j - 1, ends, Math.max(from - 1, 0), to, scratch);
    } else {
      keepStarts(lines, block, (j - 1) * words, j - 1, rest, from, to, scratch);
    }
    markBlock(lines, block, j - 1, words, scratch);
  }
}

/** Moves left through cells that may be background, word by word from the right. */
function fillLeft(masks: Int32Array, at: number, from: number, to: number, rest: Int32Array): void {
  let carry = 0;
  for (let w = to; w >= from; w--) {
    let free = masks[at + w];
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
 * Background where gap j can lie: reached from the left, and the rest fits one cell on. Leaves in
 * `ends` the positions whose cell is background with the rest behind it, from one word further
 * left: a block that ends on the last position of a word has its gap there and the rest in the next
 * word.
 */
function markGap(
  masks: Int32Array,
  at: number,
  row: number,
  from: number,
  to: number,
  scratch: Scratch,
): void {
  const { reach, rest, out, ends } = scratch;
  let high = 0;
  for (let w = to; w >= from; w--) {
    const after = masks[at + w] & ((rest[w] >>> 1) | (high << 31));
    ends[w] = after;
    out[w] |= reach[row + w] & after;
    high = rest[w];
  }
  if (from > 0) ends[from - 1] = masks[at + from - 1] & (high << 31);
}

/** starts(j) AND what is behind the block, which stands in the words `from` .. `to` of `behind`. */
function keepStarts(
  lines: Lines,
  block: number,
  row: number,
  j: number,
  behind: Int32Array,
  from: number,
  to: number,
  scratch: Scratch,
): void {
  const { starts, startFirst, startLast } = scratch;
  const skip = lines.blockLength[block] >>> 5;
  const turn = lines.blockLength[block] & 31;
  for (let w = startFirst[j]; w <= startLast[j]; w++) {
    const near = w + skip;
    const low = near >= from && near <= to ? behind[near] : 0;
    const high = near + 1 >= from && near + 1 <= to ? behind[near + 1] : 0;
    starts[row + w] &= (low >>> turn) | ((high << 1) << (31 - turn));
  }
}

/**
 * The starts left: into `rest` for the block before, into the cover table, their needed gap into
 * `out`.
 */
function markBlock(lines: Lines, block: number, j: number, words: number, scratch: Scratch): void {
  const { starts, startFirst, startLast, reachFirst, reachLast, covers, out, rest } = scratch;
  const table = lines.blockTable[block] * words;
  const gap = lines.blockGap[block] === 1;
  const row = j * words;
  rest.fill(0, reachFirst[j], reachLast[j] + 1);
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
 * target |= word << shift, into one or two words; nothing is written for bits that are not there.
 */
function orShifted(target: Int32Array, at: number, word: number, shift: number): void {
  const w = at + (shift >>> 5);
  const turn = shift & 31;
  target[w] |= word << turn;
  const spill = (word >>> 1) >>> (31 - turn);
  if (spill !== 0) target[w + 1] |= spill;
}

function fillRuns(lines: Lines, line: number, masks: Int32Array, runs: Int32Array): void {
  const { colour, colourTable, colourLevel } = lines;
  const words = lines.words[line];
  const last = lines.colourAt[line + 1];
  for (let k = lines.colourAt[line]; k < last; k++) {
    const at = lines.maskAt[line] + colour[k] * words;
    let table = colourTable[k] * words;
    for (let w = 0; w < words; w++) runs[table + w] = masks[at + w];
    for (let h = 0; h < colourLevel[k]; h++, table += words) {
      const skip = (1 << h) >>> 5;
      const turn = (1 << h) & 31;
      for (let w = 0; w < words; w++) {
        const low = w + skip < words ? runs[table + w + skip] : 0;
        const high = w + skip + 1 < words ? runs[table + w + skip + 1] : 0;
        runs[table + words + w] = runs[table + w] & ((low >>> turn) | ((high << 1) << (31 - turn)));
      }
    }
  }
}

/** A window of 2^h cells is two of 2^(h-1): from the longest down to single cells. */
function spreadCovers(lines: Lines, line: number, scratch: Scratch): void {
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
