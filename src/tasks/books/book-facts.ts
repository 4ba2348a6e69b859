// Finds what a book tells of a puzzle: its verdict, its solution and how hard it is.

import type { BookEntry } from '../../book/numbered-puzzle.ts';
import { type SolveOptions, solve } from '../../engine/index.ts';
import { rate } from '../../explain/index.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
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
  const options = { stop, limits };
  const goal = goalOf(puzzle);
  if (!isRated) {
    const result = await solve(puzzle, { ...options, maxSolutions: 2 });
    const solution = result.solutions[0] ?? goal;
    return success({ verdict: verdictOf(result), ...defined({ solution }) });
  }
  const { verdict, label } = await rate(puzzle, options);
  const isSolvable = goal === undefined && verdict !== 'none' && verdict !== 'unknown';
  const solved = isSolvable ? await solve(puzzle, { ...options, maxSolutions: 1 }) : undefined;
  return success({ verdict, ...defined({ label, solution: goal ?? solved?.solutions[0] }) });
}

/** Returns the goal if it is a solution. */
function goalOf(puzzle: Puzzle): Grid | undefined {
  const { goal } = puzzle;
  return goal !== undefined && isSolution(puzzle, goal) ? goal : undefined;
}
