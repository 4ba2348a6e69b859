// Solves single lines with the kernel of the engine, for code that asks thousands of times what
// other marks would lead to in a line.

import type { Board } from '../../engine/board/board.ts';
import { buildLines, type Lines } from '../../engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../engine/line-kernel/kernel.ts';
import { makeScratch, type Scratch } from '../../engine/line-kernel/scratch.ts';
import { colourOf } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

export interface LineReader {
  readonly lines: Lines;
  readonly scratch: Scratch;
  /** Masks in the layout of a board; only the masks of the line that is being read are valid. */
  readonly masks: Int32Array;
}

export function makeLineReader({ lines, scratch, masks }: Board): LineReader {
  return { lines, scratch, masks: new Int32Array(masks.length) };
}

/** Makes a reader without a board. */
export function lineReaderOf(puzzle: Puzzle): LineReader {
  const lines = buildLines(puzzle);
  return { lines, scratch: makeScratch(lines), masks: new Int32Array(lines.maskSize) };
}

/** Tells whether some arrangement of the line fits these candidate masks, one for each position. */
export function canBeMet(
  { lines, scratch, masks }: LineReader,
  line: number,
  cells: ArrayLike<number>,
): boolean {
  const at = lines.maskAt[line];
  const words = lines.words[line];
  masks.fill(0, at, lines.maskAt[line + 1]);
  for (let position = 0; position < cells.length; position++) {
    for (let left = cells[position]; left !== 0; left &= left - 1) {
      masks[at + colourOf(left & -left) * words + (position >>> 5)] |= 1 << (position & 31);
    }
  }
  return solveLine(lines, line, masks, scratch);
}

/**
 * Returns the candidates of each cell over all arrangements; undefined when no arrangement fits the
 * marks.
 */
export function readCandidates(
  reader: LineReader,
  line: number,
  cells: Int32Array,
): Int32Array | undefined {
  return canBeMet(reader, line, cells) ? possibleIn(reader, line, cells.length) : undefined;
}

function possibleIn({ lines, scratch }: LineReader, line: number, size: number): Int32Array {
  const words = lines.words[line];
  const [first, end] = [lines.colourAt[line], lines.colourAt[line + 1]];
  const possible = new Int32Array(size);
  for (let k = first - 1; k < end; k++) {
    const bit = k < first ? 1 : 1 << lines.colour[k];
    const out = (k - first + 1) * words;
    for (let position = 0; position < size; position++) {
      if ((scratch.out[out + (position >>> 5)] >>> (position & 31)) & 1) possible[position] |= bit;
    }
  }
  return possible;
}
