// One line through a kernel, in the shape of the brute force: candidates a cell in and out.

import { solveLine } from '../src/engine/kernel.ts';
import { buildLineTables } from '../src/engine/lines.ts';
import { makeScratch } from '../src/engine/scratch.ts';
import type { Clue } from '../src/puzzle/clue.ts';

/** What each cell can be; undefined when no arrangement fits. */
export function solveCells(
  clue: Clue,
  candidates: readonly number[],
  colours: number,
  kernel: typeof solveLine = solveLine,
): number[] | undefined {
  const lines = buildLineTables([clue], [candidates.length], colours);
  const scratch = makeScratch(lines);
  const words = lines.words[0];
  const masks = new Int32Array(lines.maskSize);
  candidates.forEach((mask, i) => {
    for (let c = 0; c < colours; c++) {
      if ((mask >> c) & 1) masks[c * words + (i >> 5)] |= 1 << (i & 31);
    }
  });
  if (!kernel(lines, 0, masks, scratch)) return undefined;
  if (scratch.covers.some((cover) => cover !== 0)) throw new Error('the kernel left covers behind');
  return candidates.map((_, i) => {
    const bit = (row: number) => (scratch.out[row * words + (i >> 5)] >>> (i & 31)) & 1;
    return lines.colour.reduce((mask, colour, k) => mask | (bit(k + 1) << colour), bit(0));
  });
}
