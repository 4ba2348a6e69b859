// Solves one line with a kernel. As with the brute force, the candidates of each cell go in and
// come out.

import { buildLineTables, type Lines } from '../src/engine/line-kernel/clue-tables.ts';
import { solveLine } from '../src/engine/line-kernel/kernel.ts';
import { makeScratch } from '../src/engine/line-kernel/scratch.ts';
import type { Clue } from '../src/puzzle/clue.ts';

/**
 * Makes scratch memory full of rubbish, as an earlier line solve may leave it; only the covers are
 * clean.
 */
function soiledScratch(lines: Lines): ReturnType<typeof makeScratch> {
  const scratch = makeScratch(lines);
  for (const [name, memory] of Object.entries(scratch)) {
    if (memory instanceof Int32Array && name !== 'covers') memory.fill(-1431655766);
  }
  scratch.words = 0;
  return scratch;
}

/**
 * Returns the candidates of each cell; undefined when no arrangement fits. `colours` counts the
 * background too.
 */
export function solveCells(
  clue: Clue,
  candidates: readonly number[],
  colours: number,
  kernel: typeof solveLine = solveLine,
): number[] | undefined {
  const lines = buildLineTables([clue], [candidates.length], colours);
  const scratch = soiledScratch(lines);
  const masks = new Int32Array(lines.maskSize);
  candidates.forEach((mask, i) => {
    for (let c = 0; c < colours; c++) {
      if ((mask >> c) & 1) masks[c * lines.words[0] + (i >> 5)] |= 1 << (i & 31);
    }
  });
  if (!kernel(lines, 0, masks, scratch)) return undefined;
  if (scratch.covers.some((cover) => cover !== 0)) throw new Error('the kernel left covers behind');
  return readOut(lines, scratch.out, 0);
}

/** Returns the result of a kernel for a line, as the candidates of each cell. */
export function readOut(lines: Lines, out: Int32Array, line: number): number[] {
  const words = lines.words[line];
  const colours = lines.colour.subarray(lines.colourAt[line], lines.colourAt[line + 1]);
  return Array.from({ length: lines.length[line] }, (_, i) => {
    const bit = (row: number) => (out[row * words + (i >> 5)] >>> (i & 31)) & 1;
    return colours.reduce((mask, colour, k) => mask | (bit(k + 1) << colour), bit(0));
  });
}

/** Returns the candidates of one cell of a line, from the masks. */
export function candidatesOf(lines: Lines, masks: Int32Array, line: number, cell: number): number {
  const colours = (lines.maskAt[line + 1] - lines.maskAt[line]) / lines.words[line];
  let candidates = 0;
  for (let c = 0; c < colours; c++) {
    const word = masks[lines.maskAt[line] + c * lines.words[line] + (cell >> 5)];
    candidates |= ((word >>> (cell & 31)) & 1) << c;
  }
  return candidates;
}
