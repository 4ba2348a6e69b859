// Solutions, whether there are others, and what is sure so far.

import { type Progress, type SolveOptions, solve } from '../../engine/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Result, type Verdict, verdictOf } from '../../puzzle/result.ts';
import type { Host } from '../host.ts';

export interface SolveArgs extends Pick<SolveOptions, 'maxSolutions' | 'limits' | 'given'> {
  readonly puzzle: Puzzle;
}

export interface SolveAnswer extends Result {
  readonly verdict: Verdict;
}

export async function solvePuzzle(
  { puzzle, ...options }: SolveArgs,
  { stop, onProgress }: Host<Progress>,
): Promise<Success<SolveAnswer>> {
  const result = await solve(puzzle, { ...options, stop, onProgress });
  return success({ ...result, verdict: verdictOf(result) });
}
