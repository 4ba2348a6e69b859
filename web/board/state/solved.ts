// How much of a board is solved. A board is solved when the painted cells of every line read as its
// clue, whatever picture the maker had in mind: crosses are not needed, notes do not count, and
// unknown lines may hold anything. The check reads each line at most once, and ends at the first
// line that is wrong.

import { type Block, type Clue, isExactClue, paintedCells } from '../../../src/puzzle/clue.ts';
import { type LineCells, lineCells, lineCount } from '../../../src/puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { givenMarks } from './given-marks.ts';
import { colourOfMark, isUnmarked, type Mark } from './mark.ts';

/** A puzzle and its marks, for example a `PlayState`. */
interface Marks {
  readonly puzzle: Puzzle;
  readonly cells: Uint8Array;
}

export function isSolved({ puzzle, cells }: Marks): boolean {
  const lines = lineCount(puzzle);
  for (let line = 0; line < lines; line++) {
    const isUnknown = clueOfLine(puzzle, line) === null;
    if (!isUnknown && !readsAsClue(puzzle, cells, line)) return false;
  }
  return true;
}

/**
 * Returns the number of painted cells divided by the number that the clues ask for, both without
 * given cells; at most 0.99, and 1 if the board is solved. If neither the rows nor the columns tell
 * that number, all cells with a mark count instead, of all cells.
 */
export function progressOf(marks: Marks): number {
  if (isSolved(marks)) return 1;
  const { puzzle, cells } = marks;
  const inClues = paintedInClues(puzzle.rows) ?? paintedInClues(puzzle.columns);
  const counts = (mark: Mark): boolean =>
    inClues === undefined ? !isUnmarked(mark) : colourOfMark(mark) > 0;
  const given = countOf(givenMarks(puzzle), counts);
  const needed = (inClues ?? cells.length) - given;
  const there = countOf(cells, counts) - given;
  return Math.min(0.99, there / Math.max(1, needed));
}

/** Returns how many cells the clues ask for; undefined unless all of them are exact. */
function paintedInClues(clues: readonly Clue[]): number | undefined {
  if (!clues.every(isExactClue)) return undefined;
  return clues.reduce((sum, clue) => sum + paintedCells(clue), 0);
}

function countOf(cells: Uint8Array, counts: (mark: Mark) => boolean): number {
  return cells.reduce((sum, mark) => sum + (counts(mark) ? 1 : 0), 0);
}

/**
 * Whether a line has an exact clue and its painted cells read as it, so that nothing more is to be
 * painted. A line with a blotted block may read as its clue although its runs are to grow.
 */
export function isFinished(puzzle: Puzzle, cells: Uint8Array, line: number): boolean {
  return isExactClue(clueOfLine(puzzle, line)) && readsAsClue(puzzle, cells, line);
}

/**
 * Whether the painted cells of a line read as its clue, block by block. A run of any length reads
 * as a blotted block; an unknown line has no clue to read.
 */
function readsAsClue(puzzle: Puzzle, cells: Uint8Array, line: number): boolean {
  const clue = clueOfLine(puzzle, line);
  return clue !== null && reads(clue, cells, lineCells(puzzle, line));
}

function reads(
  clue: readonly Block[],
  cells: Uint8Array,
  { start, step, size }: LineCells,
): boolean {
  const end = start + step * size;
  let block = 0;
  for (let at = start; at < end; ) {
    const colour = colourOfMark(cells[at]);
    let length = 0;
    for (; at < end && colourOfMark(cells[at]) === colour; at += step) length++;
    if (colour === 0) continue;
    const expected = clue[block++];
    if (expected?.colour !== colour) return false;
    if (expected.length !== null && expected.length !== length) return false;
  }
  return block === clue.length;
}
