// Limits what reading a text may cost beyond its own length: how many puzzles are read, and how
// many cells of pictures are made. In most formats each cell or block is written down, so the
// length of the text limits the cost; a few formats state a size and leave cells out.

import { failure, type Problem } from '../../puzzle/problem.ts';
import { MAX_CELLS, tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Parsed } from '../format.ts';

export interface ReadingBudget {
  /** The most puzzles that the text may have. If the text has more, no puzzle is read. */
  readonly puzzles: number;
  /** How many cells are left for all pictures of the text together. */
  cells: number;
}

/** Bounds for texts that clients send to a server; the default bounds are higher. */
export interface ReadingLimits {
  readonly mostPuzzles?: number;
  readonly mostCells?: number;
}

/**
 * Returns the budget for a text. By default, the budget has room for packed pictures, which have up
 * to eight cells per character, and for one more picture of the largest size, whose text may be
 * short.
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
 * Reads each part of the text. Returns one outcome per part, but a single final outcome for all
 * wrong parts after the first `MAX_WRONG`. If there are too many parts for the budget, none is
 * read, and one problem is returned.
 */
export function readEach<Part>(
  parts: readonly Part[],
  budget: ReadingBudget,
  read: (part: Part) => Parsed,
): readonly Parsed[] {
  if (parts.length <= budget.puzzles) return readAll(parts, read);
  const words = worded`the text holds more puzzles than can be read here at a time: give at most ${budget.puzzles}`;
  return [failure({ code: 'several-puzzles', ...words })];
}

/** The number of wrong puzzles of a text that are reported one by one. */
const MAX_WRONG = 100;

function readAll<Part>(parts: readonly Part[], read: (part: Part) => Parsed): readonly Parsed[] {
  const outcomes: Parsed[] = [];
  let wrong = 0;
  let firstLeftOut: Problem | undefined;
  for (const part of parts) {
    const outcome = read(part);
    if (outcome.ok || ++wrong <= MAX_WRONG) outcomes.push(outcome);
    else firstLeftOut ??= outcome.problems[0];
  }
  if (firstLeftOut === undefined) return outcomes;
  const { where: _, ...place } = firstLeftOut;
  const words = worded`and ${wrong - MAX_WRONG} more of the puzzles cannot be read, the first of them here: fix the others first`;
  return [...outcomes, failure({ ...place, code: 'more-problems', ...words })];
}

/**
 * Takes the cells of a picture from the budget before they are made; returns a problem if there are
 * too many cells.
 */
export function spendCells(
  budget: ReadingBudget,
  width: number,
  height: number,
): Problem | undefined {
  const tooLarge = tooLargeProblem(width, height);
  if (tooLarge !== undefined) return tooLarge;
  if (width * height > budget.cells) {
    const words = worded`the picture has ${width}x${height} cells: ${budget.cells} can still be read here`;
    return { code: 'too-large', ...words };
  }
  budget.cells -= width * height;
  return undefined;
}
