// Solves lines: the length of a line decides which kernel does so.

import type { Lines } from './clue-tables.ts';
import { solveManyWords } from './many-words.ts';
import { solveOneWord } from './one-word.ts';
import type { Scratch } from './scratch.ts';
import { solveTwoWords } from './two-words.ts';

/**
 * Solves a line exactly: `scratch.out` becomes, for the background and then for each colour of the
 * line, the mask of the cells that have this colour in some arrangement that fits `masks`. Returns
 * false when no arrangement fits.
 */
export function solveLine(
  lines: Lines,
  line: number,
  masks: Int32Array,
  scratch: Scratch,
): boolean {
  const words = lines.words[line];
  if (words === 1) return solveOneWord(lines, line, masks, scratch);
  if (words === 2) return solveTwoWords(lines, line, masks, scratch);
  return solveManyWords(lines, line, masks, scratch);
}

/**
 * Writes the starts that the latest line solve left for block `j` into `into`, from index `at` on,
 * and returns the index after them. `words` is the number of words of the line.
 */
export function listStarts(
  scratch: Scratch,
  words: number,
  j: number,
  into: Int32Array,
  at: number,
): number {
  // The one- and two-word kernels do not keep track of the words that are set.
  const from = words > 2 ? scratch.startFirst[j] : 0;
  const to = words > 2 ? scratch.startLast[j] : words - 1;
  let end = at;
  for (let w = from; w <= to; w++) {
    for (let left = scratch.starts[j * words + w]; left !== 0; left &= left - 1) {
      into[end++] = 32 * w + 31 - Math.clz32(left & -left);
    }
  }
  return end;
}
