// Solves single lines with the kernel of the engine, for code that asks thousands of times what
// other marks would lead to in a line.

import type { Board } from '../../engine/board/board.ts';
import { bitCount } from '../../engine/line-kernel/bit-count.ts';
import { buildLines, type Lines } from '../../engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../engine/line-kernel/kernel.ts';
import { makeScratch, type Scratch } from '../../engine/line-kernel/scratch.ts';
import { colourOf } from '../../puzzle/grid.ts';
import type { LineCells } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

export interface LineReader {
  readonly lines: Lines;
  readonly scratch: Scratch;
  /** Masks in the layout of a board; only the masks of the line that is being read are valid. */
  readonly masks: Int32Array;
}

/** The places where the blocks of a line can be, over all its arrangements. */
export interface BlockPlaces {
  /** The earliest and the latest start of each block, and how many starts it has. */
  readonly earliest: readonly number[];
  readonly latest: readonly number[];
  readonly startCounts: readonly number[];
  /** The earliest and the latest end of each block: the position after its last cell. */
  readonly earliestEnds: readonly number[];
  readonly latestEnds: readonly number[];
}

export function makeLineReader({ lines, scratch, masks }: Board): LineReader {
  return { lines, scratch, masks: new Int32Array(masks.length) };
}

/** Makes a reader without a board. */
export function lineReaderOf(puzzle: Puzzle): LineReader {
  return readerOf(buildLines(puzzle));
}

export function readerOf(lines: Lines): LineReader {
  return { lines, scratch: makeScratch(lines), masks: new Int32Array(lines.maskSize) };
}

/** Tells whether some arrangement of the line fits these candidate masks, one for each position. */
export function canBeMet(reader: LineReader, line: number, cells: ArrayLike<number>): boolean {
  return canBeMetAmong(reader, line, cells, { start: 0, step: 1, size: cells.length });
}

/** Does the same where the candidate masks of the line are among those of other cells. */
export function canBeMetAmong(
  reader: LineReader,
  line: number,
  cells: ArrayLike<number>,
  { start, step, size }: LineCells,
): boolean {
  reader.masks.fill(0, reader.lines.maskAt[line], reader.lines.maskAt[line + 1]);
  for (let position = 0; position < size; position++) {
    allow(reader, line, position, cells[start + position * step]);
  }
  return isMet(reader, line);
}

/** Adds candidates to a cell of the line that is being read. */
function allow({ lines, masks }: LineReader, line: number, position: number, mask: number): void {
  const at = lines.maskAt[line] + (position >>> 5);
  const words = lines.words[line];
  for (let left = mask; left !== 0; left &= left - 1) {
    masks[at + colourOf(left & -left) * words] |= 1 << (position & 31);
  }
}

/** Gives a cell of the line that is being read other candidates. */
export function replaceMask(
  reader: LineReader,
  line: number,
  position: number,
  mask: number,
): void {
  const { lines, masks } = reader;
  const words = lines.words[line];
  const end = lines.maskAt[line + 1];
  for (let at = lines.maskAt[line] + (position >>> 5); at < end; at += words) {
    masks[at] &= ~(1 << (position & 31));
  }
  allow(reader, line, position, mask);
}

/** Tells whether some arrangement fits the line that is being read. */
export function isMet({ lines, scratch, masks }: LineReader, line: number): boolean {
  return solveLine(lines, line, masks, scratch);
}

/** Returns the candidates of one cell in the line that was read last, which must be met. */
export function candidatesReadAt(reader: LineReader, line: number, position: number): number {
  const { lines, scratch } = reader;
  let candidates = 0;
  for (let colour = 0; colour < lines.colours; colour++) {
    const out = outOf(lines, line, colour);
    if (out < 0) continue;
    candidates |= ((scratch.out[out + (position >>> 5)] >>> (position & 31)) & 1) << colour;
  }
  return candidates;
}

/** These bits tell what a line rules out: see `newsRead`. */
export const PAINTS = 1;
export const CLEARS = 2;

/**
 * Tells what the line that was read last, which must be met, rules out: `PAINTS` if some cell loses
 * a candidate and cannot be background, `CLEARS` if some cell loses a colour other than the
 * background, both or neither.
 */
export function newsRead({ lines, scratch, masks }: LineReader, line: number): number {
  const words = lines.words[line];
  let news = 0;
  for (let w = 0; w < words; w++) {
    const at = lines.maskAt[line] + w;
    const blank = scratch.out[w];
    let gone = 0;
    for (let colour = 1; colour < lines.colours; colour++) {
      const out = outOf(lines, line, colour);
      gone |= masks[at + colour * words] & ~(out < 0 ? 0 : scratch.out[out + w]);
    }
    if (gone !== 0) news |= CLEARS;
    if (((gone | masks[at]) & ~blank) !== 0) news |= PAINTS;
  }
  return news;
}

/** Returns the places of the blocks in the line that was read last, which must be met. */
export function placesIn({ lines, scratch }: LineReader, line: number): BlockPlaces {
  const words = lines.words[line];
  const first = lines.blockAt[line];
  const blocks = lines.blockAt[line + 1] - first;
  const [earliest, latest, startCounts]: number[][] = [[], [], []];
  const [earliestEnds, latestEnds]: number[][] = [[], []];
  for (let j = 0; j < blocks; j++) {
    // For a line of many words, the line solve writes only these words of the set.
    const from = words > 2 ? scratch.startFirst[j] : 0;
    const to = words > 2 ? scratch.startLast[j] : words - 1;
    const starts = boundsOf(scratch.starts, j * words, from, to);
    earliest.push(starts.first);
    latest.push(starts.last);
    startCounts.push(starts.count);
    const length = lines.blockLength[first + j];
    const ends = length > 0 ? undefined : boundsOf(scratch.blockEnds, j * words, 0, words - 1);
    earliestEnds.push(ends === undefined ? starts.first + length : ends.first);
    latestEnds.push(ends === undefined ? starts.last + length : ends.last);
  }
  return { earliest, latest, startCounts, earliestEnds, latestEnds };
}

/** Returns the first and the last position in some words of a set, and how many these have. */
function boundsOf(
  sets: Int32Array,
  at: number,
  from: number,
  to: number,
): { first: number; last: number; count: number } {
  let [first, last, count] = [-1, -1, 0];
  for (let w = from; w <= to; w++) {
    const set = sets[at + w];
    if (set === 0) continue;
    if (first < 0) first = 32 * w + 31 - Math.clz32(set & -set);
    last = 32 * w + 31 - Math.clz32(set);
    count += bitCount(set);
  }
  return { first, last, count };
}

/** Returns the candidates of each cell in the line that was read last, which must be met. */
export function candidatesRead({ lines, scratch }: LineReader, line: number): Int32Array {
  const size = lines.length[line];
  const possible = new Int32Array(size);
  for (let colour = 0; colour < lines.colours; colour++) {
    const out = outOf(lines, line, colour);
    if (out < 0) continue;
    for (let position = 0; position < size; position++) {
      possible[position] |=
        ((scratch.out[out + (position >>> 5)] >>> (position & 31)) & 1) << colour;
    }
  }
  return possible;
}

/** Returns where `scratch.out` has the masks of a colour; -1 if the clue lacks the colour. */
function outOf(lines: Lines, line: number, colour: number): number {
  if (colour === 0) return 0;
  const first = lines.colourAt[line];
  for (let k = first; k < lines.colourAt[line + 1]; k++) {
    if (lines.colour[k] === colour) return (k - first + 1) * lines.words[line];
  }
  return -1;
}
