// Runs the phases of a rating that follow the solving. Each phase is a generator that yields how
// many cells are known so far, so that the host has its turns in between.

import { goesOn, isOver, mayWait, type Pace } from '../../pacing/pace.ts';

export const RATE_PHASES = ['solving', 'sweeps', 'steps', 'lookahead'] as const;
type RatePhase = (typeof RATE_PHASES)[number];

export interface RateProgress {
  readonly phase: RatePhase;
  /** How many cells are known in this phase; each phase begins with the empty board. */
  readonly knownCells: number;
  readonly cells: number;
}

export interface RatingTask {
  readonly cells: number;
  readonly pace: Pace<RateProgress>;
  /** Whether something was left undone. */
  isCut: boolean;
}

/**
 * Runs `work` to its end. When the time is up or the host stops it, sets `isCut` and returns
 * undefined.
 */
export async function runPhase<T>(
  task: RatingTask,
  phase: RatePhase,
  work: Generator<number, T>,
): Promise<T | undefined> {
  const { cells, pace } = task;
  while (!task.isCut) {
    const next = work.next();
    if (next.done === true) return next.value;
    // Waiting for nothing would take longer than most steps do.
    const goes = mayWait(pace)
      ? await goesOn(pace, 0, () => ({ phase, knownCells: next.value, cells }))
      : !isOver(pace, 0);
    if (!goes) task.isCut = true;
  }
  return undefined;
}
