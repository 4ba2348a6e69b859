// The bytes of clues in a link. A clue has one number for each block, and ends with a 0. The number
// of a block is at least 1 and holds its length, less 1, and its colour. If not all clues of the
// puzzle are exact, it is at least 2 and holds the length itself, or 0 for a blotted block; a 1 and
// no more is an unknown line.

import type { Block, Clue, ExactBlock, ExactClue } from '../../../src/puzzle/clue.ts';
import { broken, putNumber, type Reader, takeNumber } from './bytes.ts';

/** `colours` is the number of colours besides the background. */
export function putExactClue(out: number[], clue: ExactClue, colours: number): void {
  for (const { length, colour } of clue) putNumber(out, (length - 1) * colours + colour);
  out.push(0);
}

export function takeExactClue(reader: Reader, colours: number): ExactClue {
  const clue: ExactBlock[] = [];
  for (let value = takeNumber(reader); value > 0; value = takeNumber(reader)) {
    const colour = ((value - 1) % colours) + 1;
    clue.push({ length: (value - colour) / colours + 1, colour });
  }
  return clue;
}

const UNKNOWN_LINE = 1;

/** Puts a clue that may have blotted blocks or be unknown. */
export function putOpenClue(out: number[], clue: Clue, colours: number): void {
  if (clue === null) {
    out.push(UNKNOWN_LINE);
    return;
  }
  for (const { length, colour } of clue) putNumber(out, (length ?? 0) * colours + colour + 1);
  out.push(0);
}

export function takeOpenClue(reader: Reader, colours: number): Clue {
  const clue: Block[] = [];
  for (let value = takeNumber(reader); value > 0; value = takeNumber(reader)) {
    if (value === UNKNOWN_LINE) return clue.length === 0 ? null : broken(reader, clue);
    const colour = ((value - 2) % colours) + 1;
    const length = (value - 1 - colour) / colours;
    clue.push({ length: length === 0 ? null : length, colour });
  }
  return clue;
}
