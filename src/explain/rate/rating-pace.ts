// Runs long work in pieces on the thread of a host. Between the pieces it looks at the clock and at
// `stop`; now and then it lets the host have a turn and reports progress. Work is a generator that
// yields how many cells are known so far.

import { yieldToHost } from '../../puzzle/yield-to-host.ts';

export const RATE_PHASES = ['solving', 'sweeps', 'steps', 'lookahead'] as const;
export type RatePhase = (typeof RATE_PHASES)[number];

export interface RateProgress {
  readonly phase: RatePhase;
  /** The known cells of the phase: each begins with the empty board. */
  readonly knownCells: number;
  readonly cells: number;
}

export interface RatingPace {
  readonly cells: number;
  readonly stop: (() => boolean) | undefined;
  readonly onProgress: ((progress: RateProgress) => void) | undefined;
  /** Milliseconds of the clock. */
  readonly end: number;
  lastPause: number;
  lastReport: number;
  /** Something was left undone. */
  isCut: boolean;
}

export interface RatingPaceOptions {
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: RateProgress) => void;
}

/** Milliseconds between two turns of the host, and two pieces of news for it. */
const BREATH = 20;
const NEWS = 80;

export function makeRatingPace(
  cells: number,
  seconds: number,
  options: RatingPaceOptions,
): RatingPace {
  const { stop, onProgress } = options;
  const now = Date.now();
  const end = now + seconds * 1000;
  return { cells, stop, onProgress, end, lastPause: now, lastReport: now, isCut: false };
}

export function secondsLeft({ end }: RatingPace): number {
  return Math.max(0, end - Date.now()) / 1000;
}

/** Runs `work` to its end; undefined, and the watch cut, when time or the host ended it. */
export async function inSlices<T>(
  watch: RatingPace,
  phase: RatePhase,
  work: Generator<number, T>,
): Promise<T | undefined> {
  while (!watch.isCut) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
    if (!(await goesOn(watch, phase, turn.value))) watch.isCut = true;
  }
  return undefined;
}

async function goesOn(watch: RatingPace, phase: RatePhase, knownCells: number): Promise<boolean> {
  const now = Date.now();
  if (now >= watch.end || watch.stop?.()) return false;
  if (now - watch.lastPause < BREATH) return true;
  if (now - watch.lastReport >= NEWS) {
    watch.onProgress?.({ phase, knownCells, cells: watch.cells });
    watch.lastReport = now;
  }
  await yieldToHost();
  watch.lastPause = Date.now();
  return true;
}

/** Runs `work` to its end in one go. */
export function finish<T>(work: Generator<number, T>): T {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
  }
}
