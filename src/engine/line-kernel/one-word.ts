// Exact line solve for lines of up to 31 cells: every set is one 32-bit word.
//
// Bit p of a set stands for position p, the edge to the left of cell p; position n is the right
// end. Forward: reach(j) is the set of positions at which block j can start as far as the blocks
// before it allow. Moving right over cells that may be background is one addition: a carry passes
// through consecutive ones. Backward: the same from the right end, in five doubling steps, because
// a carry moves only one way. A start of block j that both passes allow belongs to an arrangement
// of the whole line; the cells that blocks with such starts cover, and the cells that the gaps
// beside these blocks cover, are all that the line allows. Cost: about 40 operations per block, and
// 6 per power of two up to the longest block. Source: the block form of the carry trick in
// hyouv/FastNonogramSolver; here blocks share windows (see clue-tables.ts).

import type { Lines } from './clue-tables.ts';
import type { Scratch } from './scratch.ts';

/** Fills `scratch.out` with what the line allows; false when no arrangement fits. */
export function solveOneWord(
  lines: Lines,
  line: number,
  masks: Int32Array,
  scratch: Scratch,
): boolean {
  const { blockLength, blockGap, blockTable, blockOverhang } = lines;
  const { reach, starts, runs, covers, out } = scratch;
  const at = lines.maskAt[line];
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  const end = 1 << lines.length[line];
  const background = masks[at];
  fillRuns(lines, line, masks, runs);

  let reached = 1 | ((background + (1 & background)) ^ background);
  for (let j = 0; j < blocks; j++) {
    const b = first + j;
    const window = runs[blockTable[b]];
    const start = reached & window & (window >>> blockOverhang[b]);
    if (start === 0) return false;
    reach[j] = reached;
    starts[j] = start;
    const next =
      blockGap[b] === 1 ? ((start << blockLength[b]) & background) << 1 : start << blockLength[b];
    reached = next | (((background + (next & background)) | 0) ^ background);
  }
  if ((reached & end) === 0) return false;

  const by1 = background;
  const by2 = by1 & (by1 >>> 1);
  const by4 = by2 & (by2 >>> 2);
  const by8 = by4 & (by4 >>> 4);
  const by16 = by8 & (by8 >>> 8);
  let rest = end;
  rest |= by1 & (rest >>> 1);
  rest |= by2 & (rest >>> 2);
  rest |= by4 & (rest >>> 4);
  rest |= by8 & (rest >>> 8);
  rest |= by16 & (rest >>> 16);
  let gap = reached & background & (rest >>> 1);
  for (let j = blocks - 1; j >= 0; j--) {
    const b = first + j;
    const length = blockLength[b];
    let start: number;
    if (blockGap[b] === 1) {
      start = starts[j] & ((background & (rest >>> 1)) >>> length);
      gap |= start << length;
    } else {
      start = starts[j] & (rest >>> length);
    }
    starts[j] = start;
    covers[blockTable[b]] |= start | (start << blockOverhang[b]);
    rest = start;
    rest |= by1 & (rest >>> 1);
    rest |= by2 & (rest >>> 2);
    rest |= by4 & (rest >>> 4);
    rest |= by8 & (rest >>> 8);
    rest |= by16 & (rest >>> 16);
    gap |= reach[j] & background & (rest >>> 1);
  }
  out[0] = gap;
  spreadCovers(lines, line, covers, out);
  return true;
}

function fillRuns(lines: Lines, line: number, masks: Int32Array, runs: Int32Array): void {
  const { colour, colourTable, colourLevel } = lines;
  const at = lines.maskAt[line];
  const last = lines.colourAt[line + 1];
  for (let k = lines.colourAt[line]; k < last; k++) {
    const table = colourTable[k];
    let run = masks[at + colour[k]];
    runs[table] = run;
    for (let h = 1; h <= colourLevel[k]; h++) {
      run &= run >>> (1 << (h - 1));
      runs[table + h] = run;
    }
  }
}

/** Splits each window of 2^h cells into two of 2^(h-1), from the longest down to single cells. */
function spreadCovers(lines: Lines, line: number, covers: Int32Array, out: Int32Array): void {
  const { colourTable, colourLevel } = lines;
  const first = lines.colourAt[line];
  const last = lines.colourAt[line + 1];
  for (let k = first; k < last; k++) {
    const table = colourTable[k];
    let cover = 0;
    for (let h = colourLevel[k]; h > 0; h--) {
      cover |= covers[table + h];
      covers[table + h] = 0;
      cover |= cover << (1 << (h - 1));
    }
    out[k - first + 1] = cover | covers[table];
    covers[table] = 0;
  }
}
