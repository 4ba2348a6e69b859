// Finds solutions, whether there are others, and what is known so far.

import { type Progress, type SolveOptions, solve } from '../../engine/index.ts';
import type { ClauseEvent } from '../../puzzle/clause-event.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { type Verdict, verdictOf } from '../../puzzle/verdict.ts';
import type { Host } from '../host.ts';

export interface SolveArgs
  extends Pick<SolveOptions, 'maxSolutions' | 'limits' | 'seed' | 'given'> {
  readonly puzzle: Puzzle;
  /**
   * If set, the clauses of the search are items, for a certificate. There are many, and their
   * numbers are valid only during the call, so that only a host on the same thread can take them.
   */
  readonly tellsClauses?: boolean;
}

export interface SolveAnswer extends Result {
  readonly verdict: Verdict;
}

export async function solvePuzzle(
  { puzzle, tellsClauses, ...options }: SolveArgs,
  { stop, onProgress, onItem }: Host<Progress, ClauseEvent>,
): Promise<Success<SolveAnswer>> {
  const onClause = tellsClauses && { onClause: onItem };
  const result = await solve(puzzle, { ...options, ...onClause, stop, onProgress });
  return success({ ...result, verdict: verdictOf(result) });
}
