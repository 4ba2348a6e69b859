// Finds what a book tells of a puzzle: its verdict, its solution and how hard it is.

import type { BookEntry } from '../../book/numbered-puzzle.ts';
import { type SolveOptions, solve } from '../../engine/index.ts';
import { rate } from '../../explain/index.ts';
import { rightGoal } from '../../puzzle/check-grid.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { isDrawable } from '../../vector/board-plan.ts';
import type { Host } from '../host.ts';

interface BookFactsArgs extends Pick<SolveOptions, 'limits'> {
  readonly puzzle: Puzzle;
  /** Whether the difficulty is wanted, which takes longer than the solution. */
  readonly isRated: boolean;
}

export async function findBookFacts(
  { puzzle, isRated, limits = {} }: BookFactsArgs,
  { stop }: Host,
): Promise<Success<Omit<BookEntry, 'puzzle'>>> {
  // A book leaves out what is too large for paper.
  if (!isDrawable(puzzle)) return success({ verdict: 'unknown' });
  const options = { stop, limits };
  const goal = rightGoal(puzzle);
  if (!isRated) {
    const result = await solve(puzzle, { ...options, maxSolutions: 2 });
    const solution = result.solutions[0] ?? goal;
    return success({ verdict: verdictOf(result), ...defined({ solution }) });
  }
  let solution = goal;
  const onSolution = (found: Grid): void => {
    solution ??= found;
  };
  const { verdict, label } = await rate(puzzle, { ...options, onSolution });
  return success({ verdict, ...defined({ label, solution }) });
}
