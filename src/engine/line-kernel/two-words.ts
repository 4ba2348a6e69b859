// Exact line solve for lines of 32 to 63 cells: the method of one-word.ts with two words per set.
//
// The addition that moves right carries from the low into the high word: the bits of x0 are among
// those of p0, so the low sum overflows exactly when the top bit of x0 or of p0 & ~sum is set. A
// shift by 32 does nothing in JavaScript, so shifts across words are made in two steps, by 1 and by
// the rest. Cost: about 2.5 times that of the one-word kernel, per block.

import type { Lines } from './clue-tables.ts';
import type { Scratch } from './scratch.ts';

/** Fills `scratch.out` with what the line allows; false when no arrangement fits. */
export function solveTwoWords(
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
  const p0 = masks[at];
  const p1 = masks[at + 1];
  fillRuns(lines, line, masks, runs);

  let g0 = 1;
  let g1 = 0;
  for (let j = 0; ; j++) {
    const x0 = g0 & p0;
    const sum = (p0 + x0) | 0;
    const carry = (x0 | (p0 & ~sum)) >>> 31;
    const r0 = g0 | (sum ^ p0);
    const r1 = g1 | (((((p1 + (g1 & p1)) | 0) + carry) | 0) ^ p1);
    reach[2 * j] = r0;
    reach[2 * j + 1] = r1;
    if (j === blocks) break;

    const b = first + j;
    const table = 2 * blockTable[b];
    const shift = blockOverhang[b];
    const w0 = runs[table];
    const w1 = runs[table + 1];
    const s0 = r0 & w0 & ((w0 >>> shift) | ((w1 << 1) << (31 - shift)));
    const s1 = r1 & w1 & (w1 >>> shift);
    if ((s0 | s1) === 0) return false;
    starts[2 * j] = s0;
    starts[2 * j + 1] = s1;
    const length = blockLength[b];
    g0 = length < 32 ? s0 << length : 0;
    g1 = length < 32 ? (s1 << length) | ((s0 >>> 1) >>> (31 - length)) : s0 << (length - 32);
    if (blockGap[b] === 1) {
      g0 &= p0;
      g1 = ((g1 & p1) << 1) | (g0 >>> 31);
      g0 <<= 1;
    }
  }
  if ((reach[2 * blocks + 1] & end) === 0) return false;

  const p0by2 = p0 & (p0 >>> 1);
  const p0by4 = p0by2 & (p0by2 >>> 2);
  const p0by8 = p0by4 & (p0by4 >>> 4);
  const p0by16 = p0by8 & (p0by8 >>> 8);
  const p1by2 = p1 & (p1 >>> 1);
  const p1by4 = p1by2 & (p1by2 >>> 2);
  const p1by8 = p1by4 & (p1by4 >>> 4);
  const p1by16 = p1by8 & (p1by8 >>> 8);
  let gap0 = 0;
  let gap1 = 0;
  let t0 = 0;
  let t1 = end;
  for (let j = blocks; ; j--) {
    t1 |= p1 & (t1 >>> 1);
    t1 |= p1by2 & (t1 >>> 2);
    t1 |= p1by4 & (t1 >>> 4);
    t1 |= p1by8 & (t1 >>> 8);
    t1 |= p1by16 & (t1 >>> 16);
    t0 |= p0 & (t1 << 31);
    t0 |= p0 & (t0 >>> 1);
    t0 |= p0by2 & (t0 >>> 2);
    t0 |= p0by4 & (t0 >>> 4);
    t0 |= p0by8 & (t0 >>> 8);
    t0 |= p0by16 & (t0 >>> 16);
    // `after` holds the positions whose next cell may be background, with the rest fitting behind
    // it.
    const after0 = p0 & ((t0 >>> 1) | (t1 << 31));
    const after1 = p1 & (t1 >>> 1);
    gap0 |= reach[2 * j] & after0;
    gap1 |= reach[2 * j + 1] & after1;
    if (j === 0) break;

    const b = first + j - 1;
    const length = blockLength[b];
    const gap = blockGap[b] === 1;
    const e0 = gap ? after0 : t0;
    const e1 = gap ? after1 : t1;
    const s1 = length < 32 ? starts[2 * j - 1] & (e1 >>> length) : 0;
    const s0 =
      starts[2 * j - 2] &
      (length < 32 ? (e0 >>> length) | ((e1 << 1) << (31 - length)) : e1 >>> (length - 32));
    if (gap) {
      gap0 |= length < 32 ? s0 << length : 0;
      gap1 |= length < 32 ? (s1 << length) | ((s0 >>> 1) >>> (31 - length)) : s0 << (length - 32);
    }
    starts[2 * j - 2] = s0;
    starts[2 * j - 1] = s1;
    const table = 2 * blockTable[b];
    const shift = blockOverhang[b];
    covers[table] |= s0 | (s0 << shift);
    covers[table + 1] |= s1 | (s1 << shift) | ((s0 >>> 1) >>> (31 - shift));
    t0 = s0;
    t1 = s1;
  }
  out[0] = gap0;
  out[1] = gap1;
  spreadCovers(lines, line, covers, out);
  return true;
}

function fillRuns(lines: Lines, line: number, masks: Int32Array, runs: Int32Array): void {
  const { colour, colourTable, colourLevel } = lines;
  const at = lines.maskAt[line];
  const last = lines.colourAt[line + 1];
  for (let k = lines.colourAt[line]; k < last; k++) {
    let run0 = masks[at + 2 * colour[k]];
    let run1 = masks[at + 2 * colour[k] + 1];
    for (let h = 0, table = 2 * colourTable[k]; ; h++, table += 2) {
      runs[table] = run0;
      runs[table + 1] = run1;
      if (h === colourLevel[k]) break;
      const by = 1 << h;
      run0 &= (run0 >>> by) | ((run1 << 1) << (31 - by));
      run1 &= run1 >>> by;
    }
  }
}

/** Splits each window of 2^h cells into two of 2^(h-1), from the longest down to single cells. */
function spreadCovers(lines: Lines, line: number, covers: Int32Array, out: Int32Array): void {
  const { colourTable, colourLevel } = lines;
  const first = lines.colourAt[line];
  const last = lines.colourAt[line + 1];
  for (let k = first; k < last; k++) {
    let cover0 = 0;
    let cover1 = 0;
    for (let h = colourLevel[k]; h >= 0; h--) {
      const table = 2 * (colourTable[k] + h);
      cover0 |= covers[table];
      cover1 |= covers[table + 1];
      covers[table] = 0;
      covers[table + 1] = 0;
      if (h === 0) break;
      const by = 1 << (h - 1);
      cover1 |= (cover1 << by) | ((cover0 >>> 1) >>> (31 - by));
      cover0 |= cover0 << by;
    }
    out[2 * (k - first + 1)] = cover0;
    out[2 * (k - first + 1) + 1] = cover1;
  }
}
