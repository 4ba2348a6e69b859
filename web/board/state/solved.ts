// How much of a board is solved. A board is solved when the painted cells of every line read as its
// clue, whatever picture the maker had in mind: crosses are not needed, and notes do not count. The
// check reads each line at most once, and ends at the first line that is wrong.

import type { Clue } from '../../../src/puzzle/clue.ts';
import { paintedCells } from '../../../src/puzzle/clue.ts';
import { type LineCells, lineCells, lineCount } from '../../../src/puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { colourOfMark } from './mark.ts';

/** A puzzle and its marks, for example a `PlayState`. */
interface Marks {
  readonly puzzle: Puzzle;
  readonly cells: Uint8Array;
}

export function isSolved({ puzzle, cells }: Marks): boolean {
  const lines = lineCount(puzzle);
  for (let line = 0; line < lines; line++) {
    if (!readsAsClue(puzzle, cells, line)) return false;
  }
  return true;
}

/**
 * Returns the number of painted cells divided by the number that the clues ask for, at most 0.99; a
 * solved board has 1.
 */
export function progressOf(marks: Marks): number {
  if (isSolved(marks)) return 1;
  const needed = marks.puzzle.rows.reduce((sum, clue) => sum + paintedCells(clue), 0);
  const there = marks.cells.reduce((sum, mark) => sum + (colourOfMark(mark) > 0 ? 1 : 0), 0);
  return Math.min(0.99, there / Math.max(1, needed));
}

/** Whether the painted cells of a line read as its clue, block by block. */
export function readsAsClue(puzzle: Puzzle, cells: Uint8Array, line: number): boolean {
  return reads(clueOfLine(puzzle, line), cells, lineCells(puzzle, line));
}

function reads(clue: Clue, cells: Uint8Array, { start, step, size }: LineCells): boolean {
  const end = start + step * size;
  let block = 0;
  for (let at = start; at < end; ) {
    const colour = colourOfMark(cells[at]);
    let length = 0;
    for (; at < end && colourOfMark(cells[at]) === colour; at += step) length++;
    if (colour === 0) continue;
    if (clue[block]?.length !== length || clue[block]?.colour !== colour) return false;
    block++;
  }
  return block === clue.length;
}
