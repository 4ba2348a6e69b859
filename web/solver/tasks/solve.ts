// Solutions, whether there are others, and what is sure so far.

import { type Progress, type SolveOptions, solve } from '../../../src/engine/index.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type Result, type Verdict, verdictOf } from '../../../src/puzzle/result.ts';
import type { Host } from '../protocol.ts';

export interface SolveArgs extends Pick<SolveOptions, 'maxSolutions' | 'limits' | 'given'> {
  readonly puzzle: Puzzle;
}

export interface SolveAnswer extends Result {
  readonly verdict: Verdict;
}

export interface SolveProgress extends Omit<Progress, 'solutions'> {
  readonly solutions: number;
  /** Wall-clock seconds since the start. */
  readonly seconds: number;
}

export async function solvePuzzle(
  { puzzle, ...options }: SolveArgs,
  host: Host<SolveProgress>,
): Promise<SolveAnswer> {
  const start = performance.now();
  const result = await solve(puzzle, {
    ...options,
    stop: host.stop,
    onProgress: (progress) =>
      host.onProgress({ ...progress, seconds: (performance.now() - start) / 1000 }),
  });
  return { ...result, verdict: verdictOf(result) };
}
