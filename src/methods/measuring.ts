// How times of a method are taken, wherever it runs: some runs to warm up, then those that count. A
// time-out is not repeated.

import type { MethodLimits } from './method.ts';

/**
 * Seconds of runs before the first that counts, so that all is loaded and compiled, and how many of
 * them at most.
 */
const WARM_UP = 0.2;
const WARM_UP_RUNS = 100;
/** A first run this long counts: what loading costs it is lost in the noise. */
const LONG = 5;

/** What has been run so far. */
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

/** After one more run: whether that one counts, and whether it was the last of `repeat`. */
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

/** A run that took this share of its time limit has used it up: clocks differ a little. */
const ALL_BUT = 0.95;

/** A run that did not end by itself: it was stopped, or its time was over. */
export function wasCut(
  { complete, seconds }: { readonly complete: boolean; readonly seconds: number },
  limits: MethodLimits,
  isStopped: boolean,
): boolean {
  const { seconds: limit = Number.POSITIVE_INFINITY } = limits;
  return !complete && (isStopped || seconds >= ALL_BUT * limit);
}
