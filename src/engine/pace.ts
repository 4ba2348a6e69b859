// The pace of long work on the thread of a host: slices of some milliseconds, between them a look
// at the limits and at `stop`, and now and then a turn for the host, with news of the progress.

import { breathe } from '../puzzle/breathe.ts';
import type { Limits, Progress } from './options.ts';

/** Work between two looks at the clock, in steps of about 10 ns: some milliseconds. */
export const SLICE = 200_000;
/** The host gets its turn this often, in milliseconds, and news of the progress. */
const BREATH = 20;
const NEWS = 80;

/** What a host asks of long work, and how it hears of it. */
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
  breathed: number;
  told: number;
}

export function makePace<P = Progress>({ stop, onProgress, limits = {} }: Hosting<P>): Pace<P> {
  const { seconds = Number.POSITIVE_INFINITY, conflicts = Number.POSITIVE_INFINITY } = limits;
  const now = Date.now();
  return { stop, onProgress, end: now + seconds * 1000, conflicts, breathed: now, told: now };
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
  if (now - pace.breathed < BREATH) return true;
  if (onProgress !== undefined && now - pace.told >= NEWS) {
    onProgress(progress());
    pace.told = now;
  }
  await breathe();
  pace.breathed = Date.now();
  return true;
}
