// The pace of long work on the thread of a host: the work is done in slices of some milliseconds.
// Between two slices the limits and `stop` are checked; every 20 ms the host gets a turn, and about
// every 80 ms it gets a report of the progress.

import { yieldToHost } from '../puzzle/yield-to-host.ts';
import type { Limits, Progress } from './options.ts';

/** Work between two looks at the clock, in steps of about 10 ns: some milliseconds. */
export const SLICE = 200_000;
/** Milliseconds between two turns of the host, and between two reports of the progress. */
const TURN_EVERY = 20;
const REPORT_EVERY = 80;

/** What a host asks of long work, and the callback that gets its progress. */
export interface Hosting<P = Progress> {
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: P) => void;
}

export interface Pace<P = Progress> {
  readonly stop: (() => boolean) | undefined;
  readonly onProgress: ((progress: P) => void) | undefined;
  /** Milliseconds of the clock. */
  readonly end: number;
  readonly conflicts: number;
  yieldedAt: number;
  reportedAt: number;
}

export function makePace<P = Progress>({ stop, onProgress, limits = {} }: Hosting<P>): Pace<P> {
  const { seconds = Number.POSITIVE_INFINITY, conflicts = Number.POSITIVE_INFINITY } = limits;
  const now = Date.now();
  return {
    stop,
    onProgress,
    end: now + seconds * 1000,
    conflicts,
    yieldedAt: now,
    reportedAt: now,
  };
}

/** Between two slices: whether the work is to go on, after `conflicts` conflicts so far. */
export async function goesOn<P>(
  pace: Pace<P>,
  conflicts: number,
  progress: () => P,
): Promise<boolean> {
  const { stop, onProgress } = pace;
  const now = Date.now();
  if (conflicts >= pace.conflicts || now >= pace.end || stop?.()) return false;
  if (now - pace.yieldedAt < TURN_EVERY) return true;
  if (onProgress !== undefined && now - pace.reportedAt >= REPORT_EVERY) {
    onProgress(progress());
    pace.reportedAt = now;
  }
  await yieldToHost();
  pace.yieldedAt = Date.now();
  return true;
}
