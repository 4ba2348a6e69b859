// Decides which runs of a method count as measurements. The first runs warm up the code and do not
// count, unless they are long or cut. All later runs count. A run that was cut is not repeated.

import type { MethodLimits } from './method.ts';

/**
 * The warm-up ends after this many seconds of runs, or after this many runs: then all code is
 * loaded and compiled.
 */
const WARM_UP = 0.2;
const WARM_UP_RUNS = 100;
/**
 * A run of at least this many seconds counts without a warm-up: loading takes only a small part of
 * such a run.
 */
const LONG = 5;

/** The runs so far. */
export interface Tally {
  readonly runs: number;
  readonly seconds: number;
  /** Runs that count. */
  readonly counted: number;
}

export const NO_RUNS: Tally = { runs: 0, seconds: 0, counted: 0 };

export function isWarm({ runs, seconds }: Tally): boolean {
  return seconds >= WARM_UP || runs >= WARM_UP_RUNS;
}

/**
 * Adds a run to the tally. Returns whether the run counts, and whether it is the last one: it was
 * cut, or it completes the `repeat` runs that are to count.
 */
export function weighRun(
  tally: Tally,
  { seconds, cut }: { readonly seconds: number; readonly cut: boolean },
  repeat: number,
): { readonly tally: Tally; readonly counts: boolean; readonly isLast: boolean } {
  const counts = isWarm(tally) || seconds >= LONG || cut;
  const counted = tally.counted + (counts ? 1 : 0);
  return {
    tally: { runs: tally.runs + 1, seconds: tally.seconds + seconds, counted },
    counts,
    isLast: cut || counted === repeat,
  };
}

/**
 * A run that took at least this share of its time limit counts as having used the limit up, since
 * clocks differ a little.
 */
const ALL_BUT = 0.95;

/** Whether a run did not end by itself: it was stopped, or its time was over. */
export function wasCut(
  { complete, seconds }: { readonly complete: boolean; readonly seconds: number },
  limits: MethodLimits,
  isStopped: boolean,
): boolean {
  const { seconds: limit = Number.POSITIVE_INFINITY } = limits;
  return !complete && (isStopped || seconds >= ALL_BUT * limit);
}
