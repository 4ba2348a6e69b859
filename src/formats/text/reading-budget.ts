// What reading a text may cost beyond its own length: how many puzzles are read, and how many cells
// of pictures are made. Most formats write each cell or block down and pay with their length; a few
// name a size and leave the rest out.

import { failure, type Outcome, type Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { MAX_CELLS, tooLargeProblem } from '../../puzzle/validate.ts';

export interface ReadingBudget {
  /** A text with more puzzles is not read at all. */
  readonly puzzles: number;
  /** What is left for all pictures of the text together. */
  cells: number;
}

/** Bounds for texts that others send; generous ones unless told. */
export interface ReadingLimits {
  readonly mostPuzzles?: number;
  readonly mostCells?: number;
}

/**
 * A packed picture has eight cells a character, and one picture may be small as a text and large as
 * cells.
 */
export function budgetFor(
  text: string,
  {
    mostPuzzles = Number.POSITIVE_INFINITY,
    mostCells = MAX_CELLS + 8 * text.length,
  }: ReadingLimits,
): ReadingBudget {
  return { puzzles: mostPuzzles, cells: mostCells };
}

/**
 * One outcome a part of the text; one for all when they are too many, and one for all wrong ones
 * beyond the first.
 */
export function readEach<Part>(
  parts: readonly Part[],
  budget: ReadingBudget,
  read: (part: Part) => Outcome<Puzzle>,
): readonly Outcome<Puzzle>[] {
  if (parts.length <= budget.puzzles) return readAll(parts, read);
  const message = `the text holds more puzzles than can be read at a time here: give at most ${budget.puzzles}`;
  return [failure({ code: 'several-puzzles', message })];
}

/** The number of wrong puzzles of a text that are reported one by one. */
const MAX_WRONG = 100;

function readAll<Part>(
  parts: readonly Part[],
  read: (part: Part) => Outcome<Puzzle>,
): readonly Outcome<Puzzle>[] {
  const outcomes: Outcome<Puzzle>[] = [];
  let wrong = 0;
  let untold: Problem | undefined;
  for (const part of parts) {
    const outcome = read(part);
    if (outcome.ok || ++wrong <= MAX_WRONG) outcomes.push(outcome);
    else untold ??= outcome.problems[0];
  }
  if (untold === undefined) return outcomes;
  const { where: _, ...place } = untold;
  const message = `and ${wrong - MAX_WRONG} more of the puzzles cannot be read, the first of them here: mend the others first`;
  return [...outcomes, failure({ ...place, code: 'more-problems', message })];
}

/** Asked before the cells of a picture are made. */
export function spendCells(
  budget: ReadingBudget,
  width: number,
  height: number,
): Problem | undefined {
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return tooLarge;
  if (width * height > budget.cells) {
    const message = `the picture has ${width}x${height} cells: ${budget.cells} can still be read here`;
    return { code: 'too-large', message };
  }
  budget.cells -= width * height;
  return undefined;
}
