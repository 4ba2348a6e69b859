// Looks up how hard the puzzle of a finished game is and which techniques it needs, and adds both
// to the log.

import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Solve } from '../storage/solve.ts';
import type { Storage } from '../storage/storage.ts';
import { longWorker } from '../workers/task-workers.ts';
import { logSolve } from './solve-log.ts';
import { withoutSolutions } from './without-solutions.ts';

/** The most seconds of a rating. */
const SECONDS = 10;

/**
 * Adds nothing if the rating fails or is cancelled. A rating that takes too long makes the
 * difficulty `unknown`, so that nobody tries it again.
 */
export async function rateSolve(
  storage: Storage,
  solve: Solve,
  puzzle: Puzzle,
  signal: AbortSignal,
): Promise<void> {
  const args = { puzzle: withoutSolutions(puzzle), limits: { seconds: SECONDS } };
  const rating = await longWorker.ask('rate', args, { signal }).catch(() => undefined);
  if (rating === undefined) return;
  const { label = 'unknown', steps } = rating.value;
  const techniques = steps?.isFinished ? Object.keys(steps.shares) : undefined;
  await logSolve(storage, { ...solve, difficulty: label, ...defined({ techniques }) });
}
