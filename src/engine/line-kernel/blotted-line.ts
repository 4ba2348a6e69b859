// Exact line solve for lines with blotted blocks: the passes of one-word.ts with n words per set.
//
// A blotted block can end behind every cell of the run of cells that may have its colour and that
// its start is in, so its ends are a set of their own: from the left, the starts move right through
// these cells; from the right, the ends behind which the rest fits move left. No set is narrowed to
// the words that it covers: the cost is six times that of one-word.ts on lines of 30 cells, twice
// that of many-words.ts on 100, and ten times that on 1000.

import type { Lines } from './clue-tables.ts';
import { fillRuns, spreadCovers, takeBackground } from './many-words.ts';
import type { Scratch } from './scratch.ts';

/** Fills `scratch.out` with what the line allows; false when no arrangement fits. */
export function solveBlottedLine(
  lines: Lines,
  line: number,
  masks: Int32Array,
  scratch: Scratch,
): boolean {
  takeBackground(lines, line, masks, scratch);
  fillRuns(lines, line, masks, scratch.runs);
  const blocks = lines.blockAt[line + 1] - lines.blockAt[line];
  scratch.startFirst.fill(0, 0, blocks);
  scratch.startLast.fill(scratch.words - 1, 0, blocks);
  if (!forward(lines, line, scratch)) return false;
  backward(lines, line, scratch);
  spreadCovers(lines, line, scratch);
  return true;
}

/**
 * Fills `reach`, `starts` and `blockEnds` for every block; false when some block has no start, or
 * the blocks can't be followed by background up to the end of the line.
 */
function forward(lines: Lines, line: number, scratch: Scratch): boolean {
  const { words, reach, ends, background } = scratch;
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  ends.fill(0, 0, words);
  ends[0] = 1;
  for (let j = 0; j < blocks; j++) {
    fillRight(scratch, background, 0);
    copy(ends, reach, j * words, words);
    if (!findStarts(lines, first + j, scratch, j * words)) return false;
    findEnds(lines, first + j, scratch, j * words);
    if (lines.blockGap[first + j] === 0) continue;
    for (let w = 0; w < words; w++) ends[w] &= background[w];
    shiftUp(ends, 1, words);
  }
  fillRight(scratch, background, 0);
  copy(ends, reach, blocks * words, words);
  return ((ends[words - 1] >>> (lines.length[line] & 31)) & 1) === 1;
}

/** Fills the starts of a block from its reach in `ends`; false when there are none. */
function findStarts(lines: Lines, block: number, scratch: Scratch, row: number): boolean {
  const { words, starts, runs, ends } = scratch;
  const table = lines.blockTable[block] * words;
  const skip = lines.blockOverhang[block] >>> 5;
  const shift = lines.blockOverhang[block] & 31;
  let any = 0;
  for (let w = 0; w < words; w++) {
    const low = w + skip < words ? runs[table + w + skip] : 0;
    const high = w + skip + 1 < words ? runs[table + w + skip + 1] : 0;
    const fits = runs[table + w] & ((low >>> shift) | ((high << 1) << (31 - shift)));
    starts[row + w] = ends[w] & fits;
    any |= starts[row + w];
  }
  return any !== 0;
}

/** Leaves the ends that belong to the starts of a block in `ends`. */
function findEnds(lines: Lines, block: number, scratch: Scratch, row: number): void {
  const { words, starts, runs, ends, blockEnds } = scratch;
  for (let w = 0; w < words; w++) ends[w] = starts[row + w];
  const length = lines.blockLength[block];
  shiftUp(ends, Math.max(length, 1), words);
  if (length > 0) return;
  fillRight(scratch, runs, lines.blockTable[block] * words);
  copy(ends, blockEnds, row, words);
}

/**
 * Finds from the right end which starts and ends belong to a whole arrangement, and what the line
 * then allows.
 */
function backward(lines: Lines, line: number, scratch: Scratch): void {
  const { words, out, reach, rest, ends, background } = scratch;
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  out.fill(0, 0, words);
  rest.fill(0, 0, words);
  rest[words - 1] = 1 << (lines.length[line] & 31);
  for (let j = blocks; ; j--) {
    fillLeft(scratch, background, 0);
    // `ends` takes the positions whose cell may be background, with the rest fitting behind it.
    for (let w = 0; w < words; w++) {
      const high = w + 1 < words ? rest[w + 1] : 0;
      ends[w] = background[w] & ((rest[w] >>> 1) | (high << 31));
      out[w] |= reach[j * words + w] & ends[w];
    }
    if (j === 0) return;
    const block = first + j - 1;
    if (lines.blockGap[block] === 1) copy(ends, rest, 0, words);
    if (lines.blockLength[block] > 0) keepStarts(lines, block, scratch, (j - 1) * words);
    else keepRuns(lines, block, scratch, (j - 1) * words);
  }
}

