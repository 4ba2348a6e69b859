// Exact line solve for lines of 64 to 95 cells: the method of one-word.ts with three words per set.
//
// Sums carry from word to word. A shift by a length first moves whole words, and then the rest, in
// two steps where bits go from one word to the next, because a shift by 32 does nothing in
// JavaScript. Cost: about 4 times that of the one-word kernel, per block. The run and cover tables
// are those of many-words.ts: tables of its own would save at most 6 %.

import type { Lines } from './clue-tables.ts';
import { fillRuns, spreadCovers } from './many-words.ts';
import type { Scratch } from './scratch.ts';

/** Fills `scratch.out` with what the line allows; false when no arrangement fits. */
export function solveThreeWords(
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
 * Fills `reach` and `starts` for every block; false when some block has no start, or the blocks
 * can't be followed by background up to the end of the line.
 */
function forward(lines: Lines, line: number, masks: Int32Array, scratch: Scratch): boolean {
  const { blockLength, blockGap, blockTable, blockOverhang } = lines;
  const { reach, starts, runs, startFirst, startLast } = scratch;
  const at = lines.maskAt[line];
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  const p0 = masks[at];
  const p1 = masks[at + 1];
  const p2 = masks[at + 2];
  let g0 = 1;
  let g1 = 0;
  let g2 = 0;
  for (let j = 0; ; j++) {
    const x0 = g0 & p0;
    const sum0 = (p0 + x0) | 0;
    const carry1 = (x0 | (p0 & ~sum0)) >>> 31;
    const x1 = g1 & p1;
    const half1 = (p1 + x1) | 0;
    const sum1 = (half1 + carry1) | 0;
    const carry2 = ((x1 | (p1 & ~half1)) >>> 31) | (carry1 === 1 && sum1 === 0 ? 1 : 0);
    const r0 = g0 | (sum0 ^ p0);
    const r1 = g1 | (sum1 ^ p1);
    const r2 = g2 | (((((p2 + (g2 & p2)) | 0) + carry2) | 0) ^ p2);
    reach[3 * j] = r0;
    reach[3 * j + 1] = r1;
    reach[3 * j + 2] = r2;
    if (j === blocks) return ((r2 >>> (lines.length[line] & 31)) & 1) === 1;

    const b = first + j;
    const table = 3 * blockTable[b];
    const over = blockOverhang[b];
    const w0 = runs[table];
    const w1 = runs[table + 1];
    const w2 = runs[table + 2];
    const s0 = r0 & w0 & ((w0 >>> over) | ((w1 << 1) << (31 - over)));
    const s1 = r1 & w1 & ((w1 >>> over) | ((w2 << 1) << (31 - over)));
    const s2 = r2 & w2 & (w2 >>> over);
    if ((s0 | s1 | s2) === 0) return false;
    starts[3 * j] = s0;
    starts[3 * j + 1] = s1;
    starts[3 * j + 2] = s2;
    startFirst[j] = 0;
    startLast[j] = 2;
    const skip = blockLength[b] >>> 5;
    const shift = blockLength[b] & 31;
    const a0 = skip === 0 ? s0 : 0;
    const a1 = skip === 0 ? s1 : skip === 1 ? s0 : 0;
    const a2 = skip === 0 ? s2 : skip === 1 ? s1 : s0;
    g0 = a0 << shift;
    g1 = (a1 << shift) | ((a0 >>> 1) >>> (31 - shift));
    g2 = (a2 << shift) | ((a1 >>> 1) >>> (31 - shift));
    if (blockGap[b] === 1) {
      g0 &= p0;
      g1 &= p1;
      g2 = ((g2 & p2) << 1) | (g1 >>> 31);
      g1 = (g1 << 1) | (g0 >>> 31);
      g0 <<= 1;
    }
  }
}

/**
 * Finds from the right end which starts belong to a whole arrangement, fills the cover table, and
 * leaves in `out` the cells that a gap can cover.
 */
function backward(lines: Lines, line: number, masks: Int32Array, scratch: Scratch): void {
  const { blockLength, blockGap, blockTable, blockOverhang } = lines;
  const { reach, starts, covers, out } = scratch;
  const at = lines.maskAt[line];
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  const p0 = masks[at];
  const p1 = masks[at + 1];
  const p2 = masks[at + 2];
  let gap0 = 0;
  let gap1 = 0;
  let gap2 = 0;
  let t0 = 0;
  let t1 = 0;
  let t2 = 1 << (lines.length[line] & 31);
  for (let j = blocks; ; j--) {
    t2 = smearLeft(t2, p2);
    t1 = smearLeft(t1 | (p1 & (t2 << 31)), p1);
    t0 = smearLeft(t0 | (p0 & (t1 << 31)), p0);
    // `after` holds the positions whose next cell may be background, with the rest fitting behind
    // it.
    const after0 = p0 & ((t0 >>> 1) | (t1 << 31));
    const after1 = p1 & ((t1 >>> 1) | (t2 << 31));
    const after2 = p2 & (t2 >>> 1);
    gap0 |= reach[3 * j] & after0;
    gap1 |= reach[3 * j + 1] & after1;
    gap2 |= reach[3 * j + 2] & after2;
    if (j === 0) break;

    const b = first + j - 1;
    const hasGap = blockGap[b] === 1;
    const e0 = hasGap ? after0 : t0;
    const e1 = hasGap ? after1 : t1;
    const e2 = hasGap ? after2 : t2;
    const skip = blockLength[b] >>> 5;
    const shift = blockLength[b] & 31;
    const d0 = skip === 0 ? e0 : skip === 1 ? e1 : e2;
    const d1 = skip === 0 ? e1 : skip === 1 ? e2 : 0;
    const d2 = skip === 0 ? e2 : 0;
    const s0 = starts[3 * j - 3] & ((d0 >>> shift) | ((d1 << 1) << (31 - shift)));
    const s1 = starts[3 * j - 2] & ((d1 >>> shift) | ((d2 << 1) << (31 - shift)));
    const s2 = starts[3 * j - 1] & (d2 >>> shift);
    if (hasGap) {
      const a0 = skip === 0 ? s0 : 0;
      const a1 = skip === 0 ? s1 : skip === 1 ? s0 : 0;
      const a2 = skip === 0 ? s2 : skip === 1 ? s1 : s0;
      gap0 |= a0 << shift;
      gap1 |= (a1 << shift) | ((a0 >>> 1) >>> (31 - shift));
      gap2 |= (a2 << shift) | ((a1 >>> 1) >>> (31 - shift));
    }
    starts[3 * j - 3] = s0;
    starts[3 * j - 2] = s1;
    starts[3 * j - 1] = s2;
    const table = 3 * blockTable[b];
    const over = blockOverhang[b];
    covers[table] |= s0 | (s0 << over);
    covers[table + 1] |= s1 | (s1 << over) | ((s0 >>> 1) >>> (31 - over));
    covers[table + 2] |= s2 | (s2 << over) | ((s1 >>> 1) >>> (31 - over));
    t0 = s0;
    t1 = s1;
    t2 = s2;
  }
  out[0] = gap0;
  out[1] = gap1;
  out[2] = gap2;
}

/** Extends a set to the left through cells that may be background, within a word. */
function smearLeft(set: number, free: number): number {
  if (set === 0) return 0;
  let smeared = set | (free & (set >>> 1));
  let run = free & (free >>> 1);
  smeared |= run & (smeared >>> 2);
  run &= run >>> 2;
  smeared |= run & (smeared >>> 4);
  run &= run >>> 4;
  smeared |= run & (smeared >>> 8);
  run &= run >>> 8;
  return smeared | (run & (smeared >>> 16));
}
