// Stores what is known of the solutions of a puzzle while questions about marks are asked: the
// solutions that were found, and what all solutions agree on. These answer most questions. The
// engine answers the other questions: it searches for a solution within the marks.

import { ask, type QuestionBudget } from '../../engine/question-budget.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Verdict, verdictOf } from '../../puzzle/verdict.ts';

export interface KnownSolutions {
  readonly puzzle: Puzzle;
  readonly budget: QuestionBudget;
  readonly verdict: Verdict;
  /**
   * The candidates of each cell over all solutions, as far as they are known; the masks are 0 when
   * there is no solution.
   */
  readonly known: Int32Array;
  readonly found: Int32Array[];
}

/**
 * Limits of conflicts: `FIRST` for the question whether there is just one solution, `NEXT` for each
 * question about marks.
 */
const FIRST = 10_000;
const NEXT = 1_000;
/** The greatest number of solutions that are kept. */
const MOST = 100;

/** Solves the puzzle; returns undefined when the budget was spent before anything was known. */
export async function findSolutions(
  puzzle: Puzzle,
  budget: QuestionBudget,
): Promise<KnownSolutions | undefined> {
  const result = await ask(budget, puzzle, { maxSolutions: 2, conflicts: FIRST });
  if (result === undefined) return undefined;
  const found = result.solutions.map(({ cells }) => cells);
  return { puzzle, budget, verdict: verdictOf(result), known: result.known.cells, found };
}

/**
 * Tells whether some solution contains all these marks; undefined when that was not settled within
 * the limits.
 */
export async function fitsSome(
  solutions: KnownSolutions,
  marks: Int32Array,
): Promise<boolean | undefined> {
  const { puzzle, budget, verdict, known, found } = solutions;
  if (known.some((candidates, cell) => (candidates & marks[cell]) === 0)) return false;
  if (found.some((cells) => isWithin(cells, marks))) return true;
  if (verdict === 'unique') return false;
  const result = await ask(budget, puzzle, { within: marks, maxSolutions: 1, conflicts: NEXT });
  for (const { cells } of result?.solutions ?? []) found.unshift(cells);
  found.length = Math.min(found.length, MOST);
  if (result === undefined) return undefined;
  return result.solutions.length > 0 || (result.complete ? false : undefined);
}

function isWithin(cells: Int32Array, marks: Int32Array): boolean {
  return cells.every((candidates, cell) => (candidates & ~marks[cell]) === 0);
}
