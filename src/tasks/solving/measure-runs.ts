// Repeats a run until enough of the runs count. `weighRun` says which runs count and which only
// warm up.

import { isWarm, NO_RUNS, type Tally, weighRun } from '../../methods/measuring.ts';
import type { Outcome } from '../../puzzle/problem.ts';

interface MeasuredRun {
  readonly seconds: number;
  /** Whether a limit or a cancel ended the run. */
  readonly cut: boolean;
}

interface MeasuringHooks<R extends MeasuredRun> {
  /**
   * Does one run. Returns undefined if the run was stopped. A run that failed or was stopped is the
   * final run.
   */
  readonly run: (next: NextRun) => Promise<Outcome<R> | undefined>;
  readonly onMeasured: (report: R) => void;
}

export interface NextRun {
  /**
   * Whether the code is warm, so that the run counts. A run that is long or cut counts even if the
   * code is not warm.
   */
  readonly isMeasured: boolean;
  /** The number that the run has if it counts, from 1. */
  readonly number: number;
}

/** Resolves with what the last run returned. A run that was cut is not repeated. */
export async function measureRuns<R extends MeasuredRun>(
  repeat: number,
  { run, onMeasured }: MeasuringHooks<R>,
  before: Tally = NO_RUNS,
): Promise<Outcome<R> | undefined> {
  for (let tally = before; ; ) {
    const outcome = await run({ isMeasured: isWarm(tally), number: tally.counted + 1 });
    if (!outcome?.ok) return outcome;
    const weighed = weighRun(tally, outcome.value, repeat);
    tally = weighed.tally;
    if (weighed.counts) onMeasured(outcome.value);
    if (weighed.isLast) return outcome;
  }
}
