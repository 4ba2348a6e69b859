// The playing time: it runs while the puzzle is in sight and somebody plays. A pause for thought
// counts, but an absence does not: time beyond `IDLE_AFTER` after the latest input of the player is
// left out. All times are in milliseconds.

export interface Clock {
  /** The time that was counted before `from`. */
  readonly total: number;
  /** When the clock started to run; undefined while it is stopped. */
  readonly from: number | undefined;
  /** When the latest input of the player came. */
  readonly seen: number;
}

/** Milliseconds of thought that count without any input of the player. */
export const IDLE_AFTER = 120_000;

export function stoppedClock(total = 0): Clock {
  return { total, from: undefined, seen: 0 };
}

export function elapsedAt({ total, from, seen }: Clock, now: number): number {
  return from === undefined ? total : total + Math.max(0, Math.min(now, seen + IDLE_AFTER) - from);
}

export function runClock(clock: Clock, now: number): Clock {
  return clock.from === undefined ? { ...clock, from: now, seen: now } : clock;
}

export function stopClock(clock: Clock, now: number): Clock {
  return { ...clock, total: elapsedAt(clock, now), from: undefined };
}

/**
 * Records that the player is active. The clock goes on from this moment after an idle time, and
 * after the clock of the device was put back; it then counts up to the latest input.
 */
export function touchClock(clock: Clock, now: number): Clock {
  const { from, seen } = clock;
  if (from === undefined) return clock;
  if (now >= seen && now <= seen + IDLE_AFTER) return { ...clock, seen: now };
  return { total: elapsedAt(clock, Math.max(now, seen)), from: now, seen: now };
}
