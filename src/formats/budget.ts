// What reading a text may cost beyond its own length: how many puzzles are read, and how many cells of pictures are made.
// Most formats write each cell or block down and pay with their length; a few name a size and leave the rest out.

import { failure, type Outcome, type Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { MAX_CELLS, tooLargeProblem } from '../puzzle/validate.ts';

export interface Budget {
  /** Of a text with more none is read. */
  readonly puzzles: number;
  /** What is left for all pictures of the text together. */
  cells: number;
}

/** Bounds for texts that others send; generous ones unless told. */
export interface ReadingLimits {
  readonly mostPuzzles?: number;
  readonly mostCells?: number;
}

/** A packed picture has eight cells a character, and one picture may be small as a text and large as cells. */
export function budgetFor(
  text: string,
  {
    mostPuzzles = Number.POSITIVE_INFINITY,
    mostCells = MAX_CELLS + 8 * text.length,
  }: ReadingLimits,
): Budget {
  return { puzzles: mostPuzzles, cells: mostCells };
}

/** One outcome a part of the text; one for all when they are too many. */
export function readEach<Part>(
  parts: readonly Part[],
  budget: Budget,
  read: (part: Part) => Outcome<Puzzle>,
): readonly Outcome<Puzzle>[] {
  if (parts.length <= budget.puzzles) return parts.map(read);
  const message = `the text holds more puzzles than can be read at a time here: give at most ${budget.puzzles}`;
  return [failure({ code: 'several-puzzles', message })];
}

/** Asked before the cells of a picture are made. */
export function spendCells(budget: Budget, width: number, height: number): Problem | undefined {
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return tooLarge;
  if (width * height > budget.cells) {
    const message = `the picture has ${width}x${height} cells: ${budget.cells} can still be read here`;
    return { code: 'too-large', message };
  }
  budget.cells -= width * height;
  return undefined;
}
