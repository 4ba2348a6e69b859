// Solves lines: the clue and the length of a line decide which kernel does so.

import { solveBlottedLine } from './blotted-line.ts';
import {
  type Lines,
  MANY_WORDS,
  ONE_WORD,
  THREE_WORDS,
  TWO_WORDS,
  WITHOUT_CLUE,
} from './clue-tables.ts';
import { solveManyWords } from './many-words.ts';
import { solveOneWord } from './one-word.ts';
import type { Scratch } from './scratch.ts';
import { solveThreeWords } from './three-words.ts';
import { solveTwoWords } from './two-words.ts';
import { solveUnknownLine } from './unknown-line.ts';

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
  const kernel = lines.kernel[line];
  if (kernel === ONE_WORD) return solveOneWord(lines, line, masks, scratch);
  if (kernel === TWO_WORDS) return solveTwoWords(lines, line, masks, scratch);
  if (kernel === THREE_WORDS) return solveThreeWords(lines, line, masks, scratch);
  if (kernel === MANY_WORDS) return solveManyWords(lines, line, masks, scratch);
  if (kernel === WITHOUT_CLUE) return solveUnknownLine(lines, line, masks, scratch);
  return solveBlottedLine(lines, line, masks, scratch);
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

/**
 * Writes the ends that the latest line solve left for the blotted block `j` into `into`, from index
 * 0 on, and returns how many there are. An end is the position behind the last cell of the block.
 */
export function listEnds(scratch: Scratch, words: number, j: number, into: Int32Array): number {
  let count = 0;
  for (let w = 0; w < words; w++) {
    for (let left = scratch.blockEnds[j * words + w]; left !== 0; left &= left - 1) {
      into[count++] = 32 * w + 31 - Math.clz32(left & -left);
    }
  }
  return count;
}