/**
 * Keeps the starts of a block behind which `rest` begins, marks what the block and its gap cover,
 * and leaves the starts in `rest`.
 */
function keepStarts(lines: Lines, block: number, scratch: Scratch, row: number): void {
  const { words, starts, covers, out, ends, rest } = scratch;
  shiftDown(rest, lines.blockLength[block], words);
  for (let w = 0; w < words; w++) {
    starts[row + w] &= rest[w];
    rest[w] = starts[row + w];
  }
  const table = lines.blockTable[block] * words;
  copy(rest, ends, 0, words);
  shiftUp(ends, lines.blockOverhang[block], words);
  for (let w = 0; w < words; w++) covers[table + w] |= rest[w] | ends[w];
  if (lines.blockGap[block] === 0) return;
  copy(rest, ends, 0, words);
  shiftUp(ends, lines.blockLength[block], words);
  for (let w = 0; w < words; w++) out[w] |= ends[w];
}

/**
 * Does for a blotted block what `keepStarts` does: it keeps the ends behind which `rest` begins,
 * and the starts from which a run leads to one of them. The block covers the cells that a start
 * reaches and that reach an end.
 */
function keepRuns(lines: Lines, block: number, scratch: Scratch, row: number): void {
  const { words, starts, blockEnds, runs, covers, out, ends, rest } = scratch;
  const table = lines.blockTable[block] * words;
  for (let w = 0; w < words; w++) {
    blockEnds[row + w] &= rest[w];
    rest[w] = blockEnds[row + w];
    if (lines.blockGap[block] === 1) out[w] |= rest[w];
  }
  fillLeft(scratch, runs, table);
  shiftDown(rest, 1, words);
  for (let w = 0; w < words; w++) {
    starts[row + w] &= rest[w];
    ends[w] = starts[row + w];
  }
  fillRight(scratch, runs, table);
  for (let w = 0; w < words; w++) {
    covers[table + w] |= ends[w] & rest[w] & runs[table + w];
    rest[w] = starts[row + w];
  }
}

/** Moves `ends` right over the cells in `through`, whose mask begins at index `at`. */
function fillRight({ words, ends }: Scratch, through: Int32Array, at: number): void {
  let carry = 0;
  for (let w = 0; w < words; w++) {
    const free = through[at + w];
    const moving = ends[w] & free;
    const half = (free + moving) | 0;
    const sum = (half + carry) | 0;
    carry = ((moving | (free & ~half)) >>> 31) | (carry === 1 && sum === 0 ? 1 : 0);
    ends[w] |= sum ^ free;
  }
}

/** Moves `rest` left over the cells in `through`, whose mask begins at index `at`. */
function fillLeft({ words, rest }: Scratch, through: Int32Array, at: number): void {
  let carry = 0;
  for (let w = words - 1; w >= 0; w--) {
    let free = through[at + w];
    let set = rest[w] | (free & (carry << 31));
    for (let by = 1; by < 32; by *= 2) {
      set |= free & (set >>> by);
      free &= free >>> by;
    }
    rest[w] = set;
    carry = set & 1;
  }
}

function copy(from: Int32Array, to: Int32Array, at: number, words: number): void {
  for (let w = 0; w < words; w++) to[at + w] = from[w];
}

/** Moves every position of a set to the right by this many cells. */
function shiftUp(set: Int32Array, by: number, words: number): void {
  const skip = by >>> 5;
  const shift = by & 31;
  for (let w = words - 1; w >= 0; w--) {
    const high = w >= skip ? set[w - skip] : 0;
    const low = w > skip ? set[w - skip - 1] : 0;
    set[w] = (high << shift) | ((low >>> 1) >>> (31 - shift));
  }
}

/** Moves every position of a set to the left by this many cells. */
function shiftDown(set: Int32Array, by: number, words: number): void {
  const skip = by >>> 5;
  const shift = by & 31;
  for (let w = 0; w < words; w++) {
    const low = w + skip < words ? set[w + skip] : 0;
    const high = w + skip + 1 < words ? set[w + skip + 1] : 0;
    set[w] = (low >>> shift) | ((high << 1) << (31 - shift));
  }
}
