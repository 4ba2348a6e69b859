// The line solver: chooses the kernel by the length of the line.

import { solveManyWords } from './kernel-many.ts';
import { solveOneWord } from './kernel-one.ts';
import { solveTwoWords } from './kernel-two.ts';
import type { Lines } from './lines.ts';
import type { Scratch } from './scratch.ts';

/**
 * Exact line solve: `scratch.out` becomes, for the background and then for each colour of the line, the
 * mask of the cells that have it in some arrangement that fits `masks`. False when no arrangement fits.
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
