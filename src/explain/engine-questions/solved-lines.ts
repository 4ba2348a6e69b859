// Solves lines and stores the answers, because whoever tries value after value asks the same lines
// for the same candidates again and again. An answer depends on nothing but the line and its masks,
// so it never grows old. Each question has one place in a table, which it takes from the question
// that was there before. Cost: a few reads where the answer is stored, otherwise a line solve.

import type { Lines } from '../../engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../engine/line-kernel/kernel.ts';
import type { Scratch } from '../../engine/line-kernel/scratch.ts';

export interface SolvedLines {
  readonly lines: Lines;
  readonly scratch: Scratch;
  /**
   * Each place has the line plus 1, or 0 while the place is empty; then whether the line is met, as
   * 0 or 1; then the masks of the line, and what the line allows.
   */
  readonly table: Int32Array;
  /** How many numbers a place has, and how many bits the number of a place. */
  readonly stride: number;
  readonly bits: number;
}

/** Lines with more masks than this, because of their length or their colours, are always solved. */
const MOST_MASKS = 12;
/** The table has at least so many places for each line. */
const PLACES = 64;

export function makeSolvedLines(lines: Lines, scratch: Scratch): SolvedLines {
  const bits = 32 - Math.clz32(lines.count * PLACES - 1);
  const stride = 2 + 2 * mostMasks(lines);
  return { lines, scratch, table: new Int32Array(stride << bits), stride, bits };
}

function mostMasks({ count, maskAt }: Lines): number {
  let most = 0;
  for (let line = 0; line < count; line++) {
    const size = maskAt[line + 1] - maskAt[line];
    if (size <= MOST_MASKS) most = Math.max(most, size);
  }
  return most;
}

/**
 * Does what `solveLine` does, but fills only `out` of the scratch memory. Returns false when no
 * arrangement fits.
 */
export function solveStored(solved: SolvedLines, line: number, masks: Int32Array): boolean {
  const { lines, scratch, table, stride, bits } = solved;
  const first = lines.maskAt[line];
  const size = lines.maskAt[line + 1] - first;
  if (size > MOST_MASKS) return solveLine(lines, line, masks, scratch);
  let hash = line + 1;
  for (let i = 0; i < size; i++) hash = mixed(hash, masks[first + i]);
  const place = (hash >>> (32 - bits)) * stride;
  let isStored = table[place] === line + 1;
  for (let i = 0; isStored && i < size; i++) isStored = table[place + 2 + i] === masks[first + i];
  if (isStored) restore(solved, place, line);
  else solveInto(solved, place, line, masks);
  return table[place + 1] === 1;
}

/** Mixes a word into a hash, so that its upper bits depend on all bits of both. */
function mixed(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, 0x9e3779b1);
  return Math.imul(product ^ (product >>> 15), 0x85ebca6b);
}

function restore({ lines, scratch, table }: SolvedLines, place: number, line: number): void {
  const at = place + 2 + lines.maskAt[line + 1] - lines.maskAt[line];
  const size = sizeOfOut(lines, line);
  for (let i = 0; i < size; i++) scratch.out[i] = table[at + i];
}

function solveInto(
  { lines, scratch, table }: SolvedLines,
  place: number,
  line: number,
  masks: Int32Array,
): void {
  const [first, end] = [lines.maskAt[line], lines.maskAt[line + 1]];
  table[place] = line + 1;
  table[place + 1] = solveLine(lines, line, masks, scratch) ? 1 : 0;
  for (let i = first; i < end; i++) table[place + 2 + i - first] = masks[i];
  const at = place + 2 + end - first;
  const size = sizeOfOut(lines, line);
  for (let i = 0; i < size; i++) table[at + i] = scratch.out[i];
}

/** Returns how many masks a line solve writes: for the background and the colours of the line. */
function sizeOfOut({ colourAt, words }: Lines, line: number): number {
  return (1 + colourAt[line + 1] - colourAt[line]) * words[line];
}
