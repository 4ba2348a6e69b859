// Sets the pace of long work on the thread of a host. The work is done in slices of a few
// milliseconds. Between two slices the limits and `stop` are checked; about every 20 ms the host
// gets a turn, and about every 80 ms a report of the progress.

import { pause, yieldToHost } from './yield-to-host.ts';

/** The work between two looks at the clock, in steps of about 10 ns: a few milliseconds. */
export const SLICE = 200_000;
/** The fewest milliseconds between two turns of the host. */
export const TURN_EVERY = 20;
const REPORT_EVERY = 80;

/**
 * The wishes of a host for work that it runs: limits, when to stop and when to wait, and a callback
 * that is told the progress.
 */
export interface Hosting<P> {
  readonly limits?: {
    /** Wall-clock seconds. */
    readonly seconds?: number;
    /** The most units of work; each kind of work counts in conflicts or in steps. */
    readonly conflicts?: number;
    readonly steps?: number;
  };
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: P) => void;
  /**
   * Asked between two slices. If it returns a promise, the work waits until the promise is
   * fulfilled, or until a limit or `stop` ends the work.
   */
  readonly room?: () => Promise<void> | undefined;
}

export interface Pace<P> {
  readonly stop: (() => boolean) | undefined;
  readonly onProgress: ((progress: P) => void) | undefined;
  readonly room: (() => Promise<void> | undefined) | undefined;
  /** The time at which the work must end, in milliseconds of the clock. */
  readonly end: number;
  /** The most units of work that may be done. */
  readonly work: number;
  /**
   * When the host had its latest turn, and when it was last told the progress, in milliseconds of
   * the clock. Before that, both are the start of the work.
   */
  yieldedAt: number;
  reportedAt: number;
}

export function makePace<P>({ stop, onProgress, room, limits = {} }: Hosting<P>): Pace<P> {
  const { seconds = Number.POSITIVE_INFINITY, conflicts, steps } = limits;
  const now = Date.now();
  return {
    stop,
    onProgress,
    room,
    end: now + seconds * 1000,
    work: conflicts ?? steps ?? Number.POSITIVE_INFINITY,
    yieldedAt: now,
    reportedAt: now,
  };
}

/** Returns how many seconds are left until the time limit. */
export function secondsLeft({ end }: Pick<Pace<never>, 'end'>): number {
  return Math.max(0, end - Date.now()) / 1000;
}

/**
 * Returns whether work is over after `done` units, because a limit is reached or the host wants it
 * to stop.
 */
export function isOver<P>({ stop, end, work }: Pace<P>, done: number): boolean {
  return done >= work || Date.now() >= end || stop?.() === true;
}

/** Returns whether `goesOn` would let the host have a turn or wait now. */
export function mayWait<P>(pace: Pace<P>): boolean {
  return pace.room !== undefined || isTurnDue(pace);
}

function isTurnDue<P>({ yieldedAt }: Pace<P>): boolean {
  return Date.now() - yieldedAt >= TURN_EVERY;
}

/**
 * Waits for `room`, then gives the host its turn if that is due. Call this between two slices, with
 * the units of work `done` so far. Returns false when the work is to end.
 */
export async function goesOn<P>(pace: Pace<P>, done: number, progress: () => P): Promise<boolean> {
  const room = pace.room?.();
  if (room !== undefined) await waitForRoom(pace, done, room);
  if (isOver(pace, done)) return false;
  if (!isTurnDue(pace)) return true;
  report(pace, progress);
  await yieldToHost();
  pace.yieldedAt = Date.now();
  // During its turn the host may have stopped the work, or the time may have run out.
  return !isOver(pace, done);
}

/** Waits until there is room, a limit is reached, or the host wants the work to stop. */
async function waitForRoom<P>(pace: Pace<P>, done: number, room: Promise<void>): Promise<void> {
  const made = room.then(() => true);
  for (;;) {
    const isMade = await Promise.race([made, pause(TURN_EVERY)]);
    if (isMade || isOver(pace, done)) return;
  }
}

/** Tells the host the progress if a report is due. */
export function report<P>(pace: Pace<P>, progress: () => P): void {
  const now = Date.now();
  if (pace.onProgress === undefined || now - pace.reportedAt < REPORT_EVERY) return;
  pace.onProgress(progress());
  pace.reportedAt = now;
}
