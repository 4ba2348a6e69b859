// Keeps the line tables of a picture whose cells change one by one, without allocation.
//
// The kernels find the blocks of line l at blockAt[l] .. blockAt[l+1]-1. Here line l has the number
// 2l, and number 2l+1 is a line of no cells that takes up the room to spare, so that line l can get
// more blocks and no other line has to move. Cost of a new clue: linear in the cells of its line.

import { lengthOfLine, lineCells, lineCount, type Size } from '../../puzzle/places.ts';
import { buildLineTables, fillLine, type Lines } from './clue-tables.ts';

/**
 * Builds tables in which line l of a picture has the number 2l, with room for any clue in
 * `colours` colours, the background included. No line can be solved before
 * `takeClueFrom` gave it a clue.
 */
export function buildChangingLines(size: Size, colours: number): Lines {
  const numbers = Array.from({ length: 2 * lineCount(size) }, (_, number) => number);
  const lengths = numbers.map((n) => (n % 2 === 0 ? lengthOfLine(size, n >>> 1) : 0));
  const clues = lengths.map((length) => largestClue(length, colours));
  return buildLineTables(clues, lengths, colours);
}

/**
 * Returns a clue that needs as much room as any clue of `length` cells: the most blocks, all
 * colours, and a run table for every length in each of them. It fits no line.
 */
function largestClue(length: number, colours: number) {
  const blocks = colours > 2 ? length : Math.ceil(length / 2);
  return Array.from({ length: blocks }, (_, j) => ({ length, colour: 1 + (j % (colours - 1)) }));
}

/** Sets the clue of line `line` of the picture to what its cells now say. */
export function takeClueFrom(lines: Lines, size: Size, picture: Uint8Array, line: number): void {
  const { start, step, size: length } = lineCells(size, line);
  const number = numberOfLine(line);
  let block = lines.blockAt[number];
  let before = 0;
  for (let i = 0, cell = start; i < length; i++, cell += step) {
    const colour = picture[cell];
    if (colour !== 0 && colour === before) lines.blockLength[block - 1]++;
    else if (colour !== 0) {
      lines.blockColour[block] = colour;
      lines.blockLength[block++] = 1;
    }
    before = colour;
  }
  lines.blockAt[number + 1] = block;
  const colours = fillLine(lines, number);
  lines.colourAt[number + 1] = lines.colourAt[number] + colours;
}

/** Returns the number that a line of the picture has in the tables. */
export function numberOfLine(line: number): number {
  return 2 * line;
}
