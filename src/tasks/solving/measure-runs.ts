// Runs something to warm up and then to be measured, until it has been measured often enough.

import { isWarm, NO_RUNS, type Tally, weighRun } from '../../methods/measuring.ts';

interface MeasuredRun {
  readonly seconds: number;
  /** The run did not end by itself. */
  readonly cut: boolean;
}

interface MeasuringHooks<R extends MeasuredRun> {
  /** Does one run. Returns undefined if it has no report; then it was the last one. */
  readonly run: (next: NextRun) => Promise<R | undefined>;
  readonly onMeasured: (report: R) => void;
}

export interface NextRun {
  /** Whether the code is warm, so that the run counts. */
  readonly isMeasured: boolean;
  /** The number that the run has if it counts, from 1. */
  readonly number: number;
}

/** Resolves with the report of the last run. A run that was cut is not repeated. */
export async function measureRuns<R extends MeasuredRun>(
  repeat: number,
  { run, onMeasured }: MeasuringHooks<R>,
  before: Tally = NO_RUNS,
): Promise<R | undefined> {
  for (let tally = before; ; ) {
    const report = await run({ isMeasured: isWarm(tally), number: tally.counted + 1 });
    if (report === undefined) return undefined;
    const weighed = weighRun(tally, report, repeat);
    tally = weighed.tally;
    if (weighed.counts) onMeasured(report);
    if (weighed.isLast) return report;
  }
}
